import type { StepStats } from './step-stats';

/** Fewer visits say nothing: a single interrupted reader would decide. */
export const SIGNIFICANT_VISITS = 5;

export type DropOff<S> = { kind: 'step'; step: S } | { kind: 'none' } | { kind: 'tooFew' };

/**
 * The step where most visits ended, apart from the last step, where they should end; the earliest
 * of several, because later ones depend on it.
 * @param sessions number of visits
 */
export function dropOffStep<S extends Pick<StepStats, 'left'>>(
  steps: readonly S[],
  sessions: number,
): DropOff<S> {
  if (sessions < SIGNIFICANT_VISITS) return { kind: 'tooFew' };
  const most = Math.max(0, ...steps.slice(0, -1).map(({ left }) => left));
  const step = most > 0 ? steps.find(({ left }) => left === most) : undefined;
  return step ? { kind: 'step', step } : { kind: 'none' };
}
