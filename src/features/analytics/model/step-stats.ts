import { StepType } from '@/features/projects/constants';
import type { StepView } from '@/features/projects/steps/schema';
import type { AnalyticsList } from '../schema';

/** An existing step, and its visits. */
export type StepStats = {
  step: StepView;
  /** 1-based among the steps */
  number: number;
  reached: number;
  /** visits that ended there */
  left: number;
  /** mean time in ms of the visits that reached it; null when none did */
  timeMs: number | null;
};

/** The stats of each existing step in order; a new step has none yet. */
export function stepStats(
  steps: readonly StepView[],
  { funnel, average }: Pick<AnalyticsList, 'funnel' | 'average'>,
): StepStats[] {
  const reachedBy = new Map(funnel.map((entry) => [entry.stepId, entry]));
  const timeBy = new Map(average.steps.map(({ stepId, time }) => [stepId, time]));
  return steps
    .filter(({ type }) => type === StepType.Step)
    .map((step, index) => ({
      step,
      number: index + 1,
      reached: reachedBy.get(step.id)?.reached ?? 0,
      left: reachedBy.get(step.id)?.left ?? 0,
      timeMs: timeBy.get(step.id) ?? null,
    }));
}
