import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { beforeEach, expect, inject, it } from 'vitest';
import { withConnection } from '@/server/embedded-postgres/connection';
import { schemaFacts } from '@/testing/database/database-facts';
import { newDatabase } from '@/testing/database/test-database';
import { migrate } from './migrations';

const PATIENCE = { lockTimeoutMs: 500, attempts: 2 };
const SCRIPTS = {
  '20261128000001_first': 'CREATE TABLE thing (id int PRIMARY KEY); INSERT INTO thing VALUES (1);',
  '20261128000002_column': 'ALTER TABLE thing ADD COLUMN name text;',
  '20261128000002_broken':
    'ALTER TABLE thing ADD COLUMN name text; ALTER TABLE nothing ADD COLUMN name text;',
};

let rootDir: string;
let url: string;
beforeEach(async () => {
  url = await newDatabase(inject('testServer'));
  rootDir = await mkdtemp(path.join(tmpdir(), 'makerstep-migrations-'));
  await mkdir(path.join(rootDir, 'prisma/sql'), { recursive: true });
  return () => rm(rootDir, { recursive: true });
});

async function add(name: keyof typeof SCRIPTS): Promise<void> {
  await mkdir(path.join(rootDir, 'prisma/migrations', name), { recursive: true });
  await writeFile(path.join(rootDir, 'prisma/migrations', name, 'migration.sql'), SCRIPTS[name]);
}

const update = () => migrate(url, { rootDir, note: () => undefined, lockWait: PATIENCE });
const query = async (sql: string) =>
  (await withConnection(url, (client) => client.query<Record<string, unknown>>(sql))).rows;

/** Reports whether a session of this database waits for a lock before `work` is over. */
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

// security: D8
it('a migration that waits for a lock gives up, does not block readers, and succeeds when the lock is released', async () => {
  await add('20261128000001_first');
  await update();
  await add('20261128000002_column');
  await withConnection(url, (holder) =>
    withConnection(url, (reader) =>
      withConnection(url, async (watcher) => {
        // A long report: ADD COLUMN waits for it, and all queries wait for ADD COLUMN.
        await holder.query('BEGIN; SELECT count(*) FROM thing');
        const updating = update();
        expect(await hasWaited(watcher, updating)).toBe(true);
        expect((await reader.query('SELECT id FROM thing')).rows).toEqual([{ id: 1 }]);
        await expect(updating).rejects.toThrow(
          /another session held a lock on one of them.*Your content is kept/s,
        );
        expect((await reader.query('SELECT * FROM thing')).rows).toEqual([{ id: 1 }]);
        await holder.query('COMMIT');
        await update();
        expect((await reader.query('SELECT * FROM thing')).rows).toEqual([{ id: 1, name: null }]);
      }),
    ),
  );
}, 900_000);

it('a start that meets a deadlock with a writer tries again', async () => {
  await add('20261128000001_first');
  await update();
  await query('CREATE TABLE other ()');
  await writeFile(
    path.join(rootDir, 'prisma/sql/locks.sql'),
    'LOCK thing IN SHARE ROW EXCLUSIVE MODE; LOCK other IN SHARE ROW EXCLUSIVE MODE;',
  );
  await withConnection(url, (writer) =>
    withConnection(url, async (watcher) => {
      // The database ends the transaction that looks for a deadlock first: the start.
      await writer.query("SET deadlock_timeout = '10s'; BEGIN; LOCK other IN ROW EXCLUSIVE MODE");
      const updating = migrate(url, { rootDir, note: () => undefined });
      expect(await hasWaited(watcher, updating)).toBe(true);
      await writer.query('LOCK thing IN ROW EXCLUSIVE MODE; COMMIT');
      await updating;
    }),
  );
});

// security: D8
it('a failed migration leaves nothing, and is applied when its cause is corrected', async () => {
  await add('20261128000001_first');
  await add('20261128000002_broken');
  await expect(update()).rejects.toThrow(
    /20261128000002_broken failed: relation "nothing" does not exist/,
  );
  expect(await query('SELECT * FROM thing')).toEqual([{ id: 1 }]);
  await query('CREATE TABLE nothing ()');
  await update();
  expect(await query('SELECT * FROM thing')).toEqual([{ id: 1, name: null }]);
  expect(await query('SELECT migration_name AS name FROM _prisma_migrations')).toEqual([
    { name: '20261128000001_first' },
    { name: '20261128000002_broken' },
  ]);
});

// security: D8
it('two simultaneous starts apply each migration once', async () => {
  await add('20261128000001_first');
  await add('20261128000002_column');
  await Promise.all([update(), update()]);
  expect(await query('SELECT * FROM thing')).toEqual([{ id: 1, name: null }]);
});

it('a database of a newer release is refused', async () => {
  await add('20261128000001_first');
  await add('20261128000002_column');
  await update();
  await rm(path.join(rootDir, 'prisma/migrations/20261128000002_column'), { recursive: true });
  await expect(update()).rejects.toThrow(/used by a newer release.*20261128000002_column/);
});

// security: D8
it('a database of a build before the first release is refused, with the way to carry guides over', async () => {
  await add('20261128000001_first');
  await update();
  await query("UPDATE _prisma_migrations SET migration_name = '9h_vouched_emails'");
  await expect(update()).rejects.toThrow(/before the first release.*Nothing was changed/s);
  expect(await query('SELECT * FROM thing')).toEqual([{ id: 1 }]);
});

it('functions are created after the tables, and again only when they changed', async () => {
  await add('20261128000001_first');
  const declare = (body: string) =>
    writeFile(
      path.join(rootDir, 'prisma/sql/things.sql'),
      `CREATE OR REPLACE FUNCTION things() RETURNS bigint LANGUAGE sql AS $$ ${body} $$;`,
    );
  const result = async () => (await query('SELECT things()'))[0]?.things;
  await declare('SELECT count(*) FROM thing');
  await update();
  expect(await result()).toBe('1');
  await query('DROP FUNCTION things');
  await update();
  await expect(result()).rejects.toThrow('does not exist');
  await declare('SELECT 2 * count(*) FROM thing');
  await update();
  expect(await result()).toBe('2');
  await declare('SELECT 1 FROM nothing');
  await expect(update()).rejects.toThrow(/prisma\/sql failed: relation "nothing"/);
  expect(await result()).toBe('2');
});

// security: D8
it('applying functions, triggers and views again leaves a database equal to a fresh one', async () => {
  const product = { rootDir: process.cwd(), note: () => undefined };
  await migrate(url, product);
  const fresh = await withConnection(url, schemaFacts);
  await query("COMMENT ON TABLE _prisma_migrations IS 'of an earlier release'");
  await migrate(url, product);
  expect(await withConnection(url, schemaFacts)).toEqual(fresh);
});
