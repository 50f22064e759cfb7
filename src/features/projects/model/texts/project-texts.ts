import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import type { GuideEntry, HeadTexts } from '../content/content';
import type { EntryState } from './list-states';
import { sourceIn, type StatedText, stateOf, type StoredText, type TextState } from './states';
import { statedTexts } from './texts';
import { type PickedText, pickLanguage, pickText } from '@/shared/interface/localized-text';

/** A list in one language of a project. In parts and tools an empty entry is a missing one. */
export type LocalizedList = { lang: ProjectLanguage; values: string[] };
/** Tags, and parts or tools, with the states of a translation. */
export type StatedTags = LocalizedList & { state?: TextState | undefined };
export type StatedList = LocalizedList & { states?: EntryState[] | undefined };

/** The texts of a project in its primary language. */
export type TextColumns = {
  name: string;
  description: string;
  category: string;
  tags: string[];
  parts: string[];
  tools: string[];
};

/** These texts in all languages, as requests and answers carry them beside those fields. */
export type TextLists = {
  names: StatedText[];
  descriptions: StatedText[];
  categories: StatedText[];
  tagLists: StatedTags[];
  partLists: StatedList[];
  toolLists: StatedList[];
};

/** The list that has the texts of a field in all languages. */
export const LIST_OF = {
  name: 'names',
  description: 'descriptions',
  category: 'categories',
  tags: 'tagLists',
  parts: 'partLists',
  tools: 'toolLists',
} as const satisfies Record<keyof TextColumns, keyof TextLists>;

/** Tags as one text, and back. */
export const tagsAsText = (tags: readonly string[]): string => tags.join('\n');
export const tagsOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** The texts of a guide in its primary language, as the API shows them beside the lists. */
export function primaryTexts(head: HeadTexts): TextColumns {
  const [primary] = head.languages;
  const entries = (list: readonly GuideEntry[]) => list.map(({ text }) => sourceIn(text, primary));
  return {
    name: sourceIn(head.name, primary),
    description: sourceIn(head.description, primary),
    category: sourceIn(head.category, primary),
    tags: tagsOf(sourceIn(head.tags, primary)),
    parts: entries(head.parts),
    tools: entries(head.tools),
  };
}

/** The guide as if it had its removed languages too, after its own: for all that is stored. */
export const withRemovedLanguages = <Head extends HeadTexts>(head: Head): Head => ({
  ...head,
  languages: [
    ...head.languages,
    ...PROJECT_LANGUAGES.filter((lang) => !head.languages.includes(lang)),
  ],
});

/** The written texts for readers, in the order of the guide's languages. */
export function textListsOf(head: HeadTexts): TextLists {
  const lists = statedListsOf(head);
  const lines = (texts: StatedText[]) => texts.map(({ lang, value }) => ({ lang, value }));
  const values = (each: LocalizedList[]) =>
    each.map(({ lang, values: list }) => ({ lang, values: list }));
  return {
    names: lines(lists.names),
    descriptions: lines(lists.descriptions),
    categories: lines(lists.categories),
    tagLists: values(lists.tagLists),
    partLists: values(lists.partLists),
    toolLists: values(lists.toolLists),
  };
}

/** Text lists for the creator: translations with their states. */
export function statedListsOf({ languages, ...head }: HeadTexts): TextLists {
  const [primary] = languages;
  const written = (texts: readonly StoredText[]) =>
    statedTexts(texts, languages).filter(({ pending }) => !pending);
  const entries = (list: readonly GuideEntry[]): StatedList[] =>
    languages.flatMap((lang) => {
      const values = list.map(({ text }) => sourceIn(text, lang));
      if (values.every((value) => value === '')) return [];
      if (lang === primary) return [{ lang, values }];
      return [{ lang, values, states: list.map(({ text }) => entryState(text, lang, primary)) }];
    });
  return {
    names: written(head.name),
    descriptions: written(head.description),
    categories: written(head.category),
    tagLists: written(head.tags).map(({ lang, value, state }) => ({
      lang,
      values: tagsOf(value),
      ...(state && { state }),
    })),
    partLists: entries(head.parts),
    toolLists: entries(head.tools),
  };
}

