import {
  isTranslatedField,
  type TranslatedField,
} from '@/features/projects/model/draft-translations';
import type { EntryState } from '@/features/projects/model/list-states';
import type { ProjectView } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { ownUnits } from './bench/own-texts';

/** One of the guide's own texts: its tags are one text, each part and each tool is one. */
export type OwnText = {
  /** as in files for translators: `project.name`, `part.3` */
  id: string;
  field: TranslatedField;
  /** in the primary language */
  source: string;
  state: EntryState;
};

/** The guide's own texts that its primary language has, as a language has them. */
export function ownTextsIn(project: ProjectView, lang: ProjectLanguage): OwnText[] {
  const [primary = lang] = project.languages;
  return ownUnits(project, primary, lang).flatMap(({ id, source, target, isOld }) => {
    const field = fieldOf(id);
    if (!field || source === '') return [];
    return [{ id, field, source, state: target === '' ? 'missing' : isOld ? 'old' : 'written' }];
  });
}

/** undefined for the description of the picture, which is not counted. */
function fieldOf(id: string): TranslatedField | undefined {
  const [kind, name = ''] = id.split('.');
  if (kind === 'part') return 'parts';
  if (kind === 'tool') return 'tools';
  return isTranslatedField(name) ? name : undefined;
}
