import { useCallback } from 'react';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { FACTOR_MAX, FACTOR_MIN, type Units } from '../../model/amounts/scale-line';

/** How much of a guide its reader makes, and in which units. */
export type Choice = { factor: number; units?: Units | undefined };
const AS_WRITTEN: Choice = { factor: 1 };

export const isFactor = (factor: unknown): factor is number =>
  typeof factor === 'number' && factor >= FACTOR_MIN && factor <= FACTOR_MAX;

function parse(stored: string | null): Choice {
  try {
    const [factor, units] = JSON.parse(stored ?? '[]') as unknown[];
    return {
      factor: isFactor(factor) ? factor : 1,
      units: units === 'metric' || units === 'us' ? units : undefined,
    };
  } catch {
    return AS_WRITTEN;
  }
}

/**
 * A reader's choice for a guide, which this device remembers; as written until hydration.
 * @param projectUid blank where it is always as written
 */
export function useScaling(projectUid: string): [Choice, (choice: Choice) => void] {
  const [stored, change] = useStoredValue(`makerstep_scale:${projectUid}`);
  const choose = useCallback(
    ({ factor, units }: Choice) => change(() => JSON.stringify([factor, units])),
    [change],
  );
  return [parse(stored), choose];
}
