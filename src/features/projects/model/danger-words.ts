import { DANGERS } from '@/languages/dangers';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { firstWord } from './first-word';

/**
 * Harm and its first signs. In all languages at once: the language of a report is that of its form,
 * and not always that of its words.
 */
const HARM = Object.values(DANGERS)
  .map(({ harm }) => harm)
  .join(',');

/** The first dangerous word of a text, as it is written; undefined without one. */
export const dangerWord = (text: string, lang: ProjectLanguage) =>
  firstWord(text, DANGERS[lang].things);

/** The first word of a reader's report that names harm or a danger; undefined without one. */
export const harmWord = (text: string, lang: ProjectLanguage) =>
  firstWord(text, HARM) ?? dangerWord(text, lang);
