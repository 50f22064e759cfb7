import type { FieldProblem } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { entriesForOther, type EntryState, listAsText, withEntryOrigins } from './list-states';
import {
  LIST_OF,
  type ProjectTexts,
  type StoredTexts,
  type TextColumns,
  type TextLists,
} from './project-texts';
import { originAfter, originForOther, type TextState } from './states';

/** What a request changes: texts in the primary language, any of the lists, the languages. */
export type TextsPatch = { [F in keyof TextColumns]?: TextColumns[F] | undefined } & {
  [F in keyof TextLists]?: TextLists[F] | undefined;
} & { languages?: ProjectLanguage[] | undefined; keepTranslations?: boolean | undefined };

/** The new columns, or why the request is refused: message keys by path. */
export type TextsChange =
  | { columns: TextColumns & { texts: StoredTexts } }
  | { problems: Record<string, FieldProblem> };

type Value = string | string[];
type Entry = { lang: ProjectLanguage; value: Value; of?: string | (string | null)[] };
type Given = Entry & { pending?: true; state?: TextState; states?: EntryState[] };
/** `isAligned`: an entry of a translation belongs to the primary one at the same index. */
type Field = { path: keyof TextLists; key: 'value' | 'values'; isAligned?: true };

const FIELDS: Record<keyof TextColumns, Field> = {
  name: { path: LIST_OF.name, key: 'value' },
  description: { path: LIST_OF.description, key: 'value' },
  category: { path: LIST_OF.category, key: 'value' },
  tags: { path: LIST_OF.tags, key: 'values' },
  parts: { path: LIST_OF.parts, key: 'values', isAligned: true },
  tools: { path: LIST_OF.tools, key: 'values', isAligned: true },
};

/**
 * Changes a project's own texts (docs/reference/guides.md#texts-of-the-guide). Translations of
 * parts and tools follow their entries, texts of removed languages stay stored, and a new primary
 * language brings its texts along.
 */
export function changeProjectTexts(current: ProjectTexts, patch: TextsPatch): TextsChange {
  const [former = 'en'] = current.languages;
  const { languages = current.languages } = patch;
  const [primary = former] = languages;
  const problems: Record<string, FieldProblem> = {};
  const columns: Record<string, Value> = {};
  const texts: Record<string, object[]> = {};
  for (const [name, field] of Object.entries(FIELDS) as [keyof TextColumns, Field][]) {
    const change: Change = {
      ...field,
      languages,
      primary,
      former,
      current: current[name],
      stored: (current.texts[name] ?? []).map((entry) => toEntry(entry, field)),
      patched: patch[name],
      given: patch[field.path]?.map((entry) => toEntry(entry, field)),
      keepTranslations: patch.keepTranslations,
    };
    if (name === 'name' && lacksPrimaryName(change))
      problems['languages'] = { key: 'primaryUnwritten' };
    const { value, translations } = changed(change);
    Object.assign(problems, problemsOf(change, value));
    columns[name] = value;
    const written = translations.filter((entry) => !isBlank(entry.value));
    if (written.length > 0) texts[name] = written.map((entry) => fromEntry(entry, field));
  }
  return Object.keys(problems).length > 0
    ? { problems }
    : { columns: { ...(columns as unknown as TextColumns), texts: texts as StoredTexts } };
}

/** The texts of a new project. A field and its list may both name the primary text. */
export function newProjectTexts(input: NewTexts): TextsChange {
  const { names, descriptions, categories, tagLists, partLists, toolLists } = input;
  const fields = Object.keys(FIELDS) as (keyof TextColumns)[];
  return changeProjectTexts(
    { ...input, texts: {} },
    {
      names,
      descriptions,
      categories,
      tagLists,
      partLists,
      toolLists,
      ...Object.fromEntries(
        fields.flatMap((name) => (isBlank(input[name]) ? [] : [[name, input[name]]])),
      ),
    },
  );
}

