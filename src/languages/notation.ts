import type { Ending } from './types';

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

/** Endings that are cut off. */
export const only = (least: number, ...endings: string[]): Ending[] =>
  endings.map((ending) => [ending, '', least]);
