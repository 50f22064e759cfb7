import type { PictureView } from '@/shared/pictures/picture';
import { StepType } from '../constants';
import type { PublicStepView } from '../steps/schema';

export interface NumberedStep<Step = PublicStepView> {
  step: Step;
  /** 1-based, without chapters: the number in /p/{projectUid}/s/{step} */
  number: number;
}

export interface Chapter<Step = PublicStepView> {
  /** missing for steps before the first chapter */
  heading?: Step;
  steps: NumberedStep<Step>[];
}

/** The steps in reading order: numbered without chapters, and grouped by chapter. */
export function chaptersOf<Step extends { type: number }>(steps: readonly Step[]): Chapter<Step>[] {
  const chapters: Chapter<Step>[] = [];
  let number = 0;
  for (const step of steps) {
    if (step.type === StepType.Chapter) {
      chapters.push({ heading: step, steps: [] });
      continue;
    }
    const current = chapters.at(-1) ?? { steps: [] };
    if (chapters.length === 0) chapters.push(current);
    number += 1;
    current.steps.push({ step, number });
  }
  return chapters;
}

export type PicturedStep = NumberedStep & { file: PictureView };

/** The first step with a picture. */
export function firstPicturedStep(steps: readonly PublicStepView[]): PicturedStep | undefined {
  for (const entry of chaptersOf(steps).flatMap((chapter) => chapter.steps)) {
    if (entry.step.file) return { ...entry, file: entry.step.file };
  }
  return undefined;
}
