import type { FieldProblem } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { formerIndexes } from '../form/align-list';
import type { GuideEntry, HeadTexts } from '../content/content';
import { HEAD_LISTS, HEAD_TEXTS, type HeadList, type HeadText } from '../content/fields';
import type { EntryState } from './list-states';
import {
  LIST_OF,
  primaryTexts,
  tagsAsText,
  type TextColumns,
  type TextLists,
} from './project-texts';
import {
  originAfter,
  plain,
  sourceIn,
  type SourceEdit,
  type StoredText,
  type TextState,
  withOtherPrimary,
} from './states';

/** A change by a request: texts in the primary language, any of the lists, the languages. */
export type TextsPatch = { [F in keyof TextColumns]?: TextColumns[F] | undefined } & {
  [F in keyof TextLists]?: TextLists[F] | undefined;
} & { languages?: ProjectLanguage[] | undefined; keepTranslations?: boolean | undefined };

/** The new texts, or why the request is refused: message keys by path. */
export type TextsChange = { texts: HeadTexts } | { problems: Record<string, FieldProblem> };

/** One language of a field in a request. */
type Given = { lang: ProjectLanguage; pending?: true; state?: TextState };
type GivenText = Given & { value: string };
type GivenList = Given & { values: readonly string[]; states?: readonly EntryState[] | undefined };
type Languages = {
  languages: readonly ProjectLanguage[];
  primary: ProjectLanguage;
  /** The primary language before the change. */
  former: ProjectLanguage;
  keepTranslations?: boolean | undefined;
};

/**
 * Changes a guide's own texts (docs/reference/guides.md#texts-of-the-guide). Translations of parts
 * and tools follow their entries, texts of removed languages stay stored, and a new primary
 * language brings its texts along.
 */
export function changeHeadTexts(current: HeadTexts, patch: TextsPatch): TextsChange {
  const [former = 'en'] = current.languages;
  const { languages = current.languages, keepTranslations } = patch;
  const [primary = former] = languages;
  const edit = { languages, primary, former, keepTranslations };
  const texts = HEAD_TEXTS.map((name) => {
    const textsOfPatch = givenTexts(name, patch);
    const patched = name === 'tags' ? patch.tags && tagsAsText(patch.tags) : patch[name];
    return [name, changedText(current[name], patched, textsOfPatch, edit)] as const;
  });
  const lists = HEAD_LISTS.map(
    (name) => [name, changedList(current[name], patch[name], patch[LIST_OF[name]], edit)] as const,
  );
  const changed = { ...Object.fromEntries([...texts, ...lists]), languages } as HeadTexts;
  const problems = problemsOf(current, changed, patch, edit);
  return Object.keys(problems).length > 0 ? { problems } : { texts: changed };
}

/** The texts of a new guide. A field and its list may both name the primary text. */
export function newHeadTexts(input: NewTexts): TextsChange {
  const { languages } = input;
  const blank = { name: [], description: [], category: [], tags: [], parts: [], tools: [] };
  const isWritten = ([, value]: [string, unknown]) => value !== '' && !isEmptyList(value);
  const lists = Object.values(LIST_OF).map((list) => [list, input[list]] as const);
  const fields = Object.keys(LIST_OF).map((name): [string, unknown] => [
    name,
    input[name as keyof TextColumns],
  ]);
  return changeHeadTexts(
    { ...blank, languages },
    Object.fromEntries([...lists, ...fields.filter(isWritten)]) as TextsPatch,
  );
}

