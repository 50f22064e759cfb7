import { z } from 'zod';

const instant = z.iso.datetime({ offset: true, error: 'dateTime' }).transform((text) => new Date(text))
  .refine((date) => date >= new Date('1970-01-01T00:00:00Z') && date <= new Date('2999-12-31T23:59:59.999Z'), 'dateTime');

/** Query parameters of a list that can be narrowed to a time (specification, section 7); ISO instants. */
export const dateRangeParams = { startDate: instant.optional(), endDate: instant.optional() };

/** From the first instant to the last, both included. */
export type DateRange = { start: Date; end: Date };

type Dates = { startDate?: Date | undefined; endDate?: Date | undefined };

/** A zod check: a time that ends before it begins is a mistake (contract, section 6, fine print). */
export function refuseEndBeforeStart({ startDate, endDate }: Dates, context: z.RefinementCtx): void {
  if (startDate && endDate && startDate > endDate) context.addIssue({ code: 'custom', path: ['endDate'], message: 'endBeforeStart' });
}

/** The range that was asked for; one date alone applies none (specification, section 5). */
export function rangeOf({ startDate, endDate }: Dates): DateRange | undefined {
  return startDate && endDate ? { start: startDate, end: endDate } : undefined;
}
