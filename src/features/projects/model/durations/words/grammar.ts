/** The words with which a language writes durations. Phrases are lower case. */
export type Grammar = {
  /** number words without accents, 1 to 99, and words for two */
  numbers: ReadonlyMap<string, number>;
  /** parts of a unit that stand before it, without accents: 'half an' */
  fractions: ReadonlyMap<string, number>;
  /** words for one that stand directly before a unit and never in a range: 'a', 'another' */
  articles: readonly string[];
  /** parts of a unit that stand after it, without accents: 'and a half' */
  tails: ReadonlyMap<string, number>;
  /** what a tail belongs to instead: 'an hour and a half cup of milk' */
  measures: readonly string[];
  /** units that need no number before a tail: 'hour and a half' */
  bareUnits: readonly string[];
  /** numbers over 99 are no number words, and what follows them is no number of its own */
  hundreds: readonly string[];
  and: readonly string[];
  to: readonly string[];
  or: readonly string[];
  between: readonly string[];
  adjectives: readonly string[];
  /** 'about', which may stand between 'every' and the number */
  about: readonly string[];
  /** before a duration: how often */
  every: readonly string[];
  /** after a duration: an amount of work or a rate */
  rates: readonly string[];
  /** what may follow a slash in a rate */
  periods: readonly string[];
  /** directly before hours: a time of day or a position */
  clock: readonly string[];
  /** after hours: the end of opening hours */
  clockAfter: readonly string[];
  /** before hours, perhaps with a few words or a colon between: a time of day */
  hourLabels: readonly string[];
  /** before a number that is no amount: 'step 5' */
  numberLabels: readonly string[];
};

/** Each of `first` with each of `second`, without the spaces of empty ones. */
export const combined = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((two) => `${one} ${two}`.trim()));

/** The entries of `words` that all mean `value`. */
export const all = (words: readonly string[], value: number): [string, number][] =>
  words.map((word) => [word, value]);

/** Words for one, two …, in order; other words for the same number are parted by '|'. */
export const counted = (words: string, from = 1, step = 1): [string, number][] =>
  words.split(' ').flatMap((same, index) => all(same.split('|'), from + index * step));

/** 'twenty one' to 'ninety nine', by tens, ones and what stands between them. */
export const joined = (
  tens: readonly [string, number][],
  ones: readonly [string, number][],
  between = ' ',
): [string, number][] =>
  tens.flatMap(([ten, tenValue]) =>
    ones.map(([one, value]): [string, number] => [`${ten}${between}${one}`, tenValue + value]),
  );
