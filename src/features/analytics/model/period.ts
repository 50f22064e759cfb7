import type { DateRange } from '@/shared/text/date-range';

const DAY_MS = 24 * 60 * 60_000;

/** Instants, both inclusive. */
export type Span = { from: Date; to: Date };

/**
 * The UTC days of a time range, oldest first, as 'YYYY-MM-DD'. `parts` are its partial days, at
 * most the first and the last, which are counted by record. All others are counted by rollups.
 */
export type Period = { days: string[]; parts: (Span & { day: string })[] };

/**
 * The bounds of a period: the first possible day, now, and the first day with individual records.
 */
export type Bounds = { firstDay: string; now: Date; keptFrom: string };

/** The UTC day of a moment. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const endOf = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** The UTC day a number of months before a moment; the last day of a shorter month. */
export function monthsBefore(moment: Date, months: number): string {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(moment.getUTCDate(), lastOfMonth))));
}

/**
 * No range means everything. Omits days before the first one and after today, which have no data.
 */
export function periodOf(
  range: DateRange | undefined,
  { firstDay, now, keptFrom }: Bounds,
): Period {
  const today = dayOf(now);
  const { start, end } = range ?? { start: startOf(firstDay), end: endOf(today) };
  const [first, last] = [later(dayOf(start), firstDay), earlier(dayOf(end), today)];
  const days = daysBetween(first, last);
  const parts =
    days.length === 0
      ? []
      : [...new Set([first, last])].flatMap((day) => {
          const from = start > startOf(day) ? start : startOf(day);
          const to = end < endOf(day) ? end : endOf(day);
          // A day that reaches until now is whole. A compacted one only has its sums.
          const isWhole = from <= startOf(day) && (to >= endOf(day) || to >= now);
          return isWhole || day < keptFrom ? [] : [{ day, from, to }];
        });
  return { days, parts };
}

/** The whole days of a period, which are consecutive; undefined without any. */
export function wholeDays({ days, parts }: Period): { from: string; to: string } | undefined {
  const whole = days.filter((day) => parts.every((part) => part.day !== day));
  const [from, to] = [whole[0], whole.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** The time range with individual records; undefined without any. */
export function keptSpan(period: Period, keptFrom: string): Span | undefined {
  const days = period.days.filter((day) => day >= keptFrom);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const partOf = (day: string) => period.parts.find((part) => part.day === day);
  return { from: partOf(first)?.from ?? startOf(first), to: partOf(last)?.to ?? endOf(last) };
}

function daysBetween(first: string, last: string): string[] {
  const count = (startOf(last).getTime() - startOf(first).getTime()) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    dayOf(new Date(startOf(first).getTime() + index * DAY_MS)),
  );
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);
