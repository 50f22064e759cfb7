import { FilterOptions } from '@/features/explore/components/filter-options';
import { loadFilters } from '@/features/explore/loaders';
import { type Asked, queryOf } from '@/features/explore/model/explore-address';

/** What the filters offer. A part of its own: counting must not keep the list waiting. */
export async function OfferedFilters({ asked }: { asked: Asked }) {
  return <FilterOptions asked={asked} offered={await loadFilters(queryOf(asked))} />;
}
