import pg from 'pg';
import { databaseObstacles } from '../doctor/database';
import { findingWords } from '../doctor/words';
import { creationSql, ensureDatabase, withConnection } from '../embedded-postgres/connection';
import { startEmbeddedPostgres } from '../embedded-postgres/start';
import { PlainError } from '../plain-error';

const DATABASE_NAME = 'makerstep';
const MISSING_DATABASE = '3D000';
/** The role may not, or the server's locale does not allow this encoding. */
const CREATION_REFUSED = ['42501', '22023'];

export interface RunningDatabase {
  url: string;
  /** Description of the database, for people. */
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

/** Names a database for people, without its password. */
export function databasePlace(url: string): string {
  const { database, host, port } = new pg.Client({ connectionString: url });
  return `${database} on ${host}:${port}`;
}

async function external(url: string): Promise<RunningDatabase> {
  const place = databasePlace(url);
  try {
    await withConnection(url, () => Promise.resolve()).catch((error: { code?: string }) => {
      if (error.code !== MISSING_DATABASE) throw error;
      return createMissing(url);
    });
    const obstacles = await withConnection(url, databaseObstacles);
    if (obstacles.length > 0)
      throw new PlainError(
        obstacles.map(findingWords).join(' '),
        'Start again after that, or leave DATABASE_URL out to use the embedded PostgreSQL.',
        { kept: 'Nothing was changed.' },
      );
  } catch (cause) {
    if (cause instanceof PlainError) throw cause;
    throw new PlainError(
      `The database of DATABASE_URL (${place}) cannot be used: ${reason(cause)}.`,
      'Check that it runs and that address, user and password are right, or leave DATABASE_URL out to use the embedded PostgreSQL.',
      { kept: 'Nothing was changed.', cause },
    );
  }
  return { url, words: `${place} answers`, stop: () => Promise.resolve() };
}

async function createMissing(url: string): Promise<void> {
  const { database = '', user = '' } = new pg.Client({ connectionString: url });
  const server = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  await ensureDatabase(server, database).catch((cause: { code?: string; message: string }) => {
    if (!CREATION_REFUSED.includes(cause.code ?? '')) throw cause;
    throw new PlainError(
      `There is no database ${database}, and ${user} could not create it: ${cause.message}.`,
      `Let the administrator of PostgreSQL run: ${creationSql(database, user)} Then start again.`,
      { kept: 'Nothing was changed.', cause },
    );
  });
}

function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message: string; errors?: Error[] };
  if (code === 'ECONNREFUSED') return 'nothing listens at that address';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no machine has that name';
  if (code === '28P01' || code === '28000')
    return 'the user or the password is not accepted (in the address, a password is percent-encoded)';
  return message || (errors?.[0]?.message ?? String(code));
}
