import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '../plain-error';

const CONNECT_TIMEOUT_MS = 5_000;
const IN_USE_LOCK = 7_250_001;
const LOCK_ATTEMPTS = 10;
const LOCK_PAUSE_MS = 300;
/** The one role of the embedded PostgreSQL. */
export const EMBEDDED_USER = 'makerstep';

/** The address of a database of the embedded PostgreSQL. */
export const embeddedUrl = (port: number, password: string, database: string) =>
  `postgresql://${EMBEDDED_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/** Runs `work` on a connection of its own. @throws what PostgreSQL or the network answered */
export async function withConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A lost connection is answered by the query under way; unheard, this event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Takes an advisory lock, however long that takes; it ends with the connection. */
export async function waitForLock(client: pg.Client, lock: number): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
  await client.query('SELECT pg_advisory_lock($1)', [lock]);
}

/** Creates the database when it is not there. */
export async function ensureDatabase(serverUrl: string, database: string): Promise<void> {
  await withConnection(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      database,
    ]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  });
}

/**
 * Two processes on one data folder would stop each other's database. The claim ends with its connection, however we end.
 * @returns how to give it back
 * @throws {PlainError} when another process has it
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