/** The texts of an imported guide, which may bring texts in removed languages along. */
export function importedHeadTexts(input: NewTexts): TextsChange {
  const isOwn = ({ lang }: Given) => input.languages.includes(lang);
  const paths = Object.values(LIST_OF);
  const ownTexts = paths.map((path) => [path, (input[path] as Given[] | undefined)?.filter(isOwn)]);
  const change = newHeadTexts({ ...input, ...Object.fromEntries(ownTexts) } as NewTexts);
  if ('problems' in change) return change;
  const doubled = paths.filter((path) => hasDoubles(input[path] ?? []));
  if (doubled.length > 0)
    return {
      problems: Object.fromEntries(doubled.map((path) => [path, { key: 'pictureTextsLanguages' }])),
    };
  const { texts } = change;
  const removed = <Each extends Given>(given: readonly Each[] | undefined) =>
    (given ?? []).filter((each) => !isOwn(each));
  for (const name of HEAD_TEXTS)
    texts[name].push(
      ...removed(givenTexts(name, input)).flatMap((text) => textAfter(undefined, text, NEW)),
    );
  for (const name of HEAD_LISTS)
    for (const { lang, values, states } of removed(input[LIST_OF[name]] as GivenList[] | undefined))
      if (values.length === texts[name].length)
        for (const [index, { text }] of texts[name].entries())
          text.push(...textAfter(undefined, entryGiven(lang, values, states, index), NEW));
  return { texts };
}
export type NewTexts = TextColumns & { languages: ProjectLanguage[] } & {
  [F in keyof TextLists]?: TextLists[F] | undefined;
};
const NEW: SourceEdit = { before: '', after: '' };

/** The list of a field in a request, with tags as one text. */
function givenTexts(name: HeadText, patch: Partial<TextLists>): GivenText[] | undefined {
  if (name === 'tags')
    return patch.tagLists?.map(({ values, ...tag }) => ({
      ...(tag as Given),
      value: tagsAsText(values),
    }));
  return patch[LIST_OF[name]] as GivenText[] | undefined;
}

/**
 * A text after a change: the primary one, then translations. An entry of the list wins over the
 * field. A client that sends back the text it read while it changes the primary language does not
 * mean it for the new one.
 */
function changedText(
  stored: readonly StoredText[],
  patched: string | undefined,
  given: readonly GivenText[] | undefined,
  { languages, primary, former, keepTranslations }: Languages,
): StoredText[] {
  const current = sourceIn(stored, former);
  const moved = movedTo(stored, { primary, former });
  const before = sourceIn(moved, primary);
  const primaryText = given?.find(({ lang }) => lang === primary)?.value;
  const value = primaryText ?? (patched === undefined || patched === current ? before : patched);
  // A first text in the new primary language makes no translation old.
  const isFirst = primary !== former && sourceIn(stored, primary) === '';
  const edit = { before, after: value, keepTranslations: keepTranslations || isFirst };
  const formerIn = (lang: ProjectLanguage) => moved.find((text) => text.lang === lang);
  const replaced = (given ?? []).filter(({ lang }) => lang !== primary);
  const stay = moved.filter(
    ({ lang }) => lang !== primary && (!given || !languages.includes(lang)),
  );
  return [
    ...(value === '' ? [] : [{ lang: primary, value }]),
    ...replaced.flatMap((text) => textAfter(formerIn(text.lang), text, edit)),
    ...stay.flatMap((text) => textAfter(text, plain(text), edit)),
  ];
}

/**
 * A text once `primary` is the primary language. If it is not written in it, it stays as it was, so
 * that nothing disappears; the former primary text becomes a translation.
 */
function movedTo(
  stored: readonly StoredText[],
  { primary, former }: Pick<Languages, 'primary' | 'former'>,
): StoredText[] {
  if (primary === former) return [...stored];
  const current = sourceIn(stored, former);
  const turned = withOtherPrimary(stored, former, primary);
  return sourceIn(stored, primary) === '' && current !== ''
    ? [{ lang: primary, value: current }, ...turned]
    : turned;
}

