import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { closeDb } from '../../src/server/db/client';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';

const MIGRATIONS_DIR = path.join(import.meta.dirname, '../../prisma/migrations');
const DATABASE = 'makerstep';
const BROKEN_OFF = 130;

export const migrationSql = (name: string) => readFile(path.join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8');

/** What the services of a process need to be told of a database. */
export const serviceEnvironment = (url: string, dataDir: string) =>
  ({ DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET: randomBytes(32).toString('hex'), NODE_ENV: 'production' }) as const;

type OwnServer = {
  dataDir: string;
  /** Makes a database with all tables, all of them empty. @returns its address */
  makeDatabase: (name: string) => Promise<string>;
};

/** Runs `work` with a PostgreSQL of its own. Nothing of it is left afterwards. */
export async function onOwnServer(work: (server: OwnServer) => Promise<void>): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'makerstep-bench-'));
  // What is measured is reading; nothing of it has to outlive a power cut.
  const server = await startEmbeddedPostgres({ dataDir: root, isDurable: false });
  const stopNow = () => {
    server.stopNow();
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  const breakOff = () => process.exit(BROKEN_OFF);
  process.once('exit', stopNow).once('SIGINT', breakOff).once('SIGTERM', breakOff);
  const makeDatabase = async (name: string) => {
    await server.ensureDatabase(name);
    await withConnection(server.urlOf(name), async (client) => {
      for (const migration of (await readdir(MIGRATIONS_DIR)).filter((entry) => /^\d/.test(entry)).sort()) await client.query(await migrationSql(migration));
    });
    return server.urlOf(name);
  };
  try {
    await work({ dataDir: root, makeDatabase });
  } finally {
    await server.stop();
    process.off('exit', stopNow).off('SIGINT', breakOff).off('SIGTERM', breakOff);
    await rm(root, { recursive: true, force: true });
  }
}

/** Runs `work` on an empty database of its own, to which the services of this process are pointed too. */
export const onOwnDatabase = (work: (client: pg.Client) => Promise<void>) => onOwnServer(async ({ dataDir, makeDatabase }) => {
  const url = await makeDatabase(DATABASE);
  Object.assign(process.env, serviceEnvironment(url, dataDir));
  try {
    await withConnection(url, work);
  } finally {
    await closeDb();
  }
});
