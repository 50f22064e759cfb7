import { StepType } from '@/features/projects/constants';

type Item = { id: string; type: number };

/** A chapter with the steps that follow it up to the next one. */
export function chapterWithSteps(steps: readonly Item[], chapterId: string): string[] {
  const start = steps.findIndex(({ id }) => id === chapterId);
  if (start < 0) return [];
  const next = steps.findIndex(({ type }, index) => index > start && type === StepType.Chapter);
  return steps.slice(start, next < 0 ? undefined : next).map(({ id }) => id);
}

/** The selection, and with each chapter all of its steps. */
export function withChapterSteps(steps: readonly Item[], chosen: ReadonlySet<string>): string[] {
  const all = new Set(chosen);
  for (const { id, type } of steps)
    if (type === StepType.Chapter && chosen.has(id))
      for (const step of chapterWithSteps(steps, id)) all.add(step);
  return steps.map(({ id }) => id).filter((id) => all.has(id));
}
