import { DURATIONS } from '@/languages/durations';

export type Unit = { seconds: number; of: 'second' | 'minute' | 'hour' };

const SECOND: Unit = { seconds: 1, of: 'second' };
const MINUTE: Unit = { seconds: 60, of: 'minute' };
const HOUR: Unit = { seconds: 3600, of: 'hour' };
const inflected = (stem: string, unit: Unit) =>
  ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => [stem + ending, unit] as const);

const ALL = Object.values(DURATIONS);

/** Units of all languages: each may stand in a text of any. Without accents. */
export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...[SECOND, MINUTE, HOUR].flatMap((unit) =>
    ALL.flatMap(({ units }) => units[unit.of].map((word) => [word, unit] as const)),
  ),
  // Parts of an hour that German writes as one word; they are no times of day.
  ['viertelstunde', { seconds: 900, of: 'minute' }],
  ['dreiviertelstunde', { seconds: 2700, of: 'minute' }],
]);

/** The units of adjectives: 30-minütig, zweistündige. */
export const ADJECTIVE_UNITS: ReadonlyMap<string, Unit> = new Map([
  ...inflected('sekundig', SECOND),
  ...inflected('minutig', MINUTE),
  ...inflected('stundig', HOUR),
]);

const UNIT_WORD = new RegExp(
  `(?<!\\p{L})(?:${[...UNITS.keys()].join('|')})(?![\\p{L}\\p{M}])|[uü]\u0308?n?[td]ig`,
  'iu',
);

/** False only if no unit stands in a text. */
export const mayHaveUnit = (text: string): boolean => UNIT_WORD.test(text);

/** Capitals are other units: S, H. */
export const isLowerCaseOnly = (word: string): boolean => word === 's' || word === 'h';

/** A full stop after these may be part of them: '1 Std. 15 Min'. */
export const ABBREVIATIONS: readonly string[] = ALL.flatMap(({ abbreviations }) => abbreviations);

/** Units after which two digits alone are the next smaller one: 1 h 30. */
export const BEFORE_DIGITS: readonly string[] = ALL.flatMap(({ beforeDigits }) => beforeDigits);

/** Units that make two digits after an hour something else: '1 h 30 g'. */
export const OTHER_MEASURES: readonly string[] =
  'mm cm m km g kg mg ml cl dl l nm v w a ma mah hz rpm psi bar db cups cup tbsp tsp oz lb max'.split(
    ' ',
  );

/** Longer units, which are no timers: 'an hour or two days'. */
export const LONG_UNITS: readonly string[] = ALL.flatMap(({ longUnits }) => longUnits);
