import { z } from 'zod';

/** The first entry of a backup: its format and schema. */
export const ABOUT = 'about.json';
/** The last entry before its list of hashes; without it, the backup is incomplete. */
export const COMPLETE = 'complete.json';
/** Hashes of the entries before it, in the format of `sha256sum --check`. */
export const HASHES = 'hashes/';
const FORMAT = 1;

const sequence = z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() });
const table = z.object({ name: z.string(), columns: z.array(z.string()) });

/**
 * Tables with columns, sequences and migrations at the time of the backup, and the mark by which
 * the picture storage recognises its database.
 */
export const about = z.object({
  format: z.literal(FORMAT),
  product: z.literal('makerstep'),
  takenAt: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table),
  sequences: z.array(sequence),
  storageMark: z.string().nullable(),
});
export type About = z.infer<typeof about>;
export type BackedUpTable = z.infer<typeof table>;

/** Totals; `digest` is the SHA-256 of all lists of hashes before it. */
export const complete = z.object({
  files: z.number(),
  digest: z.string(),
  rows: z.record(z.string(), z.number()),
  pictures: z.number(),
  pictureBytes: z.number(),
  /** Pictures that rows refer to and whose bytes were missing. */
  missing: z.number(),
});
export type Complete = z.infer<typeof complete>;

export const newAbout = (facts: Omit<About, 'format' | 'product'>): About => ({
  format: FORMAT,
  product: 'makerstep',
  ...facts,
});

export const rowsName = (tableName: string, part: number) =>
  `database/${tableName}/${String(part).padStart(6, '0')}.copy.gz`;
export const pictureName = (storeName: string, variant: string) =>
  `pictures/${storeName}/${variant}.webp`;

/** Kind of an entry, by its name. */
export function kindOf(
  name: string,
): { table: string } | { picture: string; variant: string } | undefined {
  const [, tableName] = /^database\/([^/]+)\/\d{6,}\.copy\.gz$/.exec(name) ?? [];
  if (tableName !== undefined) return { table: tableName };
  const [, picture, variant] = /^pictures\/([^/]+)\/([a-z0-9]+)\.webp$/.exec(name) ?? [];
  return picture !== undefined && variant !== undefined ? { picture, variant } : undefined;
}

export const totalRows = ({ rows }: Pick<Complete, 'rows'>) =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);
