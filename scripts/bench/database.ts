import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { closeDb } from '../../src/server/db/client';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';

const MIGRATIONS_DIR = path.join(import.meta.dirname, '../../prisma/migrations');
const DATABASE = 'makerstep';
const BROKEN_OFF = 130;

export const migrationSql = (name: string) => readFile(path.join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8');

/**
 * Runs `work` on an empty database of its own with all tables, to which the services of this process are pointed too. Nothing of it is
 * left afterwards.
 */
export async function onOwnDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'makerstep-bench-'));
  // What is measured is reading; nothing of it has to outlive a power cut.
  const server = await startEmbeddedPostgres({ dataDir: root, isDurable: false });
  const stopNow = () => {
    server.stopNow();
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  const breakOff = () => process.exit(BROKEN_OFF);
  process.once('exit', stopNow).once('SIGINT', breakOff).once('SIGTERM', breakOff);
  try {
    await server.ensureDatabase(DATABASE);
    Object.assign(process.env, { DATABASE_URL: server.urlOf(DATABASE), DATA_DIR: root, AUTH_SECRET: randomBytes(32).toString('hex'), NODE_ENV: 'production' });
    const client = new pg.Client({ connectionString: server.urlOf(DATABASE) });
    await client.connect();
    try {
      for (const name of (await readdir(MIGRATIONS_DIR)).filter((entry) => /^\d/.test(entry)).sort()) await client.query(await migrationSql(name));
      await work(client);
    } finally {
      await client.end();
      await closeDb();
    }
  } finally {
    await server.stop();
    process.off('exit', stopNow).off('SIGINT', breakOff).off('SIGTERM', breakOff);
    await rm(root, { recursive: true, force: true });
  }
}
