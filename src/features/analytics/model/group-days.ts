import type { DayView } from '../schema';

export type DayUnit = 'day' | 'week' | 'month';
/** Consecutive days shown as one: the first, the last, and their sums. */
export type DayGroup = { first: string; last: string; views: number; sessions: number };

/** A column must be visible and wide enough to point at. */
const COLUMN_MIN_PX = 5;
const DAYS_PER_WEEK = 7;
const DAY_MS = 86_400_000;

/**
 * The finest unit with distinguishable columns.
 * @param widthPx of the whole chart
 */
export function unitFor(days: number, widthPx: number): DayUnit {
  if (days * COLUMN_MIN_PX <= widthPx) return 'day';
  return Math.ceil(days / DAYS_PER_WEEK) * COLUMN_MIN_PX <= widthPx ? 'week' : 'month';
}

/** Groups UTC days by weeks, which start on Mondays, or by months; the sums stay the same. */
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
