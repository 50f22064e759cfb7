import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { closeDb } from '../../src/server/db/client';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { migrationNames, migrationSql } from '../../src/server/start/migrations';

const ROOT_DIR = path.join(import.meta.dirname, '../..');
const DATABASE = 'makerstep';
const BROKEN_OFF = 130;

/** What the services of a process need to be told of a database. */
export const serviceEnvironment = (url: string, dataDir: string) =>
  ({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    NODE_ENV: 'production',
  }) as const;

type OwnServer = {
  dataDir: string;
  /** Makes a database with all tables and lets `fill` write into it; one that an earlier run kept is taken as it is. @returns its address */
  makeDatabase: (
    name: string,
    fill?: (client: pg.Client, url: string) => Promise<void>,
  ) => Promise<string>;
};

/** What says that a kept database is filled, with these tables: a comment of its own. */
const IS_FILLED = `SELECT shobj_description(oid, 'pg_database') = $1 AS "isFilled" FROM pg_database WHERE datname = current_database()`;

/**
 * Runs `work` with a PostgreSQL of its own. Nothing of it is left afterwards.
 * @param keptIn a folder in which its databases stay for the next run instead
 */
export async function onOwnServer(
  work: (server: OwnServer) => Promise<void>,
  keptIn?: string,
): Promise<void> {
  const root =
    keptIn === undefined
      ? await mkdtemp(path.join(tmpdir(), 'makerstep-bench-'))
      : path.resolve(keptIn, 'makerstep-bench');
  // What is measured is reading; nothing of it has to outlive a power cut.
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
      const filled = `filled after ${createHash('sha256').update(scripts.join()).digest('hex')}`;
      if ((await client.query<{ isFilled: boolean | null }>(IS_FILLED, [filled])).rows[0]?.isFilled)
        return;
      // One of other tables, or that a broken-off run left, is made anew.
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

/** Runs `work` on an empty database of its own, to which the services of this process are pointed too. */
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
