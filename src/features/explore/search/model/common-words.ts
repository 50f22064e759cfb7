import { SEARCH_WORDS } from '@/languages/search';

// Of all languages at once, because the language of a search is unknown.
const inAll = (topic: 'stop' | 'guides') =>
  new Set(
    Object.values(SEARCH_WORDS).flatMap((words) => words[topic].split(/\s+/u).filter(Boolean)),
  );
const stopWords = inAll('stop');
const guideWords = inAll('guides');

/** True for a word without meaning for a search. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** A word that nearly every guide could have. */
export const isGuideWord = (word: string): boolean => guideWords.has(word);
