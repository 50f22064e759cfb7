import { z } from 'zod';

/** More than any of our pages has; Next takes 40,000 characters. */
const MAX_LENGTH = 8_000;
const stateSchema: z.ZodType = z.lazy(() =>
  z.tuple([
    z.union([
      z.string(),
      z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
    ]),
    z.record(z.string(), stateSchema),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Reports whether Next can read the router's state in a header: it answers any other with 500. */
export function isRouterState(header: string): boolean {
  if (header.length > MAX_LENGTH) return false;
  try {
    return stateSchema.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
