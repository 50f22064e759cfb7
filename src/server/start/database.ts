import pg from 'pg';
import { ensureDatabase, withConnection } from '../embedded-postgres/connection';
import { startEmbeddedPostgres } from '../embedded-postgres/start';
import { PlainError } from '../plain-error';

const DATABASE_NAME = 'makerstep';
const MISSING_DATABASE = '3D000';

/** The database of this run. */
export interface RunningDatabase {
  url: string;
  /** How it was found, for people. */
  words: string;
  /** Resolves with the log file when the embedded one has ended, by a stop or on its own. */
  ended?: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Opens the configured database, otherwise the embedded one.
 * @throws {PlainError} with the obstacle
 */
export const openDatabase = (url: string | undefined, dataDir: string): Promise<RunningDatabase> =>
  url === undefined ? embedded(dataDir) : external(url);

async function embedded(dataDir: string): Promise<RunningDatabase> {
  const server = await startEmbeddedPostgres({ dataDir });
  await server.ensureDatabase(DATABASE_NAME);
  // However the process ends (a second Ctrl-C, a crash), the database must not keep running.
  process.once('exit', server.stopNow);
  return {
    url: server.urlOf(DATABASE_NAME),
    words: `${server.isNew ? 'PostgreSQL was set up in the data folder' : 'PostgreSQL runs'} (port ${server.port} on this machine only)`,
    ended: server.ended.then(() => server.logFile),
    stop: server.stop,
  };
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
  return { url, words: `${place} answers`, stop: () => Promise.resolve() };
}

function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message: string; errors?: Error[] };
  if (code === 'ECONNREFUSED') return 'nothing listens at that address';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no machine has that name';
  if (code === '28P01' || code === '28000') return 'the user or the password is not accepted';
  return message || (errors?.[0]?.message ?? String(code));
}
