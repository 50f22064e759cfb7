import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { formerIndexes } from './align-list';
import { sourceIn, type StatedText } from '../texts/states';
import {
  LIST_OF,
  type LocalizedList,
  type TextColumns,
  type TextLists,
} from '../texts/project-texts';

type InEach<T> = Record<ProjectLanguage, T>;

/**
 * The translations in the project form, by the names of their lists in the API. Every language has
 * its place, so that what is typed outlasts the removal of its language.
 */
export type DraftTranslations = {
  names: InEach<string>;
  descriptions: InEach<string>;
  categories: InEach<string>;
  tagLists: InEach<string[]>;
  partLists: InEach<string[]>;
  toolLists: InEach<string[]>;
  yieldUnits: InEach<string>;
  /** old translations that are still right (`confirmedPath`) */
  confirmed: string[];
  /** the change of the source is only a typing mistake */
  keepTranslations: boolean;
};

/** The lists of the form: those of the API, and the word of the yield. */
export const FORM_LISTS = { ...LIST_OF, yield: 'yieldUnits' } as const;
export type TranslatedField = keyof typeof FORM_LISTS;
export const TRANSLATED_FIELDS = Object.keys(FORM_LISTS) as TranslatedField[];
export const isTranslatedField = (field: string): field is TranslatedField =>
  Object.hasOwn(FORM_LISTS, field);

type Yield = { amount: number; unit?: StatedText[] | undefined };
/** The texts of a project as the form has them: of the yield, its word. */
export const withYieldWord = <
  Project extends { languages: ProjectLanguage[]; yield?: Yield | null | undefined },
>({
  yield: makes,
  ...project
}: Project) => ({
  ...project,
  yield: sourceIn(makes?.unit ?? [], project.languages[0]),
  yieldUnits: makes?.unit ?? [],
});

/**
 * The name of a confirmed translation.
 * @param place of a part or tool: its index in the stored list, which stays when others move
 */
export const confirmedPath = (field: TranslatedField, lang: ProjectLanguage, place?: number) =>
  [FORM_LISTS[field], lang, ...(place === undefined ? [] : [place])].join('.');

/** The form's texts in the primary language; of the yield, its word. */
export type FormTexts = TextColumns & { yield: string; languages: ProjectLanguage[] };
/** These texts in all languages. */
export type FormLists = { [L in keyof TextLists]?: TextLists[L] | undefined } & {
  yieldUnits: readonly StatedText[];
};
type Draft = FormTexts & DraftTranslations;

/** The translations of a project in the form. */
export function draftTranslationsOf(
  project: (Partial<FormTexts> & FormLists) | undefined,
): DraftTranslations {
  const inEach = <T>(valueIn: (lang: ProjectLanguage) => T) =>
    Object.fromEntries(PROJECT_LANGUAGES.map((lang) => [lang, valueIn(lang)])) as InEach<T>;
  const [primary] = project?.languages ?? [];
  const texts = (list: readonly LocalizedText[] = []) =>
    inEach((lang) => (lang !== primary && list.find((text) => text.lang === lang)?.value) || '');
  const lists = (list: readonly LocalizedList[] = [], aligned?: readonly string[]) =>
    inEach((lang) => {
      const translation =
        lang === primary ? undefined : list.find((each) => each.lang === lang)?.values;
      return aligned ? aligned.map((_, index) => translation?.[index] ?? '') : (translation ?? []);
    });
  return {
    names: texts(project?.names),
    descriptions: texts(project?.descriptions),
    categories: texts(project?.categories),
    tagLists: lists(project?.tagLists),
    partLists: lists(project?.partLists, project?.parts ?? []),
    toolLists: lists(project?.toolLists, project?.tools ?? []),
    yieldUnits: texts(project?.yieldUnits),
    confirmed: [],
    keepTranslations: false,
  };
}

/**
 * A change with what follows from it: translations of parts and tools stay with their entries, and
 * a new primary language brings its texts along.
 */
export function withFollowing(draft: Draft, part: Partial<Draft>): Partial<Draft> {
  const follow = (before: string[], after: string[] | undefined, lists: InEach<string[]>) => {
    if (!after) return undefined;
    const from = formerIndexes(before, after);
    const moved = Object.entries(lists).map(([lang, values]) => [
      lang,
      from.map((index) => (index === undefined ? '' : (values[index] ?? ''))),
    ]);
    return Object.fromEntries(moved) as InEach<string[]>;
  };
  const partLists = follow(draft.parts, part.parts, draft.partLists);
  const toolLists = follow(draft.tools, part.tools, draft.toolLists);
  return {
    ...part,
    ...(partLists ? { partLists } : {}),
    ...(toolLists ? { toolLists } : {}),
    ...(part.languages ? withOtherPrimary(draft, part.languages) : {}),
  };
}

