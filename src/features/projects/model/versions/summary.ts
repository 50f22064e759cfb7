import { StepType } from '@/features/projects/constants';
import type {
  Changes,
  ItemChange,
  LineChange,
  MarkChange,
  MediumChange,
  ProjectChanges,
  StepChange,
  TimerChange,
} from './changes';

type PartChange = MediumChange | MarkChange | LineChange | TimerChange;

/** Number of differences. Each change is in one of the numbers; their sum is countChanges. */
export type ChangesSummary = {
  /** Steps and chapters. One that was moved and changed is a changed one. */
  added: number;
  removed: number;
  moved: number;
  changed: number;
  questions: number;
  /** Fields of the project itself, each once for all languages. */
  settings: number;
};

export function summaryOf({ project, steps, questions }: Changes): ChangesSummary {
  const count = (kind: Exclude<keyof ChangesSummary, 'questions' | 'settings'>) =>
    steps.filter((step) => (isOnlyMoved(step) ? 'moved' : step.kind) === kind).length;
  return {
    added: count('added'),
    removed: count('removed'),
    moved: count('moved'),
    changed: count('changed'),
    questions: questions.length,
    settings: countFields(project),
  };
}

/** The number of changed steps, questions and fields of the project itself. */
export const countChanges = ({ project, steps, questions }: Changes): number =>
  steps.length + questions.length + countFields(project);

/**
 * The numbers of steps that readers see changed, or that are new, in the newer version. Moved ones
 * and those with only other states of translations look the same.
 */
export const changedStepNumbers = ({ steps }: Changes): number[] =>
  steps.flatMap((step) =>
    step.type === StepType.Step && step.numberAfter !== undefined && hasContent(step)
      ? [step.numberAfter]
      : [],
  );

/** Reports whether an item differs by its place alone. */
export const isOnlyMoved = (item: ItemChange<string> | StepChange): boolean =>
  item.isMoved && !hasContent(item) && !item.hasNewStates && partsOf(item).length === 0;

// Pictures, lines and timers are read in their order, so one that was moved is content, too.
const hasContent = (item: ItemChange<string> | StepChange): boolean =>
  item.kind !== 'changed' ||
  item.texts.length > 0 ||
  ('picture' in item && Boolean(item.picture)) ||
  ('clip' in item && Boolean(item.clip)) ||
  ('uses' in item && Boolean(item.uses)) ||
  partsOf(item).some((part) => !part.hasNewStates || part.isMoved || hasOtherFacts(part));

const partsOf = (item: ItemChange<string> | StepChange): PartChange[] =>
  'type' in item
    ? [...(item.media ?? []), ...(item.marks ?? []), ...(item.lines ?? []), ...(item.timers ?? [])]
    : [];
const hasOtherFacts = (part: PartChange): boolean => {
  if ('medium' in part) return JSON.stringify(part.before) !== JSON.stringify(part.after);
  if ('picture' in part) return Boolean(part.picture);
  return 'kindAfter' in part
    ? part.kindBefore !== part.kindAfter
    : 'secondsAfter' in part && part.secondsBefore !== part.secondsAfter;
};

function countFields({ texts, lists, settings, picture, hasNewStates }: ProjectChanges): number {
  const fields = [...texts, ...lists, ...settings].map(({ field }) => field);
  return new Set(fields).size + (picture ? 1 : 0) + (hasNewStates ? 1 : 0);
}