/** The texts of an imported project, which may bring texts in removed languages along. */
export function importedProjectTexts(input: NewTexts): TextsChange {
  const isOwn = ({ lang }: { lang: ProjectLanguage }) => input.languages.includes(lang);
  const fields = Object.entries(FIELDS) as [keyof TextColumns, Field][];
  const own = fields.map(([, { path }]) => [path, input[path]?.filter(isOwn)]);
  const change = newProjectTexts({ ...input, ...Object.fromEntries(own) } as NewTexts);
  if ('problems' in change) return change;
  const doubled = fields.filter(([, { path }]) => hasDoubles(input[path] ?? []));
  if (doubled.length > 0)
    return {
      problems: Object.fromEntries(
        doubled.map(([, { path }]) => [path, { key: 'pictureTextsLanguages' }]),
      ),
    };
  const { texts, ...columns } = change.columns;
  for (const [name, field] of fields) {
    const edit = { ...field, before: '', after: columns[name] };
    const removed = (input[field.path] ?? [])
      .filter((entry) => !isOwn(entry))
      .map((entry) => toEntry(entry, field))
      .filter(({ value }) => !field.isAligned || value.length === columns[name].length)
      .map((entry) => fromEntry(translationAfter(entry.lang, undefined, entry, edit), field));
    if (removed.length > 0) Object.assign(texts, { [name]: [...(texts[name] ?? []), ...removed] });
  }
  return { columns: { ...columns, texts } };
}

export type NewTexts = TextColumns & { languages: ProjectLanguage[] } & {
  [F in keyof TextLists]?: TextLists[F] | undefined;
};

type Change = Field & {
  languages: readonly ProjectLanguage[];
  primary: ProjectLanguage;
  /** The primary language before the change. */
  former: ProjectLanguage;
  current: Value;
  stored: Entry[];
  patched: Value | undefined;
  given: Given[] | undefined;
  keepTranslations: boolean | undefined;
};

function changed(change: Change): { value: Value; translations: Entry[] } {
  const { isAligned, languages, primary, given, current } = change;
  const moved = movedTo(primary, change);
  const value = primaryValue(change, moved.value);
  const before = isAligned ? sourceOf(value, [moved.value, current]) : moved.value;
  const next = (lang: ProjectLanguage, entry?: Given) => {
    const former = moved.translations.find((each) => each.lang === lang);
    return translationAfter(lang, former, entry, {
      isAligned,
      before,
      after: value,
      keepTranslations: change.keepTranslations || moved.isFirst,
    });
  };
  const replaced = (given ?? [])
    .filter(({ lang }) => lang !== primary)
    .map((entry) => next(entry.lang, entry));
  const stay = moved.translations.filter(({ lang }) => !given || !languages.includes(lang));
  return { value, translations: [...replaced, ...stay.map(({ lang }) => next(lang))] };
}

type Edit = {
  isAligned?: true;
  before: Value;
  after: Value;
  keepTranslations?: boolean | undefined;
};

/** A translation after a change, with its state (states.ts). @param given undefined: as it was */
function translationAfter(
  lang: ProjectLanguage,
  former: Entry | undefined,
  given: Given | undefined,
  { isAligned, before, after, keepTranslations }: Edit,
): Entry {
  if (isAligned) {
    const { values, of } = withEntryOrigins(
      former && asEntries(former),
      given && { values: given.value as string[], states: given.states },
      { before: [...before], after: [...after], keepTranslations },
    );
    return { lang, value: values, ...(of ? { of } : {}) };
  }
  const value = given?.value ?? former?.value ?? '';
  if (isBlank(value)) return { lang, value };
  const of = originAfter(
    former && !isBlank(former.value) ? asMade(former) : undefined,
    { value: asText(value), state: given?.state },
    { before: asText(before), after: asText(after), keepTranslations },
  );
  return { lang, value, ...(of === undefined ? {} : { of }) };
}

const asText = (value: Value): string => (typeof value === 'string' ? value : listAsText(value));
const asMade = ({ value, of }: Entry) => ({
  value: asText(value),
  of: of as string | undefined,
});
const asEntries = ({ value, of }: Entry) => ({
  values: value as string[],
  ...(of ? { of: of as (string | null)[] } : {}),
});

