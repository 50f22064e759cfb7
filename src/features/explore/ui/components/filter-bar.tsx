'use client';

import { useTranslations } from 'next-intl';
import { Drop, DropButton, DropLink } from '@/ui/kit/overlays/drop';
import { type Asked, changedAddress, FILTERS, LIST_SORTS } from '../../model/explore-address';
import { FilterDrop } from './filter-drop';

interface FilterBarProps {
  asked: Asked;
  /** false for an empty list, which has no order */
  isSortable: boolean;
}

/** By what the list can be narrowed and sorted. */
export function FilterBar({ asked, isSortable }: FilterBarProps) {
  const t = useTranslations('explore');
  const hasSearch = asked.search !== '';
  // The default order is not in the address.
  const sorts = hasSearch
    ? ([undefined, ...LIST_SORTS] as const)
    : ([undefined, 'views', 'rating'] as const);
  const sortName = (sort: Asked['sort']) => t(`sorts.${sort ?? (hasSearch ? 'match' : 'newest')}`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div
        role="group"
        aria-label={t('filters.label')}
        className="-m-1 flex min-h-13 max-w-full items-center gap-2 overflow-x-auto p-1"
      >
        {FILTERS.map((name) => (
          <DropButton key={name} opens={`filter-${name}`} isOn={asked[name] !== undefined}>
            {t(`filters.${name}`)}
          </DropButton>
        ))}
      </div>
      {isSortable && (
        <>
          <DropButton
            opens="list-sort"
            className="border-transparent bg-transparent max-md:-ml-3 md:-mr-4"
          >
            {t('sorts.chosen', { sort: sortName(asked.sort) })}
          </DropButton>
          <Drop id="list-sort" label={t('sorts.label')} isAtEnd>
            {sorts.map((sort) => (
              <DropLink
                key={sort ?? ''}
                href={changedAddress(asked, { sort })}
                isOn={asked.sort === sort}
              >
                {sortName(sort)}
              </DropLink>
            ))}
          </Drop>
        </>
      )}
      {FILTERS.map((name) => (
        <FilterDrop key={name} name={name} label={t(`filters.${name}`)} asked={asked} />
      ))}
    </div>
  );
}