// Without a translated name the guide only had its language named wrongly: the texts stay.
function withOtherPrimary(draft: Draft, [primary]: ProjectLanguage[]): Partial<Draft> {
  const [former] = draft.languages;
  const isTranslated = draft.languages.some((lang) => draft.names[lang] !== '');
  if (!primary || !former || primary === former || !isTranslated) return {};
  const moved: Record<string, unknown> = {};
  for (const field of TRANSLATED_FIELDS) {
    const list = FORM_LISTS[field];
    const present: string | string[] = draft[field];
    const translation: string | string[] = draft[list][primary];
    const blank =
      typeof translation === 'string' ? '' : isAligned(field) ? translation.map(() => '') : [];
    moved[field] = filled(translation, present);
    moved[list] = { ...draft[list], [former]: present, [primary]: blank };
  }
  return moved;
}

export const isAligned = (field: TranslatedField): field is 'parts' | 'tools' =>
  field === 'parts' || field === 'tools';

function filled(value: string | string[], other: string | string[]): string | string[] {
  if (typeof value === 'string' || typeof other === 'string') return value || other;
  if (value.length !== other.length) return value.length > 0 ? value : other;
  return value.map((entry, index) => entry || (other[index] ?? ''));
}

const WRITTEN = { state: 'written' } as const;

/**
 * The changed lists to send: an entry for each further language, in the project's order. Parts and
 * tools are as long as the primary list.
 */
export function changedLists(draft: Draft, fresh: Draft): { [L in keyof TextLists]?: object[] } {
  const [, ...others] = draft.languages;
  const written = (value: string | string[]) =>
    typeof value === 'string' || value.some((each) => each !== '') ? JSON.stringify(value) : '[]';
  const isChanged = (list: keyof TextLists) =>
    draft.confirmed.some((path) => path.startsWith(`${list}.`)) ||
    others.some((lang) => written(draft[list][lang]) !== written(fresh[list][lang]));
  const isConfirmed = (...text: Parameters<typeof confirmedPath>) =>
    draft.confirmed.includes(confirmedPath(...text));
  const entry = (field: keyof TextColumns, lang: ProjectLanguage) => {
    const value = draft[LIST_OF[field]][lang];
    if (typeof value === 'string')
      return value.trim() === ''
        ? { lang, value: '', pending: true }
        : { lang, value, ...(isConfirmed(field, lang) ? WRITTEN : {}) };
    if (!isAligned(field))
      return { lang, values: value, ...(isConfirmed(field, lang) ? WRITTEN : {}) };
    const values = draft[field].map((_, at) => value[at] ?? '');
    const states = formerIndexes(fresh[field], draft[field]).map((place) =>
      place !== undefined && isConfirmed(field, lang, place) ? 'written' : 'missing',
    );
    return { lang, values, ...(states.includes('written') ? { states } : {}) };
  };
  return Object.fromEntries(
    (Object.keys(LIST_OF) as (keyof TextColumns)[])
      .filter((field) => isChanged(LIST_OF[field]))
      .map((field) => [LIST_OF[field], others.map((lang) => entry(field, lang))]),
  );
}

/** The yield to send, with its word in each language of the draft; null where nothing is written. */
export function yieldToSend(draft: Draft & { yieldAmount: string }) {
  const [primary, ...others] = draft.languages;
  const unit = [
    { lang: primary, value: draft.yield },
    ...others.map((lang) => ({
      lang,
      value: draft.yieldUnits[lang],
      ...(draft.confirmed.includes(confirmedPath('yield', lang)) ? WRITTEN : {}),
    })),
  ];
  const amount = draft.yieldAmount.trim();
  if (amount === '' && unit.every(({ value }) => value.trim() === '')) return null;
  return { amount: amount === '' ? Number.NaN : Number(amount), unit };
}

/** Reports whether one of these fields is written in the primary language and not in `lang`. */
export function isUnwritten(
  draft: Draft,
  lang: ProjectLanguage,
  fields: readonly TranslatedField[],
): boolean {
  return fields.some((field) => {
    const [source, own]: (string | string[])[] = [draft[field], draft[FORM_LISTS[field]][lang]];
    if (typeof source === 'string') return source.trim() !== '' && own === '';
    return isAligned(field)
      ? (source ?? []).some((_, index) => !own?.[index])
      : (source ?? []).length > 0 && own?.length === 0;
  });
}

/** The errors of the translations in a language, by path within the entry: `partLists.values.3`. */
export function errorsIn(
  errors: Readonly<Record<string, string>>,
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): Record<string, string> {
  const index = languages.indexOf(lang);
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const [list, at, ...rest] = path.split('.');
      // The word of the yield is sent in all languages, a list in all but the first.
      if (list === 'yield' && at === 'unit')
        return rest[0] === String(index) ? [[`yieldUnits.${rest[1]}`, message]] : [];
      return at === String(index - 1) ? [[[list, ...rest].join('.'), message]] : [];
    }),
  );
}
