import 'server-only';
import { uuid7 } from '@/server/secrets/uuid7';
import type { TrashKind } from '@/server/db/generated/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { StepType } from '../../constants';
import { type Draft, filesOf, filesOfStep } from '../../model/content/content';
import { primaryTexts } from '../../model/texts/project-texts';
import type { StoredText } from '../../model/texts/states';

/** An item for the bin of a guide. */
export type TrashEntry = {
  id: string;
  kind: TrashKind;
  name: string;
  item: object;
  position: number;
  files: string[];
};

/** A whole draft for the bin. */
export const draftItem = (draft: Draft): TrashEntry => ({
  id: uuid7(),
  kind: 'draft',
  name: primaryTexts(draft.project).name,
  item: draft,
  position: 0,
  files: filesOf(draft),
});

/** Steps and questions of a draft for the bin. */
export function removedItems(draft: Draft, ids: readonly string[]): TrashEntry[] {
  const [lang] = draft.project.languages;
  const steps = draft.steps.map((item, position) => ({
    id: item.id,
    kind: item.type === StepType.Chapter ? ('chapter' as const) : ('step' as const),
    name: textIn(item.name, lang),
    item,
    position,
    files: filesOfStep(item),
  }));
  const questions = draft.questions.map((item, position) => ({
    id: item.id,
    kind: 'question' as const,
    name: textIn(item.question, lang),
    item,
    position,
    files: [],
  }));
  return [...steps, ...questions].filter(({ id }) => ids.includes(id));
}

const textIn = (texts: readonly StoredText[], lang: ProjectLanguage | undefined) =>
  texts.find((text) => text.lang === lang)?.value ?? '';