function entryState(
  texts: readonly StoredText[],
  lang: ProjectLanguage,
  primary: ProjectLanguage | undefined,
): EntryState {
  const text = texts.find((each) => each.lang === lang);
  return text ? stateOf(text, sourceIn(texts, primary)) : 'missing';
}

/** An entry of parts or tools, and its language. */
export type PickedEntry = { text: string; lang: ProjectLanguage };

/** The texts of a project for a reader, each with its language. */
export type ProjectTextsIn = {
  name: string;
  nameLang: ProjectLanguage;
  description: string;
  descriptionLang: ProjectLanguage;
  category: string;
  categoryLang: ProjectLanguage;
  tags: string[];
  tagsLang: ProjectLanguage;
  parts: PickedEntry[];
  tools: PickedEntry[];
  /** True if a text is missing in the reader's language, and another one stands in its place. */
  hasFallback: boolean;
};

/**
 * The texts of a project in `lang`; in its primary language where they are missing.
 * @param project any answer about a project
 * @param lang one of the project's languages (pickLanguage chooses it)
 */
export function projectTextsIn(
  project: TextLists & { languages: readonly ProjectLanguage[] },
  lang: string,
): ProjectTextsIn {
  const { languages } = project;
  const name = pickText(project.names, lang, languages);
  const description = pickText(project.descriptions, lang, languages);
  const category = pickText(project.categories, lang, languages);
  const tags = pickList(project.tagLists, lang, languages);
  const parts = pickEntries(project.partLists, lang, languages);
  const tools = pickEntries(project.toolLists, lang, languages);
  return {
    name: name.value,
    nameLang: name.lang,
    description: description.value,
    descriptionLang: description.lang,
    category: category.value,
    categoryLang: category.lang,
    tags: tags.values,
    tagsLang: tags.lang,
    parts,
    tools,
    hasFallback:
      [name, description, category, tags].some(({ isFallback }) => isFallback) ||
      [...parts, ...tools].some((entry) => entry.lang !== lang),
  };
}

type Translated = Pick<TextLists, 'names'> & { languages: readonly ProjectLanguage[] };

/** The name of a project for a reader of this language, which the project may lack. */
export const projectNameFor = ({ names, languages }: Translated, asked: string): PickedText =>
  pickText(names, pickLanguage(languages, asked), languages);

/** All its texts for such a reader. */
export const projectTextsFor = (project: TextLists & Translated, asked: string): ProjectTextsIn =>
  projectTextsIn(project, pickLanguage(project.languages, asked));

/** The name of a stored guide in `lang`, for what reads only a few columns. */
export const storedNameIn = (
  name: readonly StoredText[],
  languages: readonly ProjectLanguage[],
  lang: string,
): PickedText =>
  pickText(
    name.filter((text) => languages.includes(text.lang)),
    lang,
    languages,
  );

/** The list in `lang`, else in the first language that has one. */
export function pickList(
  lists: readonly LocalizedList[],
  lang: string,
  languages: readonly ProjectLanguage[],
): LocalizedList & { isFallback: boolean } {
  const wanted = lists.find((list) => list.lang === lang);
  if (wanted) return { ...wanted, isFallback: false };
  const other = languages.flatMap((code) => lists.find((list) => list.lang === code) ?? [])[0];
  return {
    lang: other?.lang ?? languages[0] ?? 'en',
    values: other?.values ?? [],
    isFallback: other !== undefined,
  };
}

/** The entries of parts or tools in `lang`; each missing one in the primary language. */
export function pickEntries(
  lists: readonly LocalizedList[],
  lang: string,
  [primary = 'en']: readonly ProjectLanguage[],
): PickedEntry[] {
  const translated = lists.find((list) => list.lang === lang);
  const source = lists.find((list) => list.lang === primary)?.values ?? [];
  return source.map((entry, index) => {
    const text = translated?.values[index];
    return translated && text ? { text, lang: translated.lang } : { text: entry, lang: primary };
  });
}