/** Parts or tools after a change: each entry keeps its id, and with it its translations. */
function changedList(
  stored: readonly GuideEntry[],
  patched: readonly string[] | undefined,
  lists: readonly GivenList[] | undefined,
  edit: Languages,
): GuideEntry[] {
  const { languages, primary, former, keepTranslations } = edit;
  const current = stored.map(({ text }) => sourceIn(text, former));
  const moved = stored.map((entry) => ({ ...entry, text: movedTo(entry.text, edit) }));
  const movedValues = moved.map(({ text }) => sourceIn(text, primary));
  const primaryList = lists
    ?.find(({ lang }) => lang === primary)
    ?.values.filter((entry) => entry !== '');
  const after =
    primaryList ?? (patched === undefined || isSame(patched, current) ? movedValues : patched);
  const before = sourceOf(after, [movedValues, current]);
  const isFirst = primary !== former && stored.every(({ text }) => sourceIn(text, primary) === '');
  const places = formerIndexes(before, after);
  const replaced = (lists ?? []).filter(({ lang }) => lang !== primary);
  return after.map((value, index) => {
    const place = places[index];
    const entry = place === undefined ? undefined : moved[place];
    const source = {
      before: place === undefined ? '' : (before[place] ?? ''),
      after: value,
      keepTranslations: keepTranslations || isFirst,
    };
    const formerIn = (lang: ProjectLanguage) => entry?.text.find((text) => text.lang === lang);
    const stay = (entry?.text ?? []).filter(
      ({ lang }) => lang !== primary && (!lists || !languages.includes(lang)),
    );
    return {
      ...(entry ?? { id: crypto.randomUUID() }),
      text: [
        { lang: primary, value },
        ...replaced.flatMap(({ lang, values, states }) =>
          textAfter(formerIn(lang), entryGiven(lang, values, states, index), source),
        ),
        ...stay.flatMap((text) => textAfter(text, plain(text), source)),
      ],
    };
  });
}

function entryGiven(
  lang: ProjectLanguage,
  values: readonly string[],
  states: readonly EntryState[] | undefined,
  index: number,
): GivenText {
  const state = states?.[index];
  return {
    lang,
    value: values[index] ?? '',
    ...(state === undefined || state === 'missing' ? {} : { state }),
  };
}

/** The list that the changed one was made from: a client may send the one it read. */
const sourceOf = (list: readonly string[], sources: [string[], string[]]): string[] =>
  sources.find((each) => each.some((entry) => list.includes(entry))) ?? sources[0];

/** A translation after a change of itself or its source; none where it is blank. */
function textAfter(
  former: StoredText | undefined,
  { lang, value, state }: GivenText,
  edit: SourceEdit,
): StoredText[] {
  if (value === '') return [];
  const of = originAfter(former, { value, state }, edit);
  return [{ lang, value, ...(of === undefined ? {} : { of }) }];
}

function problemsOf(
  current: HeadTexts,
  changed: HeadTexts,
  patch: TextsPatch,
  edit: Languages,
): Record<string, FieldProblem> {
  const { languages, primary } = edit;
  const problems: Record<string, FieldProblem> = {};
  const values = primaryTexts(changed);
  if (lacksPrimaryName(current, patch, edit)) problems['languages'] = { key: 'primaryUnwritten' };
  for (const [name, path] of Object.entries(LIST_OF) as [keyof TextColumns, keyof TextLists][]) {
    const lists = (patch[path] ?? []) as (Given & { values?: string[] })[];
    if (hasDoubles(lists) || lists.some(({ lang }) => !languages.includes(lang))) {
      problems[path] = { key: 'pictureTextsLanguages' };
      continue;
    }
    const [value, patched] = [values[name], patch[name]];
    for (const [index, entry] of lists.entries()) {
      const at = `${path}.${index}.${entry.values ? 'values' : 'value'}`;
      if (entry.lang !== primary) {
        if (isList(name) && entry.values?.length !== value.length)
          problems[at] = { key: 'listLength', values: { count: value.length } };
      } else if (entry.pending) problems[at] = { key: 'textPrimary' };
      else if (patched !== undefined && !isSame(patched, value))
        problems[at] = { key: 'textDiffers' };
    }
  }
  return problems;
}

// A guide without any translated name changes its primary language as it did before there were any.
function lacksPrimaryName(
  { name }: HeadTexts,
  patch: TextsPatch,
  { languages, primary, former }: Languages,
): boolean {
  const isWritten = (lang: ProjectLanguage) => name.some((text) => text.lang === lang);
  return (
    primary !== former &&
    patch.name === undefined &&
    !patch.names?.some(({ lang }) => lang === primary) &&
    !isWritten(primary) &&
    languages.some((lang) => lang !== former && isWritten(lang))
  );
}

const isList = (name: keyof TextColumns): name is HeadList =>
  (HEAD_LISTS as readonly string[]).includes(name);
const hasDoubles = (texts: readonly { lang: ProjectLanguage }[]): boolean =>
  new Set(texts.map(({ lang }) => lang)).size !== texts.length;
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
