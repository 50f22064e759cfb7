import type { z } from 'zod';
import { instant } from './instant';

/**
 * Query parameters of a list that can be filtered by time (docs/reference/feedback.md#date-ranges);
 * ISO instants.
 */
export const dateRangeParams = { startDate: instant.optional(), endDate: instant.optional() };

/** From the first instant to the last, both included. */
export type DateRange = { start: Date; end: Date };

type Dates = { startDate?: Date | undefined; endDate?: Date | undefined };

/** A zod check: the end must not be before the start (docs/reference/feedback.md#date-ranges). */
export function refuseEndBeforeStart(
  { startDate, endDate }: Dates,
  context: z.RefinementCtx,
): void {
  if (startDate && endDate && startDate > endDate)
    context.addIssue({ code: 'custom', path: ['endDate'], message: 'endBeforeStart' });
}

/** The requested range; one date alone is ignored (docs/reference/feedback.md#date-ranges). */
export function rangeOf({ startDate, endDate }: Dates): DateRange | undefined {
  return startDate && endDate ? { start: startDate, end: endDate } : undefined;
}
