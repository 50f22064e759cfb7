import 'server-only';
import type { Page } from '@/shared/pagination';
import { foldText } from '@/shared/text';
import { searchWords } from './model/search-words';
import { toProjectCard } from './presenter';
import { countListedOf, estimateListed, findListedByRef, findListedOf, type Search, searchListed } from './repository';
import type { ExploreAnswer, ExploreQuery } from './schema';

/**
 * Published public projects (contract, section 4): by name, reference code, brand, category, tags and creator,
 * whatever case and accents, forgiving small misspellings; an exact reference code comes first.
 */
export async function searchProjects(query: ExploreQuery): Promise<ExploreAnswer> {
  const search: Search = {
    words: searchWords(query.name),
    isForgiving: false,
    text: foldText(query.name),
    refKey: query.name.toLowerCase(),
    language: query.language,
    categoryKey: query.category ? foldText(query.category) : undefined,
    tagKey: query.tag ? foldText(query.tag) : undefined,
  };
  const sort = query.sortBy ?? (search.words.length > 0 ? 'relevance' : 'createdAt:desc');
  const exact = await searchListed(search, sort, query);
  const isMisspelt = exact.total === 0 && search.words.some((word) => word.mistakes > 0);
  search.isForgiving = isMisspelt;
  const { rows, total, isEstimate } = isMisspelt ? await searchListed(search, sort, query) : exact;
  const results = rows.map(toProjectCard);
  return isEstimate
    ? { results, totalResults: await estimateListed(search), totalIsEstimate: true }
    : { results, totalResults: total };
}

/** What a creator's public page lists (contract, section 7): published public projects, the newest first; never private ones. */
export async function listCreatorProjects(uid: string, page: Page): Promise<ExploreAnswer> {
  const [rows, totalResults] = await Promise.all([findListedOf(uid, page), countListedOf(uid)]);
  return { results: rows.map(toProjectCard), totalResults };
}

/** The one listed project that bears this reference code, if exactly one does (contract, section 4, /explore/{code}). */
export async function findByCode(code: string): Promise<string | undefined> {
  const refKey = code.trim().toLowerCase();
  const found = refKey === '' ? [] : await findListedByRef(refKey);
  return found.length === 1 ? found[0]?.projectUid : undefined;
}