/**
 * The texts once `primary` is the primary language. What is not written in it stays as it was, so
 * that nothing disappears; the former primary text becomes a translation.
 */
function movedTo(primary: ProjectLanguage, { former, current, stored, isAligned }: Change) {
  if (primary === former) return { value: current, translations: stored, isFirst: false };
  const written = stored.find(({ lang }) => lang === primary)?.value;
  const others = stored
    .filter(({ lang }) => lang !== primary && lang !== former)
    .map((entry) => turned(entry, current, isAligned));
  return {
    value: written === undefined ? current : filled(written, current),
    translations: [{ lang: former, value: current }, ...others],
    // A first text in the new primary language makes no translation old.
    isFirst: written === undefined,
  };
}

/**
 * An entry of the list wins over the field. A client that sends back the text it read while it
 * changes the primary language does not mean it for the new one.
 */
function primaryValue({ primary, current, given, patched, isAligned }: Change, moved: Value) {
  const own = given?.find(({ lang }) => lang === primary)?.value;
  if (own !== undefined) return isAligned ? withoutBlank(own) : own;
  return patched === undefined || isSame(patched, current) ? moved : patched;
}

/** The list that the changed one was made from: a client may send the one it read. */
const sourceOf = (list: Value, sources: [Value, Value]): Value =>
  sources.find((each) => [...each].some((entry) => list.includes(entry))) ?? sources[0];

/** A translation that gets another source language. */
function turned(entry: Entry, source: Value, isAligned: true | undefined): Entry {
  const { lang, value } = entry;
  if (isAligned) {
    const { values, of } = entriesForOther(asEntries(entry), [...source]);
    return { lang, value: values, ...(of ? { of } : {}) };
  }
  const of = originForOther(asMade(entry), asText(source));
  return { lang, value, ...(of === undefined ? {} : { of }) };
}

// A guide without any translated name changes its primary language as it did before there were any.
function lacksPrimaryName({ languages, primary, former, stored, patched, given }: Change) {
  const isWritten = (lang: ProjectLanguage) => stored.some((entry) => entry.lang === lang);
  return (
    primary !== former &&
    patched === undefined &&
    !given?.some(({ lang }) => lang === primary) &&
    !isWritten(primary) &&
    languages.some((lang) => lang !== former && isWritten(lang))
  );
}

function problemsOf(change: Change, value: Value): Record<string, FieldProblem> {
  const { path, key, isAligned, languages, primary, patched, given = [] } = change;
  if (hasDoubles(given) || given.some(({ lang }) => !languages.includes(lang)))
    return { [path]: { key: 'pictureTextsLanguages' } };
  const problems: Record<string, FieldProblem> = {};
  for (const [index, entry] of given.entries()) {
    const at = `${path}.${index}.${key}`;
    if (entry.lang !== primary) {
      if (isAligned && entry.value.length !== value.length)
        problems[at] = { key: 'listLength', values: { count: value.length } };
    } else if (entry.pending) problems[at] = { key: 'textPrimary' };
    else if (patched !== undefined && !isSame(patched, value))
      problems[at] = { key: 'textDiffers' };
  }
  return problems;
}

const hasDoubles = (texts: readonly { lang: ProjectLanguage }[]): boolean =>
  new Set(texts.map(({ lang }) => lang)).size !== texts.length;

function toEntry(entry: object, { key }: Field): Given {
  const { [key]: value, ...rest } = entry as Omit<Given, 'value'> & Record<typeof key, Value>;
  return { ...rest, value };
}

const fromEntry = ({ value, ...entry }: Entry, { key }: Field) => ({ ...entry, [key]: value });

/** A list with the entries of another one where its own are missing. */
const filled = (value: Value, other: Value): Value =>
  typeof value === 'string' ? value : value.map((entry, index) => entry || (other[index] ?? ''));

const withoutBlank = (value: Value): Value =>
  typeof value === 'string' ? value : value.filter((entry) => entry !== '');

const isBlank = (value: Value): boolean =>
  typeof value === 'string' ? value === '' : value.every((entry) => entry === '');

const isSame = (one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other);
