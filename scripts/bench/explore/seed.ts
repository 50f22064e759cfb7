import { VERSIONS_OF_ROWS } from '../../../src/testing/database/stored-items';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';
import { copyRows } from './copy';
import { creatorOf, creatorRows } from './guide-rows';
import { dropIndexes } from './indexes';

const WORKERS = 2;
const AT_ONCE = 10_000;
const TABLES = ['project', 'project_search', 'search_word', 'guide_item'];

export type Seeding = { url: string; generator: string; guides: number };
type Timed = (text: string, work: () => Promise<unknown>) => Promise<void>;

/**
 * Fills an empty database with guides and their creators, as the product would have written them.
 */
export async function seedGuides(client: pg.Client, seeding: Seeding, timed: Timed): Promise<void> {
  await client.query("SET maintenance_work_mem = '512MB'; SET session_replication_role = replica");
  // With frequent checkpoints, most pages would be written many times.
  await client.query("ALTER SYSTEM SET max_wal_size = '8GB'");
  await client.query('SELECT pg_reload_conf()');
  const indexes = await dropIndexes(client, TABLES);
  await timed('rows', async () => {
    await seedCreators(client, creatorOf(seeding.guides - 1) + 1);
    const share = Math.ceil(seeding.guides / WORKERS);
    await Promise.all(
      Array.from({ length: WORKERS }, (_, worker) =>
        work(seeding, { from: worker * share, to: Math.min((worker + 1) * share, seeding.guides) }),
      ),
    );
  });
  // Without the triggers that update the dictionary word by word.
  await timed('dictionary', () =>
    client.query(`
    INSERT INTO search_word (word, projects)
    SELECT word, ndoc FROM ts_stat('SELECT words FROM project_search') WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[^[:alpha:]]'`),
  );
  await timed('indexes', async () => {
    for (const definition of indexes) await client.query(definition);
  });
  await timed('versions', () => client.query(VERSIONS_OF_ROWS));
  await timed('statistics', () => client.query('VACUUM (ANALYZE)'));
  await client.query('SET session_replication_role = DEFAULT');
}

async function seedCreators(client: pg.Client, count: number): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) =>
      creatorRows(from + index),
    );
    await copyRows(
      client,
      'user_account',
      rows.map(({ account }) => account),
    );
    await copyRows(
      client,
      'creator',
      rows.map(({ creator }) => creator),
    );
  }
}

async function work(
  { url, generator, guides }: Seeding,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const worker = fork(path.join(import.meta.dirname, 'seed-worker.ts'), [
    url,
    generator,
    String(from),
    String(to),
    String(guides),
  ]);
  const stop = () => worker.kill();
  process.once('exit', stop);
  const [code] = (await once(worker, 'exit')) as [number | null];
  process.off('exit', stop);
  if (code !== 0) throw new Error(`Guides ${from} to ${to} could not be written.`);
}
