import type { FieldProblem } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { formerIndexes } from './align-list';
import type { ProjectTexts, StoredTexts, TextColumns, TextLists } from './project-texts';

/** What a request changes: texts in the primary language, any of the lists, the languages. */
export type TextsPatch = { [F in keyof TextColumns]?: TextColumns[F] | undefined } & {
  [F in keyof TextLists]?: TextLists[F] | undefined;
} & { languages?: ProjectLanguage[] | undefined };

/** The new columns, or why the request is refused: message keys by path. */
export type TextsChange =
  | { columns: TextColumns & { texts: StoredTexts } }
  | { problems: Record<string, FieldProblem> };

type Value = string | string[];
type Entry = { lang: ProjectLanguage; value: Value; of?: string | string[] };
type Given = Entry & { pending?: true };
/** `isAligned`: an entry of a translation belongs to the primary one at the same index. */
type Field = { path: keyof TextLists; key: 'value' | 'values'; isAligned?: true };

const FIELDS: Record<keyof TextColumns, Field> = {
  name: { path: 'names', key: 'value' },
  description: { path: 'descriptions', key: 'value' },
  category: { path: 'categories', key: 'value' },
  tags: { path: 'tagLists', key: 'values' },
  parts: { path: 'partLists', key: 'values', isAligned: true },
  tools: { path: 'toolLists', key: 'values', isAligned: true },
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
  const { texts, ...columns } = change.columns;
  for (const [name, field] of fields) {
    const removed = (input[field.path] ?? [])
      .filter((entry) => !isOwn(entry))
      .filter((entry) => {
        const { value } = toEntry(entry, field);
        return !isBlank(value) && (!field.isAligned || value.length === columns[name].length);
      });
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
};

function changed(change: Change): { value: Value; translations: Entry[] } {
  const { isAligned, languages, primary, given, current } = change;
  const moved = movedTo(primary, change);
  const value = primaryValue(change, moved.value);
  const translations =
    isAligned && Array.isArray(value)
      ? realigned(moved.translations, value, [moved.value, current] as string[][])
      : moved.translations;
  if (!given) return { value, translations };
  const replaced = given
    .filter(({ lang }) => lang !== primary)
    .map(({ lang, value: text }): Entry => {
      const known = translations.find((entry) => entry.lang === lang);
      return known && isSame(known.value, text) ? known : { lang, value: text };
    });
  const removed = translations.filter(({ lang }) => !languages.includes(lang));
  return { value, translations: [...replaced, ...removed] };
}

/**
 * The texts once `primary` is the primary language. What is not written in it stays as it was, so
 * that nothing disappears; the former primary text becomes a translation.
 */
function movedTo(primary: ProjectLanguage, { former, current, stored }: Change) {
  if (primary === former) return { value: current, translations: stored };
  const written = stored.find(({ lang }) => lang === primary)?.value;
  const others = stored.filter(({ lang }) => lang !== primary && lang !== former);
  return {
    value: written === undefined ? current : filled(written, current),
    translations: [{ lang: former, value: current }, ...others],
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

/** Translations in the order of the changed list; a new entry is missing in them. */
function realigned(entries: Entry[], list: readonly string[], sources: string[][]): Entry[] {
  const source = sources.find((each) => each.some((entry) => list.includes(entry))) ?? sources[0];
  const indexes = formerIndexes(source ?? [], list);
  const follow = (values: Value) =>
    indexes.map((index) => (index === undefined ? '' : (values[index] ?? '')));
  return entries.map(({ lang, value, of }) => ({
    lang,
    value: follow(value),
    ...(of === undefined ? {} : { of: follow(of) }),
  }));
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
  const named = given.map(({ lang }) => lang);
  if (new Set(named).size !== named.length || named.some((lang) => !languages.includes(lang)))
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
