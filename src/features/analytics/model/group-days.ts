import type { DayView } from '../schema';

export type DayUnit = 'day' | 'week' | 'month';
/** Days in a row that are shown as one: the first and the last of them, and what happened in between. */
export type DayGroup = { first: string; last: string; views: number; sessions: number };

/** A column has to be seen and pointed at. */
const COLUMN_MIN_PX = 5;
const DAYS_PER_WEEK = 7;
const DAY_MS = 86_400_000;

/** The finest unit whose columns are still to be told apart. @param widthPx what there is for all of them */
export function unitFor(days: number, widthPx: number): DayUnit {
  if (days * COLUMN_MIN_PX <= widthPx) return 'day';
  return Math.ceil(days / DAYS_PER_WEEK) * COLUMN_MIN_PX <= widthPx ? 'week' : 'month';
}

/** UTC days put together by weeks, which begin on Mondays, or by months; their sums stay the same. */
export function groupDays(days: readonly DayView[], unit: DayUnit): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const { day, views, sessions } of days) {
    const key = startOf(day, unit);
    const group = groups.get(key);
    groups.set(key, {
      first: group?.first ?? day,
      last: day,
      views: (group?.views ?? 0) + views,
      sessions: (group?.sessions ?? 0) + sessions,
    });
  }
  return [...groups.values()];
}

function startOf(day: string, unit: DayUnit): string {
  if (unit === 'day') return day;
  if (unit === 'month') return day.slice(0, 7);
  const date = new Date(day);
  const sinceMonday = (date.getUTCDay() + 6) % DAYS_PER_WEEK;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
