import type { StepFigures } from './step-figures';

/** Of fewer visits nothing can be said: one person who is called to dinner would decide. */
export const TELLING_VISITS = 5;

export type Loss<S> = { kind: 'step'; step: S } | { kind: 'none' } | { kind: 'tooFew' };

/**
 * Which step loses most readers: where the most visits ended, the last step aside, which is where they should end; the earliest of
 * several, because whoever passes it reaches the others.
 * @param sessions visits in all
 */
export function losingStep<S extends Pick<StepFigures, 'left'>>(
  steps: readonly S[],
  sessions: number,
): Loss<S> {
  if (sessions < TELLING_VISITS) return { kind: 'tooFew' };
  const most = Math.max(0, ...steps.slice(0, -1).map(({ left }) => left));
  const step = most > 0 ? steps.find(({ left }) => left === most) : undefined;
  return step ? { kind: 'step', step } : { kind: 'none' };
}
