import type { ComponentProps } from 'react';
import { useFormatter, useTranslations } from 'next-intl';
import { DateRangeFilter } from '@/ui/date-range/date-range-filter';
import { TableMenu, type TableEntry } from '@/ui/kit/overlays/table-menu';
import { useDeviceZone } from '@/browser/time/time-zone';
import { dayOf, startOf } from '../../model/period';

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

/**
 * Names the time zone of the stats, and when their days begin on the device: rollups have UTC days
 * (docs/decisions/0017).
 */
function UtcNote() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const zone = useDeviceZone();
  const clock = (timeZone: string) =>
    format.dateTime(startOf(dayOf(new Date())), { timeStyle: 'short', timeZone });
  const begins = clock(zone);
  return (
    <p className="max-w-prose text-sm text-ink-muted">
      {begins === clock('UTC') ? t('utc') : t('utcHere', { time: begins })}
    </p>
  );
}
