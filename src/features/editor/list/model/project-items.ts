import { StepType } from '@/features/projects/constants';
import type { QuestionView } from '@/features/projects/questions/schema';
import type { ProjectView } from '@/features/projects/schema';
import type { StepView } from '@/features/projects/steps/schema';
import { type DraftKind, GUIDE_KEY } from '../../shell/model/fields';
import { type Draft, draftOf } from '../../saving/model/draft';
import { type GuideItem, guideOf } from '../../saving/model/guide';
import { inOrder } from './reorder';

export type SavedItem =
  | { list: 'steps'; item: StepView }
  | { list: 'questions'; item: QuestionView }
  | { list: 'guide'; item: GuideItem };
export type ListName = 'steps' | 'questions';

/** The stored step, chapter or question of this id, or the guide. */
export function itemOf(
  project: ProjectView,
  id: string,
): StepView | QuestionView | GuideItem | undefined {
  if (id === GUIDE_KEY) return guideOf(project);
  return (
    project.steps.find((step) => step.id === id) ??
    project.questions.find((question) => question.id === id)
  );
}

/** An item as it is typed now. */
export const draftIn = (
  { project, drafts }: { project: ProjectView; drafts: Record<string, Draft> },
  key: string,
  kind: DraftKind,
): Draft => drafts[key] ?? draftOf(kind, itemOf(project, key), project.languages);

/**
 * Puts an item from a server answer into the project. Answers may arrive out of order: an older
 * version changes nothing.
 * @param index position of a new item; at the end when absent
 */
export function withItem(
  project: ProjectView,
  { list, item }: SavedItem,
  index?: number,
): ProjectView {
  if (list === 'guide')
    return item.version < project.version ? project : withNewest(item.project, project);
  return list === 'steps'
    ? withSteps(project, upsert(project.steps, item, index))
    : { ...project, questions: upsert(project.questions, item, index) };
}

/** A project from a server answer, with items whose newer versions arrived before it. */
export function withNewest<P extends ProjectView>(project: P, known: ProjectView): P {
  const newest = <T extends { id: string; version: number }>(items: T[], others: T[]) =>
    items.map((item) => {
      const other = others.find(({ id }) => id === item.id);
      return other && other.version > item.version ? other : item;
    });
  return {
    ...project,
    steps: newest(project.steps, known.steps),
    questions: newest(project.questions, known.questions),
  };
}

export function withoutItem(project: ProjectView, list: ListName, id: string): ProjectView {
  return list === 'steps'
    ? withSteps(
        project,
        project.steps.filter((step) => step.id !== id),
      )
    : { ...project, questions: project.questions.filter((question) => question.id !== id) };
}

export function ordered(project: ProjectView, list: ListName, ids: readonly string[]): ProjectView {
  return {
    ...project,
    ...(list === 'steps'
      ? { steps: inOrder(project.steps, ids) }
      : { questions: inOrder(project.questions, ids) }),
  };
}

function withSteps(project: ProjectView, steps: StepView[]): ProjectView {
  return {
    ...project,
    steps,
    stepCount: steps.filter(({ type }) => type === StepType.Step).length,
  };
}

function upsert<T extends { id: string; version: number }>(
  items: readonly T[],
  item: T,
  index = items.length,
): T[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((other) => (other.id === item.id && other.version <= item.version ? item : other))
    : [...items.slice(0, index), item, ...items.slice(index)];
}
