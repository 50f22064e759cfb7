import type { DateRange } from '@/shared/date-range';

const DAY_MS = 24 * 60 * 60_000;

/** Instants, both included. */
export type Span = { from: Date; to: Date };

/**
 * The UTC days that a time touches, oldest first, as 'YYYY-MM-DD'. Those in `parts` are not in it as a whole: of them at most two,
 * the first and the last, that are counted record by record. All others are counted by their sums.
 */
export type Period = { days: string[]; parts: (Span & { day: string })[] };

/** What bounds a period: the first day there can be anything, this moment, and the first day whose records are still kept one by one. */
export type Bounds = { firstDay: string; now: Date; keptFrom: string };

/** The UTC day of a moment. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const endOf = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/** The UTC day so many months before a moment; the last one of a month that is too short. */
export function monthsBefore(moment: Date, months: number): string {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(moment.getUTCDate(), lastOfMonth))));
}

/** No range is everything. Days before the first one and after today are left out: nothing is in them. */
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
          // Nothing lies after this moment: a day that goes on until then is whole. Of a condensed one nothing but its sums is left.
          const isWhole = from <= startOf(day) && (to >= endOf(day) || to >= now);
          return isWhole || day < keptFrom ? [] : [{ day, from, to }];
        });
  return { days, parts };
}

/** The whole days of a period; undefined when there are none. They lie side by side. */
export function wholeDays({ days, parts }: Period): { from: string; to: string } | undefined {
  const whole = days.filter((day) => parts.every((part) => part.day !== day));
  const [from, to] = [whole[0], whole.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

/** From when to when there may be records one by one; undefined when there are none. */
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
