import type { StepStats } from './step-stats';

/** Of fewer visits nothing can be said: one person who is called to dinner would decide. */
export const SIGNIFICANT_VISITS = 5;

export type DropOff<S> = { kind: 'step'; step: S } | { kind: 'none' } | { kind: 'tooFew' };

/**
 * Which step loses most readers: where the most visits ended, the last step aside, which is where they should end; the earliest of
 * several, because whoever passes it reaches the others.
 * @param sessions visits in all
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
