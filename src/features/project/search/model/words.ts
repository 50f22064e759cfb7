import { foldText, withoutUnseen } from '@/shared/text';

/** Longer ones are no words; PostgreSQL takes lexemes of 2 kB at most. */
const WORD_MAX = 60;
const RUN = /[\p{L}\p{N}]+/gu;
const PIECE = /\p{L}+|\p{N}+/gu;
const SIGN = /[^\p{L}\p{N}\p{M}\p{Z}\p{C}]/gu;
/** What stands within codes: 'SH-20' is also searched for as 'SH20' and as 'SH 20'. */
const CODE = /^[\p{L}\p{N}]+(?:[-_./\u2010-\u2013\u2212][\p{L}\p{N}]+)+$/u;

/** Without case, accents, ligatures and what is not seen: what search compares. */
export function searchKey(text: string): string {
  return foldText(withoutUnseen(text)).replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

/** The parts of a text between blanks and apostrophes, without case and accents. */
export function chunksOf(text: string): string[] {
  return searchKey(text)
    .split(/[\s'’`´]+/u)
    .filter(Boolean);
}

/** The letters and digits of a chunk in one piece, when they are parted by what parts codes ('nwz-e473'); else undefined. */
export function joinedCode(chunk: string): string | undefined {
  const code = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return CODE.test(code) ? runsOf(code).join('').slice(0, WORD_MAX) : undefined;
}

/** What is written in a chunk without a sign between. */
export function runsOf(chunk: string): string[] {
  return (chunk.match(RUN) ?? []).map((run) => run.slice(0, WORD_MAX));
}

/** Letters and digits of a word apart ('bl810' is 'bl' and '810'); empty when it has only one of both. */
export function piecesOf(word: string): string[] {
  const pieces = word.match(PIECE) ?? [];
  return pieces.length > 1 ? pieces : [];
}

/** The signs of a text that a person may search for: neither letters nor digits, blanks nor what is not seen. */
export function signsOf(text: string): string[] {
  return [...new Set(text.match(SIGN) ?? [])];
}

/** Every word by which a text is found. */
export function wordsOf(text: string): string[] {
  const words = chunksOf(text).flatMap((chunk) => {
    const runs = runsOf(chunk);
    return [...runs, ...runs.flatMap(piecesOf), joinedCode(chunk)].filter(
      (word) => word !== undefined,
    );
  });
  return [...new Set(words)];
}

/** The words of a name in their order, one blank between them. */
export function nameKeyOf(name: string): string {
  return chunksOf(name).flatMap(runsOf).join(' ');
}
