import { lengthOf } from '@/shared/text/text';

/** Average width of a letter and height of a line, relative to the font size. */
const LETTER_AREA = 0.5 * 1.4;
/** Names are larger and bold. */
const NAME_LETTER = 1.3;
/**
 * In letters: the empty rest of the last lines of name and description, and of a line that ends
 * early.
 */
const LAST_LINES = 18;
const EARLY_END = 12;
/** In letters: the signal word of a line, and its frame. */
const LINE_FRAME = 40;
/** A word longer than this leaves a third of its length empty in the line before it. */
const LONG_WORD = 12;
/**
 * Width of a letter of a long word, relative to the font size; words longer than most may break.
 */
const WIDE_LETTER = 0.6;
const LONGEST_WORD = 22;

/**
 * The largest font size with which a step's text fits its box.
 * @param lines beside the description, whose texts are in it
 * @returns by side: relative to the side of a square box; by word: relative to the width of a box
 * that the longest word fits in
 */
export function textSize(
  name: string,
  description: string,
  lines = 0,
): { bySide: number; byWord: number } {
  const lineEnds = description.split('\n').length - 1;
  const letters =
    lengthOf(description) +
    emptyAt(description) +
    (lengthOf(name) + emptyAt(name)) * NAME_LETTER +
    lineEnds * EARLY_END +
    lines * LINE_FRAME +
    LAST_LINES;
  const longest = Math.max(longestWord(name) * NAME_LETTER, longestWord(description), 1);
  return {
    bySide: round(1 / Math.sqrt(LETTER_AREA * letters)),
    byWord: round(1 / (WIDE_LETTER * Math.min(longest, LONGEST_WORD))),
  };
}

const wordsOf = (text: string) => text.split(/\s+/).map(lengthOf);
const longestWord = (text: string) => Math.max(...wordsOf(text));
const emptyAt = (text: string) =>
  wordsOf(text).reduce((sum, length) => sum + (length > LONG_WORD ? length / 3 : 0), 0);
const round = (value: number) => Math.round(value * 10_000) / 10_000;
