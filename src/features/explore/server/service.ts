import 'server-only';
import { publicRead } from '@/server/db/client';
import { gtinKeyOf } from '@/shared/ids/gtin';
import { offsetOf, type Page } from '@/shared/http/pagination';
import { refKeyOf } from '@/shared/ids/ref-key';
import type { Locale } from '@/shared/interface/languages';
import { LISTED_MAX } from '../constants';
import { findChanged, plainSortOf } from './changed/service';
import { countMissed } from './missed/service';
import { toExploreCards, toProjectCard } from './presenter';
import {
  countListedOf,
  countListedRoughly,
  findCards,
  findListedByRef,
  findListedOf,
  listAll,
  type Placed,
} from './repository';
import type { ProjectCard } from '@/features/projects/schema';
import { type ExploreAnswer, type ExploreQuery, type ExploreSort, named } from '../schema';
import { foundWords } from '../search/model/found-in';
import { ranked } from '../search/model/ranking';
import { anyOf, readSearchText, typedAs } from '../search/model/search-query';
import { COUNT_MAX, estimateHits, listHitsBy, walkHits } from './search/repository';
import { filterQuery, listNearest, understand, type Understood } from './search/service';

/** So many of the roughly best hits are put in order finely; the others follow as they are. */
const RANKED = 30;
const NEAREST_SHOWN = 4;

type Listed = { placed: Placed[]; total: number; isEstimate: boolean };
type PlainSort = Exclude<ExploreSort, 'relevance'>;

/**
 * Searches listed projects (docs/reference/guides.md#lists-and-search) by name, reference code,
 * brand, category, tags, parts, creator and step titles. Ignores case and accents, tolerates typos
 * and inflection; an exact reference code comes first.
 */
export const searchProjects = (query: ExploreQuery, locale?: Locale): Promise<ExploreAnswer> =>
  publicRead(() => search(named(query), locale));

async function search(query: ExploreQuery, locale?: Locale): Promise<ExploreAnswer> {
  const filters = filterQuery(query);
  if (query.updatedSince !== undefined || query.after !== undefined) {
    const changed = await findChanged(query, filters);
    return answerOf(changed, await toExploreCards(await findCards(changed.placed)));
  }
  if (readSearchText(query.name).units.length > 0) return searchText(query, filters, locale);
  const sort = plainSortOf(query);
  const listed =
    filters === undefined
      ? await listEverything(sort, query)
      : await listFiltered(sort, filters, query);
  return answerOf(listed, await toExploreCards(await findCards(listed.placed)));
}

async function searchText(
  query: ExploreQuery,
  filters: string | undefined,
  locale?: Locale,
): Promise<ExploreAnswer> {
  const { sortBy: sort = 'relevance' } = query;
  const offset = offsetOf(query);
  const isFine = sort === 'relevance' && offset < RANKED;
  const understood = await understand(
    query.name,
    filters,
    sort !== 'relevance'
      ? { limit: 0, offset: 0 }
      : isFine
        ? { limit: Math.max(RANKED, offset + query.limit), offset: 0 }
        : { limit: query.limit, offset },
    query.exact === 'true',
  );
  const { text, wanted, hits, corrected, isPartial } = understood;
  const isEstimate = understood.total > COUNT_MAX;
  const { placed, total } = isEstimate
    ? await listMany(sort, understood, query)
    : {
        total: understood.total,
        placed:
          sort !== 'relevance'
            ? await listHits(sort, understood, query)
            : isFine
              ? [
                  ...ranked(hits.slice(0, RANKED), text, wanted.rarity),
                  ...hits.slice(RANKED),
                ].slice(offset, offset + query.limit)
              : hits,
      };
  const results = await toExploreCards(await findCards(placed), {
    units: text.units,
    locale,
    nameOf: isPartial && ((unit) => typedAs(query.name, unit)),
  });
  const foundNothing = total === 0 && query.page === 1;
  if (foundNothing && filters === undefined) countMissed(query.name);
  return {
    ...answerOf({ placed, total, isEstimate }, results),
    words: foundWords(text.units),
    ...(corrected === undefined ? {} : { corrected }),
    ...(isPartial === true ? { leftOutWords: leftOutOf(results) } : {}),
    ...(foundNothing ? { nearest: await nearestTo(understood, query) } : {}),
  };
}

const leftOutOf = ([first, ...others]: ExploreAnswer['results']) =>
  (first?.without ?? []).filter((word) => others.every(({ without }) => without?.includes(word)));

