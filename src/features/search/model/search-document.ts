import { gtinKeyOf } from '@/shared/ids/gtin';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText } from '@/shared/text/text';
import { filterLexemes, LexemeSet, type Weight } from './lexemes';
import { hasForms, stemLexeme } from './stem';
import { nameKeyOf, signsOf, wordsOf } from './words';

/** Increase this whenever the stored content changes: older rows are rebuilt in the background. */
export const SEARCH_VERSION = 4;

/** The searchable fields of a project. */
export type SearchSource = {
  name: string;
  ref: string;
  brand: string;
  category: string;
  tags: string[];
  parts: string[];
  languages: ProjectLanguage[];
  creatorName: string;
  stepNames: LocalizedText[][];
};

export type SearchDocument = {
  nameKey: string;
  refKey: string;
  gtin: string | null;
  languages: string[];
  categoryKey: string;
  tagKeys: string[];
  /** tsvector texts: all words, and those of the name. */
  words: string;
  nameWords: string;
};

/** The search row of a project. */
export function searchDocument(source: SearchSource): SearchDocument {
  const { name, ref, brand, category, tags, parts, languages, creatorName, stepNames } = source;
  const lexemes = new LexemeSet();
  const nameLexemes = new LexemeSet();
  const [primary = 'en'] = languages;
  const add = (text: string, weight: Weight, language: ProjectLanguage) =>
    lexemes.add(lexemesOf(text, language), weight);
  for (const part of [lexemesOf(name, primary), signsOf(name)]) {
    lexemes.add(part, 'A');
    nameLexemes.add(part);
  }
  for (const text of [ref, brand, category, ...tags]) {
    add(text, 'B', primary);
    lexemes.add(signsOf(text), 'B');
  }
  for (const text of [...parts, creatorName]) add(text, 'C', primary);
  for (const { lang, value, pending } of stepNames.flat()) {
    if (!pending && languages.includes(lang)) add(value, 'D', lang);
  }
  const categoryKey = foldText(category);
  const tagKeys = tags.map(foldText);
  lexemes.add(languages.map(filterLexemes.language));
  lexemes.add(tagKeys.map(filterLexemes.tag));
  if (categoryKey !== '') lexemes.add([filterLexemes.category(categoryKey)]);
  return {
    nameKey: nameKeyOf(name),
    refKey: refKeyOf(ref),
    gtin: gtinKeyOf(ref) ?? null,
    languages,
    categoryKey,
    tagKeys,
    words: lexemes.toString(),
    nameWords: nameLexemes.toString(),
  };
}

function lexemesOf(text: string, language: ProjectLanguage): string[] {
  const words = wordsOf(text);
  return [...words, ...words.filter(hasForms).map((word) => stemLexeme(word, language))];
}
