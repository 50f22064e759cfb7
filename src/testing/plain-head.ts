import {
  changeHeadTexts,
  importedHeadTexts,
  newHeadTexts,
  type NewTexts,
  type TextsChange,
  type TextsPatch,
} from '@/features/projects/model/texts/change-head-texts';
import type { GuideEntry, HeadTexts } from '@/features/projects/model/content/content';
import {
  primaryTexts,
  statedListsOf,
  storedNameIn,
  tagsAsText,
  tagsOf,
  type TextColumns,
  textListsOf,
} from '@/features/projects/model/texts/project-texts';
import type { StoredText } from '@/features/projects/model/texts/states';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';

type Lang = ProjectLanguage;
/** Texts in further languages by field; lists of parts and tools are aligned with the primary one. */
export type PlainTexts = {
  name?: StoredText[];
  description?: StoredText[];
  category?: StoredText[];
  tags?: { lang: Lang; values: string[]; of?: string }[];
  parts?: PlainList[];
  tools?: PlainList[];
};
type PlainList = { lang: Lang; values: string[]; of?: (string | null)[] };

/** A guide's own texts as tests write them: those in the primary language, and `texts`. */
export type PlainHead = TextColumns & { languages: Lang[]; texts: PlainTexts };

/** The own texts of a guide as they are stored. */
export function headTextsOf({ languages, texts, ...columns }: PlainHead): HeadTexts {
  const [primary = 'en'] = languages;
  const line = (value: string, others: StoredText[] = []): StoredText[] => [
    ...(value === '' ? [] : [{ lang: primary, value }]),
    ...others,
  ];
  const entries = (values: string[], lists: PlainList[] = []): GuideEntry[] =>
    values.map((value, index) => ({
      id: `${value}-${index}`,
      text: line(
        value,
        lists.flatMap(({ lang, values: list, of }): StoredText[] =>
          list[index]
            ? [
                {
                  lang,
                  value: list[index],
                  ...(typeof of?.[index] === 'string' ? { of: of[index] } : {}),
                },
              ]
            : [],
        ),
      ),
    }));
  const tags = (texts.tags ?? []).map(({ values, ...tag }) => ({
    ...tag,
    value: tagsAsText(values),
  }));
  return {
    languages,
    name: line(columns.name, texts.name),
    description: line(columns.description, texts.description),
    category: line(columns.category, texts.category),
    tags: line(tagsAsText(columns.tags), tags),
    parts: entries(columns.parts, texts.parts),
    tools: entries(columns.tools, texts.tools),
  };
}

/** Stored texts as tests write them. */
export function plainOf(head: HeadTexts): TextColumns & { texts: PlainTexts } {
  const [primary] = head.languages;
  const others = (texts: readonly StoredText[]) => texts.filter(({ lang }) => lang !== primary);
  const lists = (entries: readonly GuideEntry[]): PlainList[] => {
    const langs = new Set(entries.flatMap(({ text }) => others(text).map(({ lang }) => lang)));
    return PROJECT_LANGUAGES.filter((lang) => langs.has(lang)).map((lang) => {
      const texts = entries.map(({ text }) => text.find((each) => each.lang === lang));
      return {
        lang,
        values: texts.map((text) => text?.value ?? ''),
        ...(texts.some((text) => text?.of !== undefined)
          ? { of: texts.map((text) => text?.of ?? null) }
          : {}),
      };
    });
  };
  const texts = {
    name: others(head.name),
    description: others(head.description),
    category: others(head.category),
    tags: others(head.tags).map(({ value, ...tag }) => ({ ...tag, values: tagsOf(value) })),
    parts: lists(head.parts),
    tools: lists(head.tools),
  };
  const written = Object.entries(texts).filter(([, list]) => list.length > 0);
  return { ...primaryTexts(head), texts: Object.fromEntries(written) as PlainTexts };
}

const plainChange = (change: TextsChange) =>
  'problems' in change ? change : { columns: plainOf(change.texts) };

export const changePlainTexts = (current: PlainHead, patch: TextsPatch) =>
  plainChange(changeHeadTexts(headTextsOf(current), patch));
export const newPlainTexts = (input: NewTexts) => plainChange(newHeadTexts(input));
export const importedPlainTexts = (input: NewTexts) => plainChange(importedHeadTexts(input));
export const statedPlainLists = (head: PlainHead) => statedListsOf(headTextsOf(head));
export const plainTextLists = (head: PlainHead) => textListsOf(headTextsOf(head));
export const plainNameIn = ({ languages, ...head }: PlainHead, lang: string) =>
  storedNameIn(headTextsOf({ languages, ...head }).name, languages, lang);
