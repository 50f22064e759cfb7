import { UID_ALPHABET, UID_LENGTH } from '@/shared/ids/uid';
import { LOCALES } from '@/shared/interface/languages';

/** A sitemap may contain 50,000 addresses; each entry has one for each language. */
export const ENTRIES_PER_PART = Math.floor(40_000 / LOCALES.length);

/**
 * The uid prefixes of each part of a sitemap. Uids are random, so prefixes make parts of equal size
 * that need no order and no counting.
 * @param entries an estimate of their number
 */
export function partPrefixes(entries: number): string[] {
  let prefixes = [''];
  // Half full at most: random parts differ in size, and the number is an estimate.
  while (
    prefixes.length > 1
      ? entries > (prefixes.length * ENTRIES_PER_PART) / 2
      : entries > ENTRIES_PER_PART
  ) {
    prefixes = prefixes.flatMap((prefix) => [...UID_ALPHABET].map((letter) => prefix + letter));
  }
  return prefixes;
}

/** The first and the last uid that begin so. */
export function uidsFrom(prefix: string): { first: string; last: string } {
  return {
    first: prefix.padEnd(UID_LENGTH, UID_ALPHABET.at(0)),
    last: prefix.padEnd(UID_LENGTH, UID_ALPHABET.at(-1)),
  };
}

const KINDS = ['projects', 'creators'] as const;
export type PartKind = (typeof KINDS)[number];

/** The name of a part in its address. */
export function partName(kind: PartKind, prefix: string): string {
  return prefix === '' ? kind : `${kind}-${prefix}`;
}

/** Parses the name of a part; undefined for any other text. */
export function parsePartName(name: string): { kind: PartKind; prefix: string } | undefined {
  const [word, prefix = '', ...rest] = name.split('-');
  const kind = KINDS.find((candidate) => candidate === word);
  const isPrefix =
    prefix.length < UID_LENGTH && [...prefix].every((letter) => UID_ALPHABET.includes(letter));
  return kind && isPrefix && rest.length === 0 && name === partName(kind, prefix)
    ? { kind, prefix }
    : undefined;
}
