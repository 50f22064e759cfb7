import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newDatabase, withClient } from '@/testing/test-database';
import { Children } from './children';
import { migrate } from './migrations';

const PATIENCE = { lockTimeoutMs: 500, attempts: 2 };
const SCRIPTS = {
  '1_first': 'CREATE TABLE thing (id int PRIMARY KEY); INSERT INTO thing VALUES (1);',
  '2_column': 'ALTER TABLE thing ADD COLUMN name text;',
  '3_index': 'CREATE INDEX CONCURRENTLY "thing_name_idx" ON thing (name);',
};

let rootDir: string;
let url: string;
beforeAll(async () => {
  url = await newDatabase(inject('testServer'));
  rootDir = await mkdtemp(path.join(tmpdir(), 'makerstep-migrations-'));
  await mkdir(path.join(rootDir, 'prisma/migrations'), { recursive: true });
  for (const place of ['node_modules', 'scripts', 'package.json'])
    await symlink(path.resolve(place), path.join(rootDir, place));
  // Copied: its paths are those of the folder it lies in.
  await copyFile('prisma.config.ts', path.join(rootDir, 'prisma.config.ts'));
  await writeFile(
    path.join(rootDir, 'prisma/schema.prisma'),
    'datasource db {\n  provider = "postgresql"\n}\n',
  );
  await writeFile(
    path.join(rootDir, 'prisma/migrations/migration_lock.toml'),
    'provider = "postgresql"\n',
  );
});
afterAll(() => rm(rootDir, { recursive: true }));

async function add(name: keyof typeof SCRIPTS): Promise<void> {
  await mkdir(path.join(rootDir, 'prisma/migrations', name));
  await writeFile(path.join(rootDir, 'prisma/migrations', name, 'migration.sql'), SCRIPTS[name]);
}

const update = (url: string) =>
  migrate(
    { url, isEmbedded: false, words: '', stop: () => Promise.resolve() },
    {
      rootDir,
      dataDir: rootDir,
      children: new Children(rootDir),
      note: () => undefined,
      patience: PATIENCE,
    },
  );

/** Whether somebody waits for a lock in the database of this connection, before `work` is over. */
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

it('a migration that has to wait for a lock gives up, lets readers go on, and is done when the lock is gone', async () => {
  await add('1_first');
  await update(url);
  await add('2_column');
  await withClient(url, (holder) =>
    withClient(url, (reader) =>
      withClient(url, async (watcher) => {
        // A report that reads and does not end: ADD COLUMN waits for it, and everybody for ADD COLUMN.
        await holder.query('BEGIN; SELECT count(*) FROM thing');
        const updating = update(url);
        expect(await hasWaited(watcher, updating)).toBe(true);
        expect((await reader.query('SELECT id FROM thing')).rows).toEqual([{ id: 1 }]);
        await expect(updating).rejects.toThrow(
          /something else holds one of them.*Nothing was changed/s,
        );
        expect((await reader.query('SELECT * FROM thing')).rows).toEqual([{ id: 1 }]);
        await holder.query('COMMIT');
        await update(url);
        expect((await reader.query('SELECT * FROM thing')).rows).toEqual([{ id: 1, name: null }]);
      }),
    ),
  );
}, 900_000);

it('an index that is built beside writers and could not be finished is built anew', async () => {
  await add('3_index');
  const isValid = async (client: pg.Client) =>
    (
      await client.query<{ valid: boolean }>(
        "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('thing_name_idx')",
      )
    ).rows;
  await withClient(url, (writer) =>
    withClient(url, async (watcher) => {
      await writer.query('BEGIN; INSERT INTO thing VALUES (2)');
      await expect(update(url)).rejects.toThrow(/something else holds one of them/);
      expect(await isValid(watcher), 'half of it at most').not.toEqual([{ valid: true }]);
      await writer.query('COMMIT');
      await update(url);
      expect(await isValid(watcher)).toEqual([{ valid: true }]);
    }),
  );
}, 900_000);
