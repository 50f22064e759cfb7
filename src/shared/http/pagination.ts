import { z } from 'zod';
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

export type Page = { page: number; limit: number };
export type Paginated<T> = { results: T[]; totalResults: number };

/** The number of rows before the page. */
export function offsetOf({ page, limit }: Page): number {
  return Math.min((page - 1) * limit, OFFSET_MAX);
}

/** A list response in the format of the specification: results and totalResults. */
export function paginated<T extends z.ZodType>(item: T) {
  return z.object({ results: z.array(item), totalResults: z.number().int() });
}
