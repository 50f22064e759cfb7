import type { GuideHead } from '@/features/projects/model/content/content';
import { gtinKeyOf } from '@/shared/ids/gtin';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText } from '@/shared/text/text';
import { filterLexemes, LexemeSet, type Weight } from './lexemes';
import { hasForms, stemLexeme } from './stem';
import { nameKeyOf, signsOf, wordsOf } from './words';

/** Increase this whenever the stored content changes: older rows are rebuilt in the background. */
export const SEARCH_VERSION = 8;

type TextIn = { lang: ProjectLanguage; value: string };
type ListIn = { lang: ProjectLanguage; values: string[] };

/** Stands between the names of a project in its languages, the primary one first. */
export const NAMES_APART = '\n';

/** The searchable fields of a project. */
export type SearchSource = {
  head: Pick<GuideHead, 'name' | 'category' | 'tags' | 'parts' | 'ref' | 'brand' | 'languages'>;
  creatorName: string;
  /** Texts of steps: SEARCHED_STEP_TEXTS, lines (notes, warnings and the like), and labels of marks. */
  stepTexts: LocalizedText[][];
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
  const { ref, brand, languages, ...head } = source.head;
  const lexemes = new LexemeSet();
  const nameLexemes = new LexemeSet();
  const [primary = 'en'] = languages;
  const add = (text: string, weight: Weight, language: ProjectLanguage) =>
    lexemes.add(lexemesOf(text, language), weight);
  // In the order of the guide's languages; removed ones are left out.
  const written = (texts: readonly TextIn[]) =>
    languages.flatMap((lang) => texts.find((text) => text.lang === lang) ?? []);
  const names = written(head.name);
  const categories = written(head.category);
  const tagLists = written(head.tags).map(
    ({ lang, value }): ListIn => ({ lang, values: value.split('\n') }),
  );
  const parts = head.parts.flatMap(({ text }) => written(text));
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
  for (const { lang, value } of [...parts, { lang: primary, value: source.creatorName }])
    add(value, 'C', lang);
  for (const { lang, value, pending } of source.stepTexts.flat()) {
    if (!pending && languages.includes(lang)) add(value, 'D', lang);
  }
  const isPrimary = ({ lang }: { lang: ProjectLanguage }) => lang === primary;
  const categoryKey = foldText(categories.find(isPrimary)?.value ?? '');
  const tagKeys = (tagLists.find(isPrimary)?.values ?? []).map(foldText);
  lexemes.add(languages.map(filterLexemes.language));
  lexemes.add(
    tagLists.flatMap(({ values }) => values.map((tag) => filterLexemes.tag(foldText(tag)))),
  );
  lexemes.add(categories.map(({ value }) => filterLexemes.category(foldText(value))));
  const translatedKeys: TranslatedKeys = {};
  for (const { lang, value } of categories)
    if (lang !== primary) translatedKeys[lang] = { category: foldText(value) };
  for (const { lang, values } of tagLists)
    if (lang !== primary)
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
