import { PICTURES_AHEAD, PICTURES_BEHIND } from '../../constants';

/**
 * The 1-based numbers of the steps whose pictures are loaded, in order, including the current one.
 */
export function nearSteps(step: number, count: number): number[] {
  const first = Math.max(1, step - PICTURES_BEHIND);
  const last = Math.min(count, step + PICTURES_AHEAD);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
