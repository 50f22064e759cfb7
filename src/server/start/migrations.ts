import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { withConnection } from '../embedded-postgres/connection';
import { PlainError } from '../plain-error';
import { type Children, lastLines } from './children';
import type { RunningDatabase } from './database';

const NO_TABLE = '42P01';
const NO_LOCK = '55P03';
const PRISMA = 'prisma/build/index.js';
/** What a migration waits for a lock: so long others wait behind it, among them every reader of the table. */
const LOCK_TIMEOUT_MS = 3_000;
/** Starting Prisma anew is pause enough between them. */
const LOCK_ATTEMPTS = 5;
const LOCK_TIMED_OUT = /\b55P03\b|lock timeout/i;
const BUILT_BESIDE = /CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"/g;

interface History {
  applied: Set<string>;
  /** Begun, and neither finished nor taken back. */
  brokenOff: string[];
}

interface MigrateOptions {
  rootDir: string;
  dataDir: string;
  children: Children;
  note: (text: string) => void;
  /** How long a lock is waited for, and how often. */
  patience?: { lockTimeoutMs: number; attempts: number };
}

/**
 * Brings the tables up to date; Prisma is started only when something is missing. A migration that has to wait for a lock gives up after 3 s
 * and is begun anew, five times: whoever uses the table meanwhile, such as an older release, goes on (docs/decisions/0052).
 * @throws {PlainError} when a migration fails, or the database belongs to a newer release
 */
export async function migrate(database: RunningDatabase, options: MigrateOptions): Promise<void> {
  const {
    rootDir,
    dataDir,
    children,
    note,
    patience = { lockTimeoutMs: LOCK_TIMEOUT_MS, attempts: LOCK_ATTEMPTS },
  } = options;
  const entries = await readdir(path.join(rootDir, 'prisma/migrations'), { withFileTypes: true });
  const known = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const { applied, brokenOff } = await readHistory(database.url);
  const foreign = [...applied].filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new PlainError(
      `The database was used by a newer release: it holds changes this one does not know (${foreign.join(', ')}).`,
      'Start that release again, or restore a backup from before it.',
      { kept: 'Nothing was changed.' },
    );
  }
  const missing = known.filter((name) => !applied.has(name));
  if (missing.length === 0) return note('the tables are up to date');

  const logFile = path.join(dataDir, 'migrate.log');
  const env = {
    DATABASE_URL: database.url,
    PGOPTIONS: `${process.env.PGOPTIONS ?? ''} -c lock_timeout=${patience.lockTimeoutMs}`.trim(),
  };
  const prisma = (...args: string[]) =>
    children.run(PRISMA, ['migrate', ...args], { logFile, env });
  const halfBuilt = {
    url: database.url,
    names: await indexesBuiltBeside(rootDir, missing),
    lockTimeoutMs: patience.lockTimeoutMs,
  };
  // A migration leaves nothing when it breaks off, but for an index that was built beside: so only its mark has to go.
  const takeBack = async (names: readonly string[]) => {
    for (const name of names) await prisma('resolve', '--rolled-back', name);
  };
  await takeBack(database.isEmbedded ? brokenOff : []);
  for (const name of missing) note(`migration ${name}`);
  for (let attempt = 1; ; attempt += 1) {
    const { isGood, output } = (await dropHalfBuilt(halfBuilt))
      ? await prisma('deploy')
      : { isGood: false, output: 'lock timeout' };
    if (isGood) return;
    if (!LOCK_TIMED_OUT.test(output)) throw failed(output, logFile);
    // It was this very migration that gave up, and it can be begun anew by whoever comes next.
    await takeBack((await readHistory(database.url)).brokenOff);
    if (attempt >= patience.attempts) throw heldUp(output, patience);
  }
}

function failed(output: string, logFile: string): PlainError {
  return new PlainError(
    `The tables could not be brought up to date: ${lastLines(output, 4).replaceAll('\n', ' ')}.`,
    `Everything Prisma said is in ${logFile}. Correct the cause and start again.`,
    {
      kept: 'A migration is done wholly or not at all; your content is kept.',
      cause: new Error(output),
    },
  );
}

function heldUp(
  output: string,
  { lockTimeoutMs, attempts }: { lockTimeoutMs: number; attempts: number },
): PlainError {
  return new PlainError(
    `The tables could not be brought up to date: something else holds one of them, and did not let go ${attempts} times for ${lockTimeoutMs / 1_000} s.`,
    'Find it in pg_stat_activity (a long transaction, a backup or a report) and let it end, then start again.',
    {
      kept: 'Nothing was changed, and whoever uses the database goes on.',
      cause: new Error(output),
    },
  );
}

/** Names of the indexes that these migrations build without stopping writers. */
async function indexesBuiltBeside(rootDir: string, names: readonly string[]): Promise<string[]> {
  const scripts = await Promise.all(
    names.map((name) =>
      readFile(path.join(rootDir, 'prisma/migrations', name, 'migration.sql'), 'utf8'),
    ),
  );
  return scripts.flatMap((sql) => [...sql.matchAll(BUILT_BESIDE)].map(([, index = '']) => index));
}

/**
 * Such an index stays when its building was broken off: used by nobody, written by everybody, and in the way of the next attempt.
 * @returns whether there is none of these now; that waits for locks, too
 */
async function dropHalfBuilt({
  url,
  names,
  lockTimeoutMs,
}: {
  url: string;
  names: readonly string[];
  lockTimeoutMs: number;
}): Promise<boolean> {
  if (names.length === 0) return true;
  return withConnection(url, async (client) => {
    await client.query(`SET lock_timeout = ${lockTimeoutMs}`);
    const { rows } = await client.query<{ name: string }>(
      `
      SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE NOT indisvalid AND relname = ANY($1) AND relnamespace = 'public'::regnamespace`,
      [names],
    );
    for (const { name } of rows)
      await client.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(name)}`);
    return true;
  }).catch((error: { code?: string }) => {
    if (error.code !== NO_LOCK) throw error;
    return false;
  });
}

async function readHistory(url: string): Promise<History> {
  try {
    const { rows } = await withConnection(url, (client) =>
      client.query<{ migration_name: string; is_finished: boolean }>(
        'SELECT migration_name, finished_at IS NOT NULL AS is_finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
      ),
    );
    const names = (isFinished: boolean) =>
      rows.filter((row) => row.is_finished === isFinished).map((row) => row.migration_name);
    return { applied: new Set(names(true)), brokenOff: names(false) };
  } catch (error) {
    if ((error as { code?: string }).code === NO_TABLE)
      return { applied: new Set(), brokenOff: [] };
    throw error;
  }
}
