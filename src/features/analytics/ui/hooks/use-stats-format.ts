import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { dayText } from '@/ui/date-range/date-range-rules';
import { clockText } from '../../model/clock-text';
import type { DayGroup, DayUnit } from '../../model/group-days';

const spanOf = (numbers: readonly number[]) => ({
  count: numbers.length,
  first: numbers[0] ?? 0,
  last: numbers.at(-1) ?? 0,
});

/** Formatters for numbers, times and UTC days; stable while the language is the same. */
export function useStatsFormat() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const locale = useLocale();
  return useMemo(() => {
    const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    return {
      count: (value: number | null) => (value === null ? t('none') : format.number(value)),
      share: (portion: number) =>
        format.number(portion, {
          style: 'percent',
          maximumFractionDigits: portion > 0 && portion < 0.1 ? 1 : 0,
        }),
      clock: (timeMs: number | null) => (timeMs === null ? t('none') : clockText(timeMs)),
      /** below a column: day and month, or the name of the month */
      dayName: ({ first }: DayGroup, unit: DayUnit) =>
        unit === 'month'
          ? monthFormat.format(new Date(first)).replace('.', '')
          : dayText(first.slice(5)),
      /** 'Version 6', 'Versions 6 to 9'; empty without any */
      versions: (numbers: readonly number[]) =>
        numbers.length === 0 ? '' : t('versions.numbers', spanOf(numbers)),
      /** the same as a sentence */
      versionsBegun: (numbers: readonly number[]) =>
        numbers.length === 0 ? '' : t('days.begun', spanOf(numbers)),
      dayTitle: ({ first, last }: DayGroup) =>
        first === last
          ? dayText(first)
          : t('days.span', { first: dayText(first), last: dayText(last) }),
    };
  }, [t, format, locale]);
}
