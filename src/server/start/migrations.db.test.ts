import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { beforeEach, expect, inject, it } from 'vitest';
import { withConnection } from '@/server/embedded-postgres/connection';
import { newDatabase } from '@/testing/database/test-database';
import { migrate } from './migrations';

const PATIENCE = { lockTimeoutMs: 500, attempts: 2 };
const SCRIPTS = {
  '1_first': 'CREATE TABLE thing (id int PRIMARY KEY); INSERT INTO thing VALUES (1);',
  '2_column': 'ALTER TABLE thing ADD COLUMN name text;',
  '2_broken': 'ALTER TABLE thing ADD COLUMN name text; ALTER TABLE nothing ADD COLUMN name text;',
};

let rootDir: string;
let url: string;
beforeEach(async () => {
  url = await newDatabase(inject('testServer'));
  rootDir = await mkdtemp(path.join(tmpdir(), 'makerstep-migrations-'));
  return () => rm(rootDir, { recursive: true });
});

async function add(name: keyof typeof SCRIPTS): Promise<void> {
  await mkdir(path.join(rootDir, 'prisma/migrations', name), { recursive: true });
  await writeFile(path.join(rootDir, 'prisma/migrations', name, 'migration.sql'), SCRIPTS[name]);
}

const update = () => migrate(url, { rootDir, note: () => undefined, lockWait: PATIENCE });
const query = async (sql: string) =>
  (await withConnection(url, (client) => client.query<Record<string, unknown>>(sql))).rows;

/** Whether a session of this database waits for a lock before `work` is over. */
async function hasWaited(client: pg.Client, work: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  void work
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    const { rows } = await client.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return true;
  }
  return false;
}

it('a migration that waits for a lock gives up, does not block readers, and succeeds when the lock is released', async () => {
  await add('1_first');
  await update();
  await add('2_column');
  await withConnection(url, (holder) =>
    withConnection(url, (reader) =>
      withConnection(url, async (watcher) => {
        // A long report: ADD COLUMN waits for it, and all queries wait for ADD COLUMN.
        await holder.query('BEGIN; SELECT count(*) FROM thing');
        const updating = update();
        expect(await hasWaited(watcher, updating)).toBe(true);
        expect((await reader.query('SELECT id FROM thing')).rows).toEqual([{ id: 1 }]);
        await expect(updating).rejects.toThrow(
          /another session held a lock on one of them.*Nothing was changed/s,
        );
        expect((await reader.query('SELECT * FROM thing')).rows).toEqual([{ id: 1 }]);
        await holder.query('COMMIT');
        await update();
        expect((await reader.query('SELECT * FROM thing')).rows).toEqual([{ id: 1, name: null }]);
      }),
    ),
  );
}, 900_000);

it('a failed migration leaves nothing, and is applied when its cause is corrected', async () => {
  await add('1_first');
  await add('2_broken');
  await expect(update()).rejects.toThrow(/2_broken failed: relation "nothing" does not exist/);
  expect(await query('SELECT * FROM thing')).toEqual([{ id: 1 }]);
  await query('CREATE TABLE nothing ()');
  await update();
  expect(await query('SELECT * FROM thing')).toEqual([{ id: 1, name: null }]);
  expect(await query('SELECT migration_name AS name FROM _prisma_migrations')).toEqual([
    { name: '1_first' },
    { name: '2_broken' },
  ]);
});

it('two simultaneous starts apply each migration once', async () => {
  await add('1_first');
  await add('2_column');
  await Promise.all([update(), update()]);
  expect(await query('SELECT * FROM thing')).toEqual([{ id: 1, name: null }]);
});

it('a database of a newer release is refused', async () => {
  await add('1_first');
  await add('2_column');
  await update();
  await rm(path.join(rootDir, 'prisma/migrations/2_column'), { recursive: true });
  await expect(update()).rejects.toThrow(/used by a newer release.*2_column/);
});
