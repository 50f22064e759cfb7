import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureDatabase, withConnection } from '../embedded-postgres/connection';
import { isAlive } from '../embedded-postgres/postmaster-file';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/start';
import { logger } from '../logger';
import { PlainError } from '../plain-error';

const DATABASE_NAME = 'makerstep';
const MISSING_DATABASE = '3D000';
const IN_USE_LOCK = 7_250_001;
const LOCK_ATTEMPTS = 10;
const LOCK_PAUSE_MS = 300;
const WATCH_MS = 500;
const ORIGINS = {
  created: 'PostgreSQL was set up in the data folder',
  started: 'PostgreSQL runs',
  adopted: 'PostgreSQL was still running and goes on',
};

/** The database of this run. */
export interface RunningDatabase {
  url: string;
  isEmbedded: boolean;
  /** How it was found, for people. */
  words: string;
  stop: () => Promise<void>;
}

/** The database that is configured, else the embedded one. @throws {PlainError} saying what stands in the way */
export const openDatabase = (url: string | undefined, dataDir: string): Promise<RunningDatabase> =>
  url === undefined ? embedded(dataDir) : external(url);

async function embedded(dataDir: string): Promise<RunningDatabase> {
  const server = await startEmbeddedPostgres({ dataDir });
  await server.ensureDatabase(DATABASE_NAME);
  const url = server.urlOf(DATABASE_NAME);
  const release = await claim(url, dataDir);
  const stop = keepAlive(server, release, { dataDir, url });
  return {
    url,
    isEmbedded: true,
    words: `${ORIGINS[server.origin]} (port ${server.port} on this machine only)`,
    stop,
  };
}

/** Brings the embedded PostgreSQL back when it crashes or is killed; gives back how to stop it for good. */
function keepAlive(
  first: EmbeddedPostgres,
  firstRelease: () => Promise<void>,
  { dataDir, url }: { dataDir: string; url: string },
): () => Promise<void> {
  let current = { server: first, release: firstRelease };
  let reviving: Promise<void> | undefined;
  const revive = async () => {
    logger.warn('database_gone', { port: first.port });
    await current.release().catch(() => undefined);
    const server = await startEmbeddedPostgres({ dataDir, port: first.port });
    current = { server, release: await claim(url, dataDir) };
    logger.info('database_back', { port: server.port });
  };
  const timer = setInterval(() => {
    if (reviving || isAlive(current.server.pid)) return;
    reviving = revive()
      .catch((error: unknown) => logger.error('database_stays_away', error))
      .finally(() => {
        reviving = undefined;
      });
  }, WATCH_MS);
  // Whatever ends the process, a second Ctrl-C or a fault, does not leave the database running.
  const stopNow = () => current.server.stopNow();
  process.once('exit', stopNow);
  return async () => {
    clearInterval(timer);
    await reviving;
    await current.release().catch(() => undefined);
    await current.server.stop();
    process.off('exit', stopNow);
  };
}

/** Two products on one data folder would stop each other's database. The claim ends with the connection, however we end. */
async function claim(url: string, dataDir: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < LOCK_ATTEMPTS; attempt += 1) {
    const { rows } = await client.query<{ got: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS got',
      [IN_USE_LOCK],
    );
    if (rows[0]?.got) return () => client.end();
    await sleep(LOCK_PAUSE_MS);
  }
  await client.end();
  throw new PlainError(
    `Another Makerstep is running on the data folder ${dataDir}.`,
    'Stop that one first, or give this one a DATA_DIR of its own.',
    { kept: 'Nothing was changed.' },
  );
}

async function external(url: string): Promise<RunningDatabase> {
  const words = new pg.Client({ connectionString: url });
  const place = `${words.database} on ${words.host}:${words.port}`;
  try {
    await withConnection(url, (client) => client.query('SELECT 1')).catch(
      async (error: { code?: string }) => {
        if (error.code !== MISSING_DATABASE) throw error;
        await ensureDatabase(
          Object.assign(new URL(url), { pathname: '/postgres' }).href,
          words.database ?? '',
        );
      },
    );
  } catch (cause) {
    throw new PlainError(
      `The database of DATABASE_URL (${place}) cannot be used: ${reason(cause)}.`,
      'Check that it runs and that address, user and password are right, or leave DATABASE_URL out to use the embedded PostgreSQL.',
      { kept: 'Nothing was changed.', cause },
    );
  }
  return { url, isEmbedded: false, words: `${place} answers`, stop: () => Promise.resolve() };
}

function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message: string; errors?: Error[] };
  if (code === 'ECONNREFUSED') return 'nothing listens at that address';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no machine has that name';
  if (code === '28P01' || code === '28000') return 'the user or the password is not accepted';
  return message || (errors?.[0]?.message ?? String(code));
}
