import 'server-only';
import { fieldError } from '@/shared/http/app-error';
import { isPlaced } from '@/shared/http/pagination';
import type { ExploreQuery, ExploreSort } from '../../schema';
import { readSearchText } from '../../search/model/search-query';
import { spellOut } from '../dictionary/repository';
import { understand } from '../search/service';
import { listChanged } from './repository';

/** The order of a list that no search text ranks. */
export const plainSortOf = ({
  sortBy = 'relevance',
}: ExploreQuery): Exclude<ExploreSort, 'relevance'> =>
  sortBy === 'relevance' ? 'createdAt:desc' : sortBy;

/**
 * The listed projects that have changed since a time, of those that the search and the filters
 * find.
 * @throws {AppError} validation_failed at after
 */
export async function findChanged(query: ExploreQuery, filters: string | undefined) {
  const { name, exact, updatedSince } = query;
  if (updatedSince === undefined || !isPlaced(query)) throw fieldError('after', 'after');
  const hasText = readSearchText(name).units.length > 0;
  const understood =
    hasText && (await understand(name, filters, { limit: 0, offset: 0 }, exact === 'true'));
  const wanted = understood ? await spellOut(understood.wanted.query) : filters;
  return listChanged(plainSortOf(query), { ...query, updatedSince, wanted });
}
