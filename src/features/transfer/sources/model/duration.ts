import { TIME_WORDS } from '@/languages/times';
import type { TimeWords } from '@/languages/types';

const LENGTH_MAX = 200;
const NUMBER = '\\d+(?:[.,]\\d+)?';
const ISO = new RegExp(
  `^\\+?P(?:(${NUMBER})Y)?(?:(${NUMBER})M)?(?:(${NUMBER})W)?(?:(${NUMBER})D)?(?:T(?:(${NUMBER})H)?(?:(${NUMBER})M)?(?:(${NUMBER})S)?)?$`,
  'i',
);
/** Without the T, as some write it: no guide takes months. */
const ISO_TIME = new RegExp(
  `^P(?:(${NUMBER})D)?(?:(${NUMBER})H)?(?:(${NUMBER})M)?(?:(${NUMBER})S)?$`,
  'i',
);
const [YEAR, MONTH, WEEK, DAY, HOUR, SECOND] = [525_600, 43_200, 10_080, 1440, 60, 1 / 60];

const FRACTIONS: Record<string, string> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.333',
  '⅔': '.667',
};
const TIMES = Object.values(TIME_WORDS);
const NUMBERS = [2, 3, 4, 5, 10, 15, 20, 30] as const;
const either = (pick: (words: TimeWords) => string) => `(?:${TIMES.map(pick).join('|')})`;
const UNITS = (
  [
    [SECOND, 'second'],
    [1, 'minute'],
    [HOUR, 'hour'],
    [DAY, 'day'],
    [WEEK, 'week'],
  ] as const
).map(
  ([minutes, unit]) => [minutes, new RegExp(`^${either(({ units }) => units[unit])}$`)] as const,
);
const ANY_UNIT = either(({ units }) => Object.values(units).join('|'));
const AROUND = new RegExp(`^${either(({ around }) => around)}\\.?\\s+|\\s*\\+$|[~≈]`, 'g');
const RANGE = new RegExp(`\\s*(?:[-–—]|\\b${either(({ range }) => range)}\\b)\\s*`);
const AND = new RegExp(`^(?:${either(({ and }) => and)}|&|,)$`);
// Phrases first: 'three quarters of an hour' has a number and a unit in it.
const WORDS: readonly (readonly [RegExp, string])[] = [
  ...TIMES.flatMap(({ phrases }) => phrases).map(
    ([phrase, instead]) => [new RegExp(`\\b(?:${phrase})\\b`, 'g'), instead] as const,
  ),
  ...NUMBERS.map(
    (number) =>
      [
        new RegExp(`\\b${either(({ numbers }) => numbers[number])}\\b(?= \\p{L})`, 'gu'),
        String(number),
      ] as const,
  ),
  [new RegExp(`\\b${either(({ one }) => one)}(?= ${ANY_UNIT}(?![a-z]))`, 'g'), '1'],
];

/**
 * The minutes of a duration, in ISO 8601 or in words, of a range the longer; undefined when it is
 * not understood.
 */
export function minutesIn(input: string): number | undefined {
  if (input.length > LENGTH_MAX) return undefined;
  const iso = input.replace(/\s+/g, '').replaceAll('−', '-');
  if (/^[+-]?p/i.test(iso) && /\d/.test(iso)) return isoMinutes(iso);
  return minutesInWords(input);
}

function isoMinutes(text: string): number | undefined {
  const value = (number: string | undefined) => Number((number ?? '0').replace(',', '.'));
  const sum = (numbers: (string | undefined)[], units: number[]) =>
    numbers.reduce((total, number, index) => total + value(number) * (units[index] ?? 0), 0);
  const short = ISO_TIME.exec(text);
  if (short) return sum(short.slice(1), [DAY, HOUR, 1, SECOND]);
  const whole = ISO.exec(text);
  return whole ? sum(whole.slice(1), [YEAR, MONTH, WEEK, DAY, HOUR, 1, SECOND]) : undefined;
}

function minutesInWords(input: string): number | undefined {
  let text = input
    .normalize('NFC')
    .replace(/\([^()]*\)/g, ' ')
    .replace(
      /(\d?)\s?([½¼¾⅓⅔])/g,
      (_, whole: string, sign: string) => `${whole || '0'}${FRACTIONS[sign] ?? ''}`,
    )
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’′`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const [, hours, minutes, seconds] =
    /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?: ?h)?$/.exec(text) ?? [];
  if (hours !== undefined)
    return Number(hours) * HOUR + Number(minutes) + Number(seconds ?? 0) * SECOND;
  for (const [words, instead] of WORDS) text = text.replace(words, instead);
  text = text
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(
      /(\d+)? ?\b(\d)\/(\d)\b/g,
      (_, whole: string | undefined, upper: string, lower: string) =>
        String(Number(whole ?? 0) + Number(upper) / Number(lower)),
    );
  text = text
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(AROUND, ' ')
    .trim();
  const parts = text.split(RANGE).filter(Boolean);
  if (parts.length === 0 || parts.length > 2) return undefined;
  const [last = ''] = parts.slice(-1);
  const unit = /[^\d\s.]+$/.exec(last)?.[0] ?? '';
  // In '30 to 40 min' the unit applies to both numbers.
  const sums = parts.map((part) => sumOf(/[^\d\s.]/.test(part) ? part : `${part} ${unit}`));
  return sums.includes(undefined) ? undefined : Math.max(...sums.map(Number));
}

/** The sum of '1 h 30 min'; bare numbers are minutes. */
function sumOf(text: string): number | undefined {
  const parts = text.match(/\d+(?:\.\d+)?|[^\d\s.,]+|,/g)?.filter((part) => !AND.test(part)) ?? [];
  let sum = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const amount = Number(parts[at]);
    if (!Number.isFinite(amount)) return undefined;
    const [unit] = UNITS.find(([, names]) => names.test(parts[at + 1] ?? '')) ?? [];
    if (unit !== undefined) at += 1;
    // '1 h 30': a number without a unit must be alone, or last after hours.
    else if (at < parts.length - 1) return undefined;
    // '1 h 1/2'
    sum += amount * (unit ?? (at > 0 && amount < 1 ? HOUR : 1));
  }
  return parts.length > 0 ? sum : undefined;
}
