import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { withConnection } from '@/server/embedded-postgres/connection';
import { migrate } from '@/server/start/migrations';

/**
 * The server of the tests' databases: the URL of its maintenance database, and the prefix of their
 * names.
 */
export type TestServer = { serverUrl: string; prefix: string };

/** The URL of another database on the same server. */
function urlOf({ serverUrl }: TestServer, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

const templateOf = (server: TestServer) => `${server.prefix}_template`;

/** The URL of the migrated template database. */
export const templateUrl = (server: TestServer) => urlOf(server, templateOf(server));

// With statistics from between tests, tables would look small, and plans would scan them when a
// test fills them.
const WITHOUT_STATISTICS = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE 'ALTER TABLE ' || name || ' SET (autovacuum_enabled = false)';
  END LOOP;
END $$`;

/** Creates the migrated template database. */
export async function createTemplate(server: TestServer): Promise<void> {
  await createDatabase(server, templateOf(server));
  await migrate(templateUrl(server), { rootDir: process.cwd(), note: () => undefined });
  await withConnection(templateUrl(server), (client) => client.query(WITHOUT_STATISTICS));
}

/**
 * Creates a database for one test.
 * @returns its URL
 */
export async function newDatabase(server: TestServer): Promise<string> {
  const name = `${server.prefix}_${randomUUID()}`;
  await createDatabase(server, name);
  return urlOf(server, name);
}

async function createDatabase(server: TestServer, name: string, options = ''): Promise<void> {
  await withConnection(server.serverUrl, (client) =>
    client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} ${options}`),
  );
}

/**
 * The migrated database of a test worker, created when missing.
 * @returns its URL
 */
export async function ensureWorkerDatabase(server: TestServer, worker: string): Promise<string> {
  const name = `${server.prefix}_worker_${worker}`;
  const isThere = await withConnection(
    server.serverUrl,
    async (client) =>
      (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount === 1,
  );
  if (!isThere)
    await createDatabase(server, name, `TEMPLATE ${pg.escapeIdentifier(templateOf(server))}`);
  return urlOf(server, name);
}

/** Drops all databases of this run. */
export async function dropDatabases(server: TestServer): Promise<void> {
  await withConnection(server.serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [`${server.prefix}_`],
    );
    for (const { datname } of rows)
      await client.query(`DROP DATABASE ${pg.escapeIdentifier(datname)} WITH (FORCE)`);
  });
}
