import { gtinKeyOf } from '@/shared/ids/gtin';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText } from '@/shared/text/text';
import { filterLexemes, LexemeSet, type Weight } from './lexemes';
import { hasForms, stemLexeme } from './stem';
import { nameKeyOf, signsOf, wordsOf } from './words';

/** Increase this whenever the stored content changes: older rows are rebuilt in the background. */
export const SEARCH_VERSION = 7;

type TextIn = { lang: ProjectLanguage; value: string };
type ListIn = { lang: ProjectLanguage; values: string[] };
/** The texts of a project in its further languages, as the column `texts` holds them. */
type Translations = { name?: TextIn[]; category?: TextIn[]; tags?: ListIn[]; parts?: ListIn[] };

/** Stands between the names of a project in its languages, the primary one first. */
export const NAMES_APART = '\n';

/** The searchable fields of a project. */
export type SearchSource = {
  name: string;
  ref: string;
  brand: string;
  category: string;
  tags: string[];
  parts: string[];
  languages: ProjectLanguage[];
  texts: Translations;
  creatorName: string;
  stepNames: LocalizedText[][];
  /** The lines of its steps: notes, warnings and the like. */
  lines: LocalizedText[][];
};

type TranslatedKeys = Partial<Record<ProjectLanguage, { category?: string; tags?: string[] }>>;

export type SearchDocument = {
  nameKey: string;
  refKey: string;
  gtin: string | null;
  languages: string[];
  categoryKey: string;
  tagKeys: string[];
  /** Those in the further languages. */
  translatedKeys: TranslatedKeys;
  /** tsvector texts: all words, and those of the name. */
  words: string;
  nameWords: string;
};

/** The search row of a project. */
export function searchDocument(source: SearchSource): SearchDocument {
  const { name, ref, brand, category, tags, parts, languages, texts, creatorName } = source;
  const lexemes = new LexemeSet();
  const nameLexemes = new LexemeSet();
  const [primary = 'en'] = languages;
  const add = (text: string, weight: Weight, language: ProjectLanguage) =>
    lexemes.add(lexemesOf(text, language), weight);
  const translated = <T extends { lang: ProjectLanguage }>(list: T[] = []) =>
    list.filter(({ lang }) => languages.slice(1).includes(lang));
  const names = [{ lang: primary, value: name }, ...translated(texts.name)];
  const categories = [{ lang: primary, value: category }, ...translated(texts.category)];
  const tagLists = [{ lang: primary, values: tags }, ...translated(texts.tags)];
  const partLists = [{ lang: primary, values: parts }, ...translated(texts.parts)];
  for (const { lang, value } of names) {
    for (const part of [lexemesOf(value, lang), signsOf(value)]) {
      lexemes.add(part, 'A');
      nameLexemes.add(part);
    }
  }
  const labels: ListIn[] = [
    { lang: primary, values: [ref, brand] },
    ...categories.map(({ lang, value }) => ({ lang, values: [value] })),
    ...tagLists,
  ];
  for (const { lang, values } of labels) {
    for (const text of values) {
      add(text, 'B', lang);
      lexemes.add(signsOf(text), 'B');
    }
  }
  for (const { lang, values } of [...partLists, { lang: primary, values: [creatorName] }])
    for (const text of values) add(text, 'C', lang);
  for (const { lang, value, pending } of [...source.stepNames, ...source.lines].flat()) {
    if (!pending && languages.includes(lang)) add(value, 'D', lang);
  }
  const categoryKey = foldText(category);
  const tagKeys = tags.map(foldText);
  lexemes.add(languages.map(filterLexemes.language));
  lexemes.add(
    tagLists.flatMap(({ values }) => values.map((tag) => filterLexemes.tag(foldText(tag)))),
  );
  lexemes.add(
    categories.flatMap(({ value }) =>
      value === '' ? [] : [filterLexemes.category(foldText(value))],
    ),
  );
  const translatedKeys: TranslatedKeys = {};
  for (const { lang, value } of categories.slice(1))
    translatedKeys[lang] = { category: foldText(value) };
  for (const { lang, values } of tagLists.slice(1))
    translatedKeys[lang] = { ...translatedKeys[lang], tags: values.map(foldText) };
  return {
    nameKey: [...new Set(names.map(({ value }) => nameKeyOf(value)))].join(NAMES_APART),
    refKey: refKeyOf(ref),
    gtin: gtinKeyOf(ref) ?? null,
    languages,
    categoryKey,
    tagKeys,
    translatedKeys,
    words: lexemes.toString(),
    nameWords: nameLexemes.toString(),
  };
}

function lexemesOf(text: string, language: ProjectLanguage): string[] {
  const words = wordsOf(text);
  return [...words, ...words.filter(hasForms).map((word) => stemLexeme(word, language))];
}