/** The most viewed listed projects with one of these categories or tags, in any language. */
export async function listMostViewedOf(
  { categories = [], tags = [] }: { categories?: string[]; tags?: string[] },
  limit: number,
): Promise<ProjectCard[]> {
  const wanted = anyOf([
    ...categories.flatMap((category) => filterQuery({ category }) ?? []),
    ...tags.flatMap((tag) => filterQuery({ tag }) ?? []),
  ]);
  if (wanted === undefined) return [];
  return publicRead(async () => {
    const { placed } = await listFiltered('views:desc', wanted, { page: 1, limit });
    return (await findCards(placed)).map(toProjectCard);
  });
}

function answerOf({ total, isEstimate }: Listed, results: ExploreAnswer['results']): ExploreAnswer {
  return { results, totalResults: total, ...(isEstimate ? { totalIsEstimate: true } : {}) };
}

async function listEverything(sort: PlainSort, page: Page): Promise<Listed> {
  const [placed, total] = await Promise.all([listAll(sort, page), countListedRoughly(LISTED_MAX)]);
  return { placed, total, isEstimate: total > LISTED_MAX };
}

async function listFiltered(sort: PlainSort, filters: string, page: Page): Promise<Listed> {
  const wanted = { query: filters, units: [], refKeys: [], gtin: undefined, key: '', filters };
  const { total, placed } = await listHitsBy(sort, wanted, page);
  if (total <= COUNT_MAX) return { placed, total, isEstimate: false };
  return {
    placed: await walk(sort, filters, page),
    total: await estimateHits(filters),
    isEstimate: true,
  };
}

async function listHits(
  sort: PlainSort,
  { wanted, total }: Understood,
  page: Page,
): Promise<Placed[]> {
  return total === 0 ? [] : (await listHitsBy(sort, wanted, page)).placed;
}

// A limit, so that every page costs a bounded part of an index.
async function walk(sort: PlainSort, query: string, page: Page): Promise<Placed[]> {
  return offsetOf(page) >= LISTED_MAX
    ? []
    : walkHits(sort, query, { limit: page.limit, offset: offsetOf(page) });
}

// Of more hits than are counted, the best of a pool come first, and then the newest.
async function listMany(
  sort: ExploreSort,
  { wanted, text, hits }: Understood,
  page: Page,
): Promise<Omit<Listed, 'isEstimate'>> {
  const offset = offsetOf(page);
  const total = await estimateHits(wanted.query);
  if (sort !== 'relevance')
    return {
      total,
      placed: await walk(sort, wanted.query, page),
    };
  if (offset >= LISTED_MAX) return { total, placed: [] };
  const pool = ranked(hits, text);
  const shown = pool.slice(offset, offset + page.limit);
  if (shown.length === page.limit) return { placed: shown, total };
  const newest = await walkHits(
    'createdAt:desc',
    wanted.query,
    { limit: page.limit - shown.length, offset: Math.max(0, offset - pool.length) },
    pool.map(({ id }) => id),
  );
  return { placed: [...shown, ...newest], total };
}

async function nearestTo(found: Understood, { language, ...query }: ExploreQuery) {
  const { hits, text, rarity } = await listNearest(found, filterQuery({ ...query, language }));
  // Another language may have a guide where this one has none.
  if (hits.length === 0 && language !== undefined) {
    const span = { limit: NEAREST_SHOWN, offset: 0 };
    const elsewhere = await understand(query.name, filterQuery(query), span, false);
    return cardsOf(ranked(elsewhere.hits, elsewhere.text, elsewhere.wanted.rarity));
  }
  return cardsOf(ranked(hits, text, rarity));
}

const cardsOf = async (ranking: readonly Placed[]) =>
  (await findCards(ranking.slice(0, NEAREST_SHOWN))).map(toProjectCard);

/**
 * The projects on a creator's public page (docs/reference/accounts.md#profile): listed ones only,
 * the newest first.
 */
export async function listCreatorProjects(uid: string, page: Page): Promise<ExploreAnswer> {
  const [rows, totalResults] = await publicRead(() =>
    Promise.all([findListedOf(uid, page), countListedOf(uid)]),
  );
  return { results: rows.map(toProjectCard), totalResults };
}

/**
 * The listed project with this reference code, if it is the only one
 * (docs/reference/guides.md#addresses); bar code numbers match in any of their lengths.
 */
export async function findByCode(code: string): Promise<string | undefined> {
  const refKey = refKeyOf(code);
  const projects =
    refKey === '' ? [] : await publicRead(() => findListedByRef(refKey, gtinKeyOf(code)));
  return projects.length === 1 ? projects[0]?.projectUid : undefined;
}
