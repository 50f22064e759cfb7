import { db } from '@/server/db/client';

/** Larger tables, in bytes, are truncated: dead rows would slow down the following tests. */
const DELETED_MAX_BYTES = 256 * 1024;

type Table = { name: string; bytes: number };
let names: string[] | undefined;

/**
 * Empties all tables of the test's database. Truncating all takes a tenth of a second and
 * invalidates every plan; most tests fill a few tables with some rows, which are deleted in a
 * hundredth.
 */
export async function emptyTables(): Promise<void> {
  names ??= (
    await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`
  ).map(({ name }) => name);
  // Triggers record deletions for the search; repeated until nothing is left of that either.
  for (let full = await filled(names); full.length > 0; full = await filled(names)) {
    if (full.some(({ bytes }) => bytes > DELETED_MAX_BYTES))
      await db().$executeRawUnsafe(`TRUNCATE ${names.join(', ')} CASCADE`);
    // In one statement, so that what refers to what is looked at when all are gone.
    else
      await db().$executeRawUnsafe(
        `WITH ${full.map(({ name }, index) => `d${index} AS (DELETE FROM ${name})`).join(', ')} SELECT`,
      );
  }
}

const filled = (all: readonly string[]) =>
  db().$queryRawUnsafe<Table[]>(
    all
      .map(
        (name) =>
          `SELECT '${name}' AS name, pg_relation_size('${name}')::int AS bytes WHERE EXISTS (SELECT FROM ${name})`,
      )
      .join(' UNION ALL '),
  );
