import type { TranslatedField } from '@/features/projects/model/form/draft-translations';
import type { EntryState } from '@/features/projects/model/texts/list-states';
import { LIST_OF } from '@/features/projects/model/texts/project-texts';
import type { ProjectView } from '@/features/projects/schema';
import { TAGS_GAP } from '@/features/translations/model/project-units';
import { keyedEntries } from '@/shared/http/entries';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  type EntryField,
  type FieldName,
  fieldsOf,
  GUIDE_KEY,
  settingsField,
} from '../../shell/model/fields';
import { storedIn, type StoredTexts } from './draft';

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
  yield: project.yield?.unit ?? [],
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
