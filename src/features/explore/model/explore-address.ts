import { isProjectLanguage, type ProjectLanguage } from '@/shared/interface/languages';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { paths } from '@/shared/addresses/paths';
import { cutText } from '@/shared/text/letters';
import { lengthOf } from '@/shared/text/text';
import { LABEL_MAX, TAG_MAX } from '@/features/projects/constants';
import { SEARCH_MAX } from '../constants';
import type { ExploreQuery } from '../schema';

/** A query parameter as pages get it. */
export type Parameter = string | string[] | undefined;

/**
 * The sort orders in addresses. Without one, searches are sorted by relevance and other lists by
 * date.
 */
export const LIST_SORTS = ['newest', 'views', 'rating'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

const SORT_BY = { newest: 'createdAt:desc', views: 'views:desc', rating: 'rating:desc' } as const;

/** Filters of the list. */
export const FILTERS = ['language', 'category', 'tag'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Choices in an address of the list. */
export interface Asked {
  /** blank for everything */
  search: string;
  /** found as it is typed, or not at all */
  exact?: true | undefined;
  page: number;
  language?: ProjectLanguage | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  sort?: ListSort | undefined;
}

const first = (value: Parameter) => (Array.isArray(value) ? value[0] : value) ?? '';

/** Parses the parameters of an address; invalid ones are ignored. */
export function askedOf(query: Record<string, Parameter>): Asked {
  const search = searchOf(query['search']);
  const language = first(query['language']);
  const sort = LIST_SORTS.find((name) => name === first(query['sort']));
  return {
    search,
    exact: search !== '' && first(query['exact']) === 'true' ? true : undefined,
    page: pageOf(query['page']),
    language: isProjectLanguage(language) ? language : undefined,
    category: labelOf(query['category'], LABEL_MAX),
    tag: labelOf(query['tag'], TAG_MAX),
    // A list that was not searched is sorted so anyway: one address for it.
    sort: search === '' && sort === 'newest' ? undefined : sort,
  };
}

/** The address of the same list, changed; on its first page unless another is named. */
export function changedAddress(asked: Asked, change: Partial<Asked>): string {
  return paths.explore({ ...asked, page: 1, ...change });
}

/** Names the choices as the calls of /v1 do. */
export function queryOf({
  search,
  exact,
  page,
  language,
  category,
  tag,
  sort,
}: Asked): ExploreQuery {
  return {
    page,
    limit: PAGE_SIZE,
    name: search,
    exact: exact && 'true',
    language,
    category,
    tag,
    sortBy: sort && SORT_BY[sort],
  };
}

/** Which filters are on. */
export function filtersOn(asked: Asked): FilterName[] {
  return FILTERS.filter((name) => asked[name] !== undefined);
}

/**
 * True if search engines may index the page: all guides, or those of one language, category or tag.
 * Searches, other orders and combined filters are countless and show the same guides
 * (docs/decisions/0024).
 */
export function mayBeIndexed(asked: Asked): boolean {
  return asked.search === '' && asked.sort === undefined && filtersOn(asked).length <= 1;
}

/** The number of the page; 1 for an invalid one (docs/reference/guides.md#lists-and-search). */
export function pageOf(value: Parameter): number {
  const text = first(value);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/** The text to search for: one line of at most 200 code points, without what no database holds. */
export function searchOf(value: Parameter): string {
  return cutText(lineOf(value), SEARCH_MAX).trim();
}

/**
 * The code in /explore/{code}. One with slashes may come in several segments; one that cannot be
 * decoded stays unchanged.
 */
export function codeOf(segments: readonly string[] | undefined): string {
  return searchOf((segments ?? []).map(decode).join('/'));
}

const lineOf = (value: Parameter) =>
  first(value)
    .replace(/[\u0000-\u001F\u007F]+/g, ' ')
    .trim();

// No project bears a longer one.
function labelOf(value: Parameter, max: number): string | undefined {
  const text = lineOf(value);
  return text === '' || lengthOf(text) > max ? undefined : text;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
