import 'server-only';
import type pg from 'pg';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { withConnection } from '../embedded-postgres/connection';
import { appliedNames, migrationNames } from '../start/migrations';
import { type ClockReading, readingOf } from './clock';

/** The oldest that has what the migrations use. */
const OLDEST_VERSION = 13;
const VERSION_UNIT = 10_000;
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];

type Facts = { version: number; words: string; now: Date; hasHistory: boolean };

/** Whether the database answers and has what this release needs; and its clock. */
export async function examineDatabase(
  url: string,
  rootDir: string,
): Promise<{ findings: HealthFinding[]; clock?: ClockReading }> {
  try {
    return await withConnection(url, async (client) => {
      const fromMs = Date.now();
      const { rows } = await client.query<Facts>(
        `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS words,
                clock_timestamp() AS now, to_regclass('_prisma_migrations') IS NOT NULL AS "hasHistory"`,
      );
      const [facts] = rows as [Facts];
      const clock = readingOf('database', {
        fromMs,
        toMs: Date.now(),
        otherMs: facts.now.getTime(),
      });
      const problems = await problemsOf(client, facts, rootDir);
      const good = healthFinding('databaseGood', { version: facts.words });
      return { findings: problems.length > 0 ? problems : [good], clock };
    });
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    return { findings: [healthFinding('databaseSilent', { reason: code })] };
  }
}

async function problemsOf(
  client: pg.Client,
  { version, words, hasHistory }: Facts,
  rootDir: string,
): Promise<HealthFinding[]> {
  const found: HealthFinding[] = [];
  if (version < OLDEST_VERSION * VERSION_UNIT)
    found.push(healthFinding('databaseOld', { version: words, oldest: OLDEST_VERSION }));
  const missing = await missingExtensions(client, hasHistory);
  if (missing.length > 0)
    found.push(
      healthFinding('databaseExtensions', {
        names: missing.join(', '),
        sql: missing.map((name) => `CREATE EXTENSION ${name};`).join(' '),
      }),
    );
  const known = await migrationNames(rootDir);
  const applied = hasHistory ? await appliedNames(client) : [];
  const behind = known.filter((name) => !applied.includes(name)).length;
  if (applied.some((name) => !known.includes(name))) found.push(healthFinding('databaseNewer'));
  else if (behind > 0) found.push(healthFinding('databaseBehind', { count: behind }));
  return found;
}

/** The first migration installs them, so before it they need only be available. */
async function missingExtensions(client: pg.Client, hasHistory: boolean): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    hasHistory
      ? 'SELECT extname AS name FROM pg_extension'
      : 'SELECT name FROM pg_available_extensions',
  );
  return EXTENSIONS.filter((needed) => rows.every(({ name }) => name !== needed));
}
