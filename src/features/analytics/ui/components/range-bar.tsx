import type { ComponentProps } from 'react';
import { DateRangeFilter } from '@/ui/date-range/date-range-filter';
import { TableMenu, type TableEntry } from '@/ui/kit/overlays/table-menu';
import { UtcNote } from './utc-note';

type RangeBarProps = ComponentProps<typeof DateRangeFilter> & {
  /** what can be saved for the range */
  tables: readonly TableEntry[];
};

/** The range of the stats below, and their tables for spreadsheets. */
export function RangeBar({ tables, ...filter }: RangeBarProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <DateRangeFilter {...filter} />
        <div className="-mx-3">
          <TableMenu tables={tables} />
        </div>
      </div>
      <UtcNote />
    </div>
  );
}
