import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const MIGRATIONS_DIR = 'prisma/migrations';

/** Names of all migrations, in their order. */
export async function migrationNames(): Promise<string[]> {
  const entries = await readdir(MIGRATIONS_DIR, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The script of a migration. */
export const migrationSql = (name: string) =>
  readFile(`${MIGRATIONS_DIR}/${name}/migration.sql`, 'utf8');

/** Tells in the database, as Prisma does, that these migrations were applied. */
export async function tellApplied(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(`CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
    logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`);
  for (const name of names) {
    const checksum = createHash('sha256')
      .update(await migrationSql(name))
      .digest('hex');
    await client.query(
      'INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) VALUES ($1, $2, now(), $3, 1)',
      [randomUUID(), checksum, name],
    );
  }
}

/** Every row of every table as text, sorted. */
export async function allRows(client: pg.Client): Promise<Record<string, string[]>> {
  await client.query("SET timezone = 'UTC'; SET extra_float_digits = 3");
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM public.${pg.escapeIdentifier(name)} t`,
    );
    found[name] = rows.map(({ row }) => row).sort();
  }
  return found;
}

/** Columns, constraints, indexes, triggers (also whether they act) and functions. */
export async function schemaFacts(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ fact: string }>(`
    SELECT format('%s.%s %s %s', table_name, column_name, udt_name, column_default) AS fact FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('%s %s', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT format('%s %s', proname, md5(prosrc)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`);
  return rows.map(({ fact }) => fact);
}
