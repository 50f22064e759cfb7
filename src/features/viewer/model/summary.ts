import { SUMMARY_NEIGHBOURS } from '../constants';

/** The 1-based numbers of the current step and up to two on each side. */
export function summarySteps(step: number, count: number): number[] {
  const first = Math.max(1, step - SUMMARY_NEIGHBOURS);
  const last = Math.min(count, step + SUMMARY_NEIGHBOURS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
