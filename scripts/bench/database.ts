import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { closeDb } from '../../src/server/db/client';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { declaredSql, migrationNames, migrationSql } from '../../src/server/start/migrations';

const ROOT_DIR = path.join(import.meta.dirname, '../..');
const DATABASE = 'makerstep';
const BROKEN_OFF = 130;

/** The environment that services need for a database. */
export const serviceEnvironment = (url: string, dataDir: string) =>
  ({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    NODE_ENV: 'production',
  }) as const;

type OwnServer = {
  dataDir: string;
  /**
   * Creates a migrated database and lets `fill` write into it; one kept by an earlier run is
   * reused.
   * @returns its URL
   */
  makeDatabase: (
    name: string,
    fill?: (client: pg.Client, url: string) => Promise<void>,
  ) => Promise<string>;
};

/** A comment in the database that marks it as filled, with these tables. */
const IS_FILLED = `SELECT shobj_description(oid, 'pg_database') = $1 AS "isFilled" FROM pg_database WHERE datname = current_database()`;

/**
 * Runs `work` with its own PostgreSQL, which is removed afterwards.
 * @param keptIn a folder in which its databases are kept for the next run
 */
export async function onOwnServer(
  work: (server: OwnServer) => Promise<void>,
  keptIn?: string,
): Promise<void> {
  const root =
    keptIn === undefined
      ? await mkdtemp(path.join(tmpdir(), 'makerstep-bench-'))
      : path.resolve(keptIn, 'makerstep-bench');
  // Reads are measured; nothing has to survive a power cut.
  const server = await startEmbeddedPostgres({ dataDir: root, isDurable: false });
  const stopNow = () => {
    server.stopNow();
    if (keptIn === undefined) rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  const breakOff = () => process.exit(BROKEN_OFF);
  process.once('exit', stopNow).once('SIGINT', breakOff).once('SIGTERM', breakOff);
  const makeDatabase: OwnServer['makeDatabase'] = async (name, fill) => {
    await server.ensureDatabase(name);
    await withConnection(server.urlOf(name), async (client) => {
      const scripts = await Promise.all(
        (await migrationNames(ROOT_DIR)).map((each) => migrationSql(ROOT_DIR, each)),
      );
      scripts.push(await declaredSql(ROOT_DIR));
      const filled = `filled after ${createHash('sha256').update(scripts.join()).digest('hex')}`;
      if ((await client.query<{ isFilled: boolean | null }>(IS_FILLED, [filled])).rows[0]?.isFilled)
        return;
      // A kept database with other tables, or of an interrupted run, is created again.
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      for (const sql of scripts) await client.query(sql);
      await fill?.(client, server.urlOf(name));
      await client.query(`COMMENT ON DATABASE ${name} IS '${filled}'`);
    });
    return server.urlOf(name);
  };
  try {
    await work({ dataDir: root, makeDatabase });
  } finally {
    await server.stop();
    process.off('exit', stopNow).off('SIGINT', breakOff).off('SIGTERM', breakOff);
    if (keptIn === undefined) await rm(root, { recursive: true, force: true });
  }
}

/** Runs `work` on an empty database, which the services of this process also use. */
export const onOwnDatabase = (work: (client: pg.Client) => Promise<void>) =>
  onOwnServer(async ({ dataDir, makeDatabase }) => {
    const url = await makeDatabase(DATABASE);
    Object.assign(process.env, serviceEnvironment(url, dataDir));
    try {
      await withConnection(url, work);
    } finally {
      await closeDb();
    }
  });
