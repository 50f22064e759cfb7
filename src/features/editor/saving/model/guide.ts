import type { TranslatedField } from '@/features/projects/model/form/draft-translations';
import type { EntryState } from '@/features/projects/model/texts/list-states';
import { LIST_OF } from '@/features/projects/model/texts/project-texts';
import type { ProjectPatch, ProjectView } from '@/features/projects/schema';
import { TAGS_GAP, tagsOf } from '@/features/translations/model/project-units';
import { keyedEntries } from '@/shared/http/entries';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  type EntryField,
  type FieldName,
  fieldsOf,
  GUIDE_KEY,
  settingsField,
} from '../../shell/model/fields';
import { type Draft, isChangedText, storedIn, type StoredTexts, textOf } from './draft';
import { isOld } from './translation-states';

/** The guide with its own texts, which is edited and saved like a step. */
export type GuideItem = StoredTexts & {
  id: typeof GUIDE_KEY;
  version: number;
  project: ProjectView;
};

export const guideOf = (project: ProjectView): GuideItem => ({
  id: GUIDE_KEY,
  version: project.version,
  project,
  name: project.names,
  description: project.descriptions,
  category: project.categories,
  tags: project.tagLists.map(({ lang, values, state }) => ({
    lang,
    value: values.join(TAGS_GAP),
    state,
  })),
  alt: project.alt,
  entries: [...entriesOf(project, 'tools'), ...entriesOf(project, 'parts')],
});

function entriesOf(project: ProjectView, field: 'parts' | 'tools') {
  const kind = field === 'parts' ? 'part' : 'tool';
  return keyedEntries(project[field]).map(({ key }, index) => ({
    id: `${kind}.${key}` satisfies EntryField,
    text: project[LIST_OF[field]].flatMap(({ lang, values, states }) => {
      const [value, state] = [values[index], states?.[index]];
      return value ? [{ lang, value, state: state === 'missing' ? undefined : state }] : [];
    }),
  }));
}

const LISTS = { ...LIST_OF, alt: 'alt' } as const;

/**
 * The change of a project that saves the draft of its guide: each list with a changed text, in all
 * languages in their order.
 */
export function guidePatch(guide: GuideItem, draft: Draft): ProjectPatch {
  const { languages, tagLists } = guide.project;
  const names = fieldsOf(draft).map(({ name }) => name);
  const textIn = (
    field: FieldName,
    lang: ProjectLanguage,
  ): { value: string; state: EntryState } => {
    const value = textOf(draft, field, lang).trim();
    if (value === '') return { value, state: 'missing' };
    return { value, state: isOld(draft, guide, field, lang) ? 'old' : 'written' };
  };
  const entryIn = (field: keyof typeof LISTS, lang: ProjectLanguage) => {
    const isSource = lang === languages[0];
    if (field === 'parts' || field === 'tools') {
      const texts = names
        .filter((name) => settingsField(name) === field)
        .map((name) => textIn(name, lang));
      const states = isSource ? {} : { states: texts.map(({ state }) => state) };
      return { lang, values: texts.map(({ value }) => value), ...states };
    }
    const { value, state } = textIn(field, lang);
    const stated = isSource || state === 'missing' ? {} : { state };
    if (field !== 'tags')
      return value === '' ? { lang, value, pending: true } : { lang, value, ...stated };
    const before = tagLists.find((list) => list.lang === lang)?.values ?? [];
    // Unchanged tags may have commas in them.
    return { lang, values: before.join(TAGS_GAP) === value ? before : tagsOf(value), ...stated };
  };
  const isChanged = (name: FieldName) =>
    languages.some((lang) => isChangedText(draft, guide, name, lang));
  const fields = new Set(names.filter(isChanged).map(settingsField));
  return Object.fromEntries(
    [...fields].map((field) => [LISTS[field], languages.map((lang) => entryIn(field, lang))]),
  ) as ProjectPatch;
}

/**
 * The field of a text that the server names by its place in a patch: `partLists.1.values.3`.
 * undefined for anything else.
 */
export function patchedField(draft: Draft, list: string, place: string): FieldName | undefined {
  const names = fieldsOf(draft).filter(({ name }) => LISTS[settingsField(name)] === list);
  return names[list === 'partLists' || list === 'toolLists' ? Number(place) : 0]?.name;
}

/** One of the guide's own texts: its tags are one text, each part and each tool is one. */
export type GuideText = {
  name: FieldName;
  /** where the settings show it */
  field: TranslatedField;
  /** in the primary language */
  source: string;
  state: EntryState;
};

/**
 * The guide's own texts that its primary language has, as a language has them; without the
 * description of its picture.
 */
export function guideTextsIn(project: ProjectView, lang: ProjectLanguage): GuideText[] {
  const guide = guideOf(project);
  return fieldsOf({ kind: 'guide', entries: guide.entries }).flatMap(({ name }) => {
    const source = storedIn(guide, name, project.languages[0])?.value ?? '';
    const field = settingsField(name);
    if (source === '' || field === 'alt') return [];
    const text = storedIn(guide, name, lang);
    return [{ name, field, source, state: text ? (text.state ?? 'written') : 'missing' }];
  });
}
