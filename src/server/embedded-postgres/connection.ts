import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '../plain-error';

const CONNECT_TIMEOUT_MS = 5_000;
const IN_USE_LOCK = 7_250_001;
const LOCK_ATTEMPTS = 10;
const LOCK_PAUSE_MS = 300;
/** The only role of the embedded PostgreSQL. */
export const EMBEDDED_USER = 'makerstep';

/** The address of a database of the embedded PostgreSQL. */
export const embeddedUrl = (port: number, password: string, database: string) =>
  `postgresql://${EMBEDDED_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/**
 * Runs `work` on a new connection.
 * @throws errors of PostgreSQL or the network
 */
export async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // The current query reports a lost connection; without a listener, this event would end the
  // process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits for an advisory lock, without a limit; it is released when the connection ends. */
export async function waitForLock(client: pg.Client, lock: number): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
  await client.query('SELECT pg_advisory_lock($1)', [lock]);
}

const SIMPLE_NAME = /^[a-z_][a-z0-9_]*$/;
const identifier = (name: string) => (SIMPLE_NAME.test(name) ? name : pg.escapeIdentifier(name));
/** Creates a database that stores every text, whatever the server's own encoding. */
export const creationSql = (database: string, owner: string) =>
  `CREATE DATABASE ${identifier(database)} OWNER ${identifier(owner)} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';`;

export async function ensureDatabase(serverUrl: string, database: string): Promise<void> {
  await withConnection(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      database,
    ]);
    if (rowCount === 0)
      await client.query(
        `CREATE DATABASE ${pg.escapeIdentifier(database)} TEMPLATE template0 ENCODING 'UTF8'`,
      );
  });
}

/**
 * Two processes on one data folder would stop each other's database, so each holds an advisory
 * lock. It is released when its connection ends, even after a crash.
 * @returns a function that releases it
 * @throws {PlainError} when another process holds it
 */
export async function claim(serverUrl: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ got: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS got',
      [IN_USE_LOCK],
    );
    if (rows[0]?.got) return () => client.end().catch(() => undefined);
    await sleep(LOCK_PAUSE_MS);
  }
  await client.end();
  throw inUse(dataDir);
}

export const inUse = (dataDir: string) =>
  new PlainError(
    `Another Makerstep is running on the data folder ${dataDir}.`,
    'Stop that one first, or give this one a DATA_DIR of its own.',
    { kept: 'Nothing was changed.' },
  );
