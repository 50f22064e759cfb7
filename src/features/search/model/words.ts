import { searchKey } from '@/shared/text/search-key';

/** Longer strings are not words; PostgreSQL limits lexemes to 2 kB. */
const WORD_MAX = 60;
const RUN = /[\p{L}\p{N}]+/gu;
const PIECE = /\p{L}+|\p{N}+/gu;
const SIGN = /[^\p{L}\p{N}\p{M}\p{Z}\p{C}]/gu;
/** Separators within codes: 'SH-20' also matches 'SH20' and 'SH 20'. */
const CODE = /^[\p{L}\p{N}]+(?:[-_./\u2010-\u2013\u2212][\p{L}\p{N}]+)+$/u;

/** The parts of a text between spaces and apostrophes, normalized. */
export function chunksOf(text: string): string[] {
  return searchKey(text)
    .split(/[\s'’`´]+/u)
    .filter(Boolean);
}

/** The joined letters and digits of a code with separators ('nwz-e473'); else undefined. */
export function joinedCode(chunk: string): string | undefined {
  const code = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return CODE.test(code) ? runsOf(code).join('').slice(0, WORD_MAX) : undefined;
}

/** The runs of letters and digits in a chunk. */
export function runsOf(chunk: string): string[] {
  return (chunk.match(RUN) ?? []).map((run) => run.slice(0, WORD_MAX));
}

/**
 * The letters and digits of a word separately ('bl810' is 'bl' and '810'); empty when it has only
 * one kind.
 */
export function piecesOf(word: string): string[] {
  const pieces = word.match(PIECE) ?? [];
  return pieces.length > 1 ? pieces : [];
}

/** The searchable symbols of a text: neither letters, digits, spaces nor invisible characters. */
export function signsOf(text: string): string[] {
  return [...new Set(text.match(SIGN) ?? [])];
}

/** Every word that matches a text. */
export function wordsOf(text: string): string[] {
  const words = chunksOf(text).flatMap((chunk) => {
    const runs = runsOf(chunk);
    return [...runs, ...runs.flatMap(piecesOf), joinedCode(chunk)].filter(
      (word) => word !== undefined,
    );
  });
  return [...new Set(words)];
}

/** The words of a name in order, separated by single spaces. */
export function nameKeyOf(name: string): string {
  return chunksOf(name).flatMap(runsOf).join(' ');
}
