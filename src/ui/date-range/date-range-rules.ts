import { tz } from '@date-fns/tz';
import {
  endOfMinute,
  format,
  isValid,
  parse,
  startOfDay,
  startOfMinute,
  startOfMonth,
  startOfWeek,
  startOfYear,
  subDays,
} from 'date-fns';

/** The presets of docs/reference/feedback.md#date-ranges, in its order. */
export const PERIODS = ['today', 'week', 'month', 'year', 'days90', 'days180'] as const;
export type Period = (typeof PERIODS)[number];

/** The chosen period: a preset up to now, or the time between two instants. */
export type DateRangeChoice = { period: Period } | { start: Date; end: Date };
/** The last 90 days to now (docs/reference/feedback.md#date-ranges). */
export const DEFAULT_CHOICE: DateRangeChoice = { period: 'days90' };

/** From the first instant to the last, both included, as calls take them. */
export type InstantRange = { startDate: string; endDate: string };

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/**
 * The values of the start and end fields: local times without a zone; blank until they are
 * complete.
 */
export type TypedRange = { start: string; end: string };
/** Why what is typed is not applied. */
export type RangeProblem = 'half' | 'years' | 'order';

const FIELD = "yyyy-MM-dd'T'HH:mm";
/** While a year is being typed it is 2, 20 and 202 first. */
export const FIELD_MIN = '2000-01-01T00:00';
export const FIELD_MAX = '2099-12-31T23:59';

type Days = { zone: string; weekStartsOn: Weekday };

const STARTS: Record<Period, (now: Date, days: Days) => Date> = {
  today: (now, { zone }) => startOfDay(now, { in: tz(zone) }),
  week: (now, { zone, weekStartsOn }) => startOfWeek(now, { in: tz(zone), weekStartsOn }),
  month: (now, { zone }) => startOfMonth(now, { in: tz(zone) }),
  year: (now, { zone }) => startOfYear(now, { in: tz(zone) }),
  days90: (now, { zone }) => startOfMinute(subDays(now, 90, { in: tz(zone) })),
  days180: (now, { zone }) => startOfMinute(subDays(now, 180, { in: tz(zone) })),
};

/**
 * The instants of a choice, in whole minutes, as the fields show them.
 *
 * @param now the end of the presets
 * @param days the time zone of their days, and the first day of a week
 */
export function rangeAt(choice: DateRangeChoice, now: Date, days: Days): InstantRange {
  const start = 'period' in choice ? STARTS[choice.period](now, days) : choice.start;
  return {
    // A date of another zone writes its offset.
    startDate: new Date(start.getTime()).toISOString(),
    endDate: endOfMinute('period' in choice ? now : choice.end).toISOString(),
  };
}

/** Formats an instant (docs/reference/feedback.md#date-ranges) in a time zone. */
export function instantText(instant: string, zone: string): string {
  return format(new Date(instant), 'dd/MM/yyyy HH:mm', { in: tz(zone) });
}

/** A UTC day (`2026-02-28`) in the same form. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

/** A range as its fields hold it. */
export function typedOf({ startDate, endDate }: InstantRange, zone: string): TypedRange {
  const field = (instant: string) => format(new Date(instant), FIELD, { in: tz(zone) });
  return { start: field(startDate), end: field(endDate) };
}

/**
 * The typed range, or why it is invalid. A time that daylight saving skips becomes the next one
 * that exists.
 */
export function readTyped(
  { start, end }: TypedRange,
  zone: string,
): { range: { start: Date; end: Date } } | { problem: RangeProblem } {
  const [from, to] = [parseField(start, zone), parseField(end, zone)];
  if (!from || !to) return { problem: 'half' };
  if (
    [start, end].some(
      (text) => text.length > FIELD_MAX.length || text < FIELD_MIN || text > FIELD_MAX,
    )
  )
    return { problem: 'years' };
  return from > to ? { problem: 'order' } : { range: { start: from, end: to } };
}

function parseField(text: string, zone: string): Date | undefined {
  // Browsers that count seconds add them.
  const date = parse(text.slice(0, FIELD_MIN.length), FIELD, new Date(0), { in: tz(zone) });
  return isValid(date) ? new Date(date.getTime()) : undefined;
}

type WeekInfo = { firstDay: number };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/**
 * The first day of the week: by the region of the device for the language of the page, else the
 * usual one for that language.
 * @param preferred languages of the device, with their regions
 */
export function weekStartOf(locale: string, preferred: readonly string[]): Weekday {
  const language = locale.split('-')[0];
  const region: LocaleWithWeek = new Intl.Locale(
    preferred.find((tag) => tag.split('-')[0] === language) ?? locale,
  );
  const first = region.getWeekInfo?.().firstDay ?? region.weekInfo?.firstDay ?? 7;
  return (first % 7) as Weekday;
}

/** Everything there can be, up to a moment. */
export function everythingUntil(now: Date): DateRangeChoice {
  return { start: new Date(FIELD_MIN), end: now };
}
