import { foldText } from '@/shared/text';

const WORDS_MAX = 8;
/** Shorter words have too few letter groups for a misspelling to be told from another word. */
const FUZZY_MIN = 4;

export type SearchWord = { text: string; isFuzzy: boolean };

/** The words of a search text, without case and accents; at most eight, the longest ones. */
export function searchWords(text: string): SearchWord[] {
  const words = [...new Set(foldText(text).split(/\s+/u).filter(Boolean))];
  return words.sort((a, b) => b.length - a.length).slice(0, WORDS_MAX)
    .map((word) => ({ text: word, isFuzzy: word.length >= FUZZY_MIN && /^[\p{L}\p{N}]+$/u.test(word) }));
}

/** A LIKE pattern that finds the word anywhere; %, _ and \ are plain characters. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
