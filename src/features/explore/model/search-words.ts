import { foldText } from '@/shared/text';

const WORDS_MAX = 8;
/** Shorter words cannot be told from other words when a letter is wrong. */
const ONE_MISTAKE_FROM = 4;
/** Two letters that changed places are two mistakes. */
const TWO_MISTAKES_FROM = 5;
const MISSPELT_MAX = 40;

/** A word of a search and how many wrong letters it is forgiven. */
export type SearchWord = { text: string; mistakes: 0 | 1 | 2 };

/** The words of a search text, without case and accents; at most eight, the longest ones. */
export function searchWords(text: string): SearchWord[] {
  const words = [...new Set(foldText(text).split(/\s+/u).filter(Boolean))];
  return words.sort((a, b) => b.length - a.length).slice(0, WORDS_MAX)
    .map((text) => ({ text, mistakes: mistakesFor(text) }));
}

// Codes and signs are meant as they are typed.
function mistakesFor(word: string): SearchWord['mistakes'] {
  if (!/^\p{L}+$/u.test(word) || word.length < ONE_MISTAKE_FROM || word.length > MISSPELT_MAX) return 0;
  return word.length >= TWO_MISTAKES_FROM ? 2 : 1;
}

/** A LIKE pattern that finds the word anywhere; %, _ and \ are plain characters. */
export function containsPattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
