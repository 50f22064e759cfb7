import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { type EntryState, entryStates, listAsText, type StoredEntries } from './list-states';
import { type StatedText, stateOf, type StoredText, type TextState } from './states';
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

/** The same in all languages, as requests and answers carry them beside those fields. */
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
const TEXT_LISTS: ReadonlySet<string> = new Set(Object.values(LIST_OF));
export const isTextList = (name: string): name is keyof TextLists => TEXT_LISTS.has(name);

/** Translated tags, parts or tools as they are stored (states.ts, list-states.ts). */
type StoredTags = LocalizedList & { of?: string };
type StoredList = LocalizedList & StoredEntries;

/**
 * The column `texts`: all languages but the primary one, also those removed from the project, which
 * come back with the language. Lists of parts and tools are as long as the primary one.
 */
export type StoredTexts = {
  name?: StoredText[];
  description?: StoredText[];
  category?: StoredText[];
  tags?: StoredTags[];
  parts?: StoredList[];
  tools?: StoredList[];
};

/** A project's own texts as they are stored. */
export type ProjectTexts = TextColumns & { languages: ProjectLanguage[]; texts: StoredTexts };

/** A stored value of the column `texts`; only valid ones are ever stored. */
export const storedTextsOf = (json: unknown): StoredTexts => json as StoredTexts;

/** The same with a changed name in each language. */
export const renamedTexts = (
  texts: StoredTexts,
  rename: (name: string) => string,
): StoredTexts => ({
  ...texts,
  ...(texts.name
    ? { name: texts.name.map((entry) => ({ ...entry, value: rename(entry.value) })) }
    : {}),
});

/** The project as if it had its removed languages too, after its own: for all that is stored. */
export const withRemovedLanguages = (project: ProjectTexts): ProjectTexts => ({
  ...project,
  languages: [
    ...project.languages,
    ...PROJECT_LANGUAGES.filter((lang) => !project.languages.includes(lang)),
  ],
});

/** The written texts for readers, in the order of the project's languages. */
export function textListsOf(project: ProjectTexts): TextLists {
  const lists = statedListsOf(project);
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

/** The same for the creator: translations with their states. */
export function statedListsOf(project: ProjectTexts): TextLists {
  const { languages, texts } = project;
  const [primary = 'en', ...others] = languages;
  const inOthers = <Stored extends { lang: ProjectLanguage }>(stored: Stored[] = []) =>
    others.flatMap((lang) => stored.find((text) => text.lang === lang) ?? []);
  const lines = (value: string, stored?: StoredText[]): StatedText[] => [
    ...(value ? [{ lang: primary, value }] : []),
    ...inOthers(stored).map((text) => ({
      lang: text.lang,
      value: text.value,
      state: stateOf(text, value),
    })),
  ];
  const lists = (values: string[], stored?: StoredList[]): StatedList[] => [
    ...(values.length > 0 ? [{ lang: primary, values }] : []),
    ...inOthers(stored).map((list) => ({
      lang: list.lang,
      values: list.values,
      states: entryStates(list, values),
    })),
  ];
  return {
    names: lines(project.name, texts.name),
    descriptions: lines(project.description, texts.description),
    categories: lines(project.category, texts.category),
    tagLists: [
      ...(project.tags.length > 0 ? [{ lang: primary, values: project.tags }] : []),
      ...inOthers(texts.tags).map((list) => ({
        lang: list.lang,
        values: list.values,
        state: stateOf(list, listAsText(project.tags)),
      })),
    ],
    partLists: lists(project.parts, texts.parts),
    toolLists: lists(project.tools, texts.tools),
  };
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
  /** Whether a text is missing in the reader's language, and another one stands in its place. */
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

/** The name of a project for a reader who asked for this language, which the project may lack. */
export const projectNameFor = ({ names, languages }: Translated, asked: string): PickedText =>
  pickText(names, pickLanguage(languages, asked), languages);

/** All its texts for such a reader. */
export const projectTextsFor = (project: TextLists & Translated, asked: string): ProjectTextsIn =>
  projectTextsIn(project, pickLanguage(project.languages, asked));

/** The name of a stored project in `lang`, for what reads only a few columns. */
export function projectNameIn(
  project: { name: string; languages: readonly ProjectLanguage[]; texts: StoredTexts },
  lang: string,
): PickedText {
  const [primary = 'en'] = project.languages;
  const names = [{ lang: primary, value: project.name }, ...(project.texts.name ?? [])];
  return pickText(
    names.filter((text) => project.languages.includes(text.lang)),
    lang,
    project.languages,
  );
}

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
