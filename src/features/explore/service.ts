import 'server-only';
import type { Page } from '@/shared/pagination';
import { foldText } from '@/shared/text';
import { searchWords } from './model/search-words';
import { toProjectCard } from './presenter';
import { countListedOf, countValues, estimateListed, findListedByRef, findListedOf, type Search, searchListed } from './repository';
import type { ExploreAnswer, ExploreQuery, FiltersAnswer, FiltersQuery } from './schema';

const LANGUAGES_SHOWN = 5;
const CATEGORIES_SHOWN = 12;
const TAGS_SHOWN = 20;

/**
 * Published public projects (contract, section 4): by name, reference code, brand, category, tags and creator,
 * whatever case and accents, forgiving small misspellings; an exact reference code comes first.
 */
export async function searchProjects(query: ExploreQuery): Promise<ExploreAnswer> {
  const search = searchOf(query);
  const sort = query.sortBy ?? (search.words.length > 0 ? 'relevance' : 'createdAt:desc');
  const exact = await searchListed(search, sort, query);
  const isMisspelt = exact.total === 0 && search.words.some((word) => word.mistakes > 0);
  search.isForgiving = isMisspelt;
  const { rows, total, isEstimate } = isMisspelt ? await searchListed(search, sort, query) : exact;
  return {
    results: rows.map(toProjectCard),
    totalResults: isEstimate ? await estimateListed(search) : total,
    ...(isEstimate ? { totalIsEstimate: true } : {}),
    ...(search.words.length > 0 ? { words: search.words.map(({ text }) => text) } : {}),
    ...(search.words.length > 0 && total === 0 && query.page === 1 ? { nearest: [] } : {}),
  };
}

/** What the filters of the list offer for this search, the most frequent first; each group under the other filters, not its own. */
export async function listFilters(query: FiltersQuery): Promise<FiltersAnswer> {
  const search = searchOf(query);
  return {
    languages: await countValues({ ...search, language: undefined }, 'languages', LANGUAGES_SHOWN),
    categories: await countValues({ ...search, categoryKey: undefined }, 'categories', CATEGORIES_SHOWN),
    tags: await countValues({ ...search, tagKey: undefined }, 'tags', TAGS_SHOWN),
  };
}

function searchOf({ name, language, category, tag }: FiltersQuery): Search {
  return {
    words: searchWords(name), isForgiving: false, text: foldText(name), refKey: name.toLowerCase(), language,
    categoryKey: category ? foldText(category) : undefined,
    tagKey: tag ? foldText(tag) : undefined,
  };
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
