import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { waitForLock, withConnection } from '../embedded-postgres/connection';
import { PlainError } from '../plain-error';

/** Prisma's own lock: its CLI and this runner wait for each other. */
export const MIGRATION_LOCK = 72_707_369;
/** The table in which Prisma records applied migrations. */
export const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;
/** SQLSTATE of a lock that took too long, and of a deadlock with a session that writes. */
const HELD_UP = ['55P03', '40P01'];
/**
 * All queries wait behind a migration that waits for a lock, so it aborts soon and tries again.
 */
const LOCK_WAIT = { lockTimeoutMs: 3_000, attempts: 5 };

interface MigrateOptions {
  /** the folder with `prisma/migrations` and `prisma/sql` */
  rootDir: string;
  note: (text: string) => void;
  lockWait?: typeof LOCK_WAIT;
}

/**
 * Applies missing migrations in the order of their names, each in its own transaction, then the
 * functions, triggers and views of `prisma/sql` if they changed.
 * @throws {PlainError} when one fails, cannot get its locks, or the database belongs to a newer
 * release
 */
export async function migrate(databaseUrl: string, options: MigrateOptions): Promise<void> {
  const { rootDir, note, lockWait = LOCK_WAIT } = options;
  const known = await migrationNames(rootDir);
  await withConnection(databaseUrl, async (client) => {
    await waitForLock(client, MIGRATION_LOCK);
    await client.query(CREATE_HISTORY);
    const applied = await appliedNames(client);
    mustBeKnown(applied, known);
    const missing = known.filter((name) => !applied.includes(name));
    if (missing.length === 0) note('the tables are up to date');
    for (const name of missing) {
      note(`migration ${name}`);
      const sql = await migrationSql(rootDir, name);
      await apply(client, name, lockWait, async () => {
        await client.query(sql);
        await noteApplied(client, name, sql);
      });
    }
    const sql = await declaredSql(rootDir);
    const mark = `prisma/sql ${checksumOf(sql)}`;
    if ((await declaredMark(client)) === mark) return;
    await apply(client, 'prisma/sql', lockWait, async () => {
      await client.query(sql);
      await client.query(`COMMENT ON TABLE _prisma_migrations IS '${mark}'`);
    });
  });
}

/** The functions, triggers and views of the release at `rootDir`, as one idempotent script. */
export async function declaredSql(rootDir: string): Promise<string> {
  const folder = path.join(rootDir, 'prisma/sql');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const scripts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return scripts.join('\n');
}

/** A comment, because a backup has none: a restored database gets its functions at the start. */
async function declaredMark(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(
    "SELECT obj_description('_prisma_migrations'::regclass, 'pg_class') AS mark",
  );
  return rows[0]?.mark ?? null;
}

const checksumOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** Names of the migrations of the release at `rootDir`, in order. */
export async function migrationNames(rootDir: string): Promise<string[]> {
  const entries = await readdir(path.join(rootDir, 'prisma/migrations'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export const migrationSql = (rootDir: string, name: string): Promise<string> =>
  readFile(path.join(rootDir, 'prisma/migrations', name, 'migration.sql'), 'utf8');

/** Records a migration as applied, as Prisma does. */
async function noteApplied(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query(
    'INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)',
    [randomUUID(), checksumOf(sql), name],
  );
}

/** Names of the migrations that a database has, in no order. */
export async function appliedNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return rows.map(({ name }) => name);
}

function mustBeKnown(applied: readonly string[], known: readonly string[]): void {
  const foreign = applied.filter((name) => !known.includes(name));
  if (foreign.length === 0) return;
  if (foreign.some(isEarlier)) throw earlierBuild('database');
  throw new PlainError(
    `The database was used by a newer release: it holds changes this one does not know (${foreign.join(', ')}).`,
    'Start that release again, or restore a backup from before it.',
    { kept: 'Nothing was changed.' },
  );
}

/** True for migrations of builds before the first release; later names begin with a time. */
export const isEarlier = (name: string): boolean => !/^\d{14}_/.test(name);

/** The refusal of tables of such a build. */
export const earlierBuild = (what: 'database' | 'backup') =>
  new PlainError(
    `The ${what} was made by a build from before the first release, which this one cannot read.`,
    'Start that build again and export all guides there (Account, Export and import). Then start this one with a new DATA_DIR, or an empty database, and import them.',
    { kept: 'Nothing was changed.' },
  );

async function apply(
  client: pg.Client,
  name: string,
  lockWait: typeof LOCK_WAIT,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = ${lockWait.lockTimeoutMs}`);
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (!HELD_UP.includes((error as pg.DatabaseError).code ?? ''))
        throw failed(name, error as Error);
      if (attempt >= lockWait.attempts) throw heldUp(lockWait, error as Error);
    }
  }
}

function failed(name: string, cause: Error): PlainError {
  return new PlainError(
    `The migration ${name} failed: ${cause.message}.`,
    'Correct the cause and start again.',
    { kept: 'A migration is applied wholly or not at all; your content is kept.', cause },
  );
}

function heldUp({ lockTimeoutMs, attempts }: typeof LOCK_WAIT, cause: Error): PlainError {
  return new PlainError(
    `The tables could not be brought up to date: another session held a lock on one of them through ${attempts} attempts of ${lockTimeoutMs / 1_000} s.`,
    'Find it in pg_stat_activity (a long transaction, a backup or a report) and let it end, then start again.',
    { kept: 'Your content is kept, and other sessions go on.', cause },
  );
}
