import 'server-only';
import type pg from 'pg';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { creationSql, withConnection } from '../embedded-postgres/connection';
import { appliedNames, isEarlier, migrationNames } from '../start/migrations';
import { type ClockReading, readingOf } from './clock';

/** The oldest that has what the migrations use. */
const OLDEST_VERSION = 13;
const VERSION_UNIT = 10_000;
const EXTENSIONS = ['pg_trgm', 'fuzzystrmatch'];

type Facts = {
  version: number;
  words: string;
  now: Date;
  hasHistory: boolean;
  encoding: string;
  name: string;
  role: string;
  /** True if the role may create tables, and how an administrator allows it. */
  mayCreate: boolean;
  grant: string;
  hasSettings: boolean;
};
const READ_FACTS = `
  SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS words,
         clock_timestamp() AS now, to_regclass('_prisma_migrations') IS NOT NULL AS "hasHistory",
         to_regclass('setting') IS NOT NULL AS "hasSettings",
         current_setting('server_encoding') AS encoding, current_database() AS name, current_user AS role,
         coalesce(has_schema_privilege(schema.oid, 'USAGE') AND has_schema_privilege(schema.oid, 'CREATE'), false) AS "mayCreate",
         -- An owner of the database may create in "public" where PostgreSQL 15 or newer made it.
         concat_ws(' ',
           CASE WHEN datdba <> current_user::regrole THEN format('ALTER DATABASE %I OWNER TO %I;', datname, current_user) END,
           CASE WHEN schema.oid IS NULL THEN format('CREATE SCHEMA public AUTHORIZATION %I;', current_user)
                WHEN pg_get_userbyid(nspowner) <> 'pg_database_owner' THEN format('GRANT ALL ON SCHEMA public TO %I;', current_user) END) AS grant
  FROM pg_database LEFT JOIN pg_namespace schema ON nspname = 'public' WHERE datname = current_database()`;

/**
 * Examines whether the database answers and has what this release needs; its clock; and whether
 * joining is limited to domains.
 */
export async function examineDatabase(
  url: string,
  rootDir: string,
): Promise<{ findings: HealthFinding[]; clock?: ClockReading; limitsDomains?: boolean }> {
  try {
    return await withConnection(url, async (client) => {
      const fromMs = Date.now();
      const facts = await readFacts(client);
      const clock = readingOf('database', {
        fromMs,
        toMs: Date.now(),
        otherMs: facts.now.getTime(),
      });
      const obstacles = await obstaclesOf(client, facts);
      const problems =
        obstacles.length > 0 ? obstacles : await migrationProblems(client, facts, rootDir);
      const good = healthFinding('databaseGood', { version: facts.words });
      const limitsDomains = facts.hasSettings && (await areDomainsLimited(client));
      return { findings: problems.length > 0 ? problems : [good], clock, limitsDomains };
    });
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    return { findings: [healthFinding('databaseSilent', { reason: code })] };
  }
}

/** The obstacles to using a database, each with the command that helps. */
export const databaseObstacles = async (client: pg.Client): Promise<HealthFinding[]> =>
  obstaclesOf(client, await readFacts(client));

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(READ_FACTS);
  const [facts] = rows as [Facts];
  return facts;
}

async function obstaclesOf(client: pg.Client, facts: Facts): Promise<HealthFinding[]> {
  const { version, words, hasSettings, encoding, name, role, mayCreate, grant } = facts;
  if (version < OLDEST_VERSION * VERSION_UNIT)
    return [healthFinding('databaseOld', { version: words, oldest: OLDEST_VERSION })];
  if (encoding !== 'UTF8')
    return [
      healthFinding('databaseEncoding', { name, encoding, sql: creationSql(`${name}_utf8`, role) }),
    ];
  const findings: HealthFinding[] = [];
  if (!mayCreate) findings.push(healthFinding('databaseRights', { name, role, sql: grant }));
  const missing = await missingExtensions(client, hasSettings);
  if (missing.length > 0)
    findings.push(
      healthFinding('databaseExtensions', {
        name,
        names: missing.join(', '),
        sql: missing.map((extension) => `CREATE EXTENSION ${extension};`).join(' '),
      }),
    );
  return findings;
}

async function migrationProblems(
  client: pg.Client,
  { hasHistory }: Facts,
  rootDir: string,
): Promise<HealthFinding[]> {
  const findings: HealthFinding[] = [];
  const known = await migrationNames(rootDir);
  const applied = hasHistory ? await appliedNames(client) : [];
  const behind = known.filter((name) => !applied.includes(name)).length;
  const foreign = applied.filter((name) => !known.includes(name));
  if (foreign.some(isEarlier)) findings.push(healthFinding('databaseEarlier'));
  else if (foreign.length > 0) findings.push(healthFinding('databaseNewer'));
  else if (behind > 0) findings.push(healthFinding('databaseBehind', { count: behind }));
  return findings;
}

async function areDomainsLimited(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM setting WHERE key = 'site' AND jsonb_path_exists(value, '$.joining.domains[0]')`,
  );
  return rows.length > 0;
}

/**
 * The first migration installs them together with its tables, so before it, also while another
 * instance runs it, they are missing only where it may not.
 */
async function missingExtensions(client: pg.Client, hasTables: boolean): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS needed(name)
     WHERE NOT EXISTS (SELECT FROM pg_extension WHERE extname = name)
       AND ($2 OR NOT EXISTS (
         SELECT FROM pg_available_extension_versions available
         WHERE available.name = needed.name
           AND (current_setting('is_superuser') = 'on'
             OR (available.trusted AND has_database_privilege(current_database(), 'CREATE')))))`,
    [EXTENSIONS, hasTables],
  );
  return rows.map(({ name }) => name);
}
