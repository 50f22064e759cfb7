import { z } from 'zod';
import { instant } from '../text/instant';
import { PAGE_SIZE } from './page-size';

const PAGE_SIZE_MAX = 50;
/** The maximum of an integer column; no list is that long. */
const OFFSET_MAX = 2_147_483_647;
const PAGE_MAX = 1_000_000_000;

const digits = (max: number, key: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, key)
    .meta({ type: 'integer', minimum: 1, maximum: max, pattern: undefined })
    .transform(Number)
    .refine((value) => value >= 1 && value <= max, key);

export const pageParam = digits(PAGE_MAX, 'page').default(1);
export const limitParam = digits(PAGE_SIZE_MAX, 'limit').default(PAGE_SIZE);

/** Of lists that programs poll (docs/reference/limits.md#lists-for-programs). */
export const changeParams = {
  updatedSince: instant.optional().meta({
    description:
      'Only what has changed at this time or later. A change may show up to a minute after its time: ask from a minute before the latest `updatedAt` that you know. What has left the list is in the list `gone` beside it.',
  }),
  after: z.uuid('after').optional().meta({
    description:
      'The `id` of a result whose `updatedAt` is `updatedSince`: only what follows it in the order `updatedAt:asc`, for which alone it is.',
  }),
};

/** Of lists of what has gone. */
export const goneParams = {
  goneSince: instant.optional().meta({
    description:
      'Only what has gone at this time or later. As with `updatedSince`, ask from a minute before the latest `goneAt` that you know.',
  }),
  after: z.uuid('afterGone').optional().meta({
    description: 'The `id` of a result whose `goneAt` is `goneSince`: only what follows it.',
  }),
};

/** Start of a list of changes: a time, or an entry. */
export type Since = { updatedSince?: Date | undefined; after?: string | undefined };

/** `after` names a place in one order only. */
export const isPlaced = ({
  updatedSince,
  after,
  sortBy,
}: Since & { sortBy?: string | undefined }) =>
  after === undefined || (updatedSince !== undefined && sortBy === 'updatedAt:asc');

export type Page = { page: number; limit: number };
export type Paginated<T> = { results: T[]; totalResults: number };

/** The number of rows before the page. */
export function offsetOf({ page, limit }: Page): number {
  return Math.min((page - 1) * limit, OFFSET_MAX);
}

/** A list response: a page of results and their total number (docs/reference/limits.md#lists). */
export function paginated<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), totalResults: z.number().int() });
}
