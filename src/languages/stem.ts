import type { ProjectLanguage } from '@/shared/interface/languages';
import { SEARCH_WORDS } from './search';
import type { Ending } from './types';

/** Shorter words have no ending, but match longer ones that lose theirs. */
export const SHORTEST_WORD = 3;

/** The stem of a word without accents in a language; the word itself without a rule. */
export function stemOf(word: string, language: ProjectLanguage): string {
  const { forms, finish } = SEARCH_WORDS[language];
  if (isUnchanged(word, language)) return word;
  const singular = withoutPlural(word, language);
  const stem = cut(singular, forms);
  // 'string' and 'spring' look like forms, but their stem would have no vowel.
  const stemmed = /[aeiouy]/.test(stem) ? stem : singular;
  return finish ? finish.stem(stemmed, singular) : stemmed;
}

/** A noun as its singular and plural are compared: 'oil' is not 'oiled', and 'shelves' is 'shelf'. */
export function nounOf(word: string, language: ProjectLanguage): string {
  if (isUnchanged(word, language)) return word;
  const singular = withoutPlural(word, language);
  const { finish } = SEARCH_WORDS[language];
  return finish ? finish.stem(singular.replace(/e$/, ''), singular) : singular;
}

const isUnchanged = (word: string, language: ProjectLanguage): boolean =>
  SEARCH_WORDS[language].unchanged.has(word) || word.length <= SHORTEST_WORD;
const withoutPlural = (word: string, language: ProjectLanguage): string =>
  cut(word, SEARCH_WORDS[language].plurals);

function cut(word: string, endings: readonly Ending[]): string {
  for (const [ending, instead, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least)
      return word.slice(0, -ending.length) + instead;
  }
  return word;
}
