import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { db, inTransaction } from '../db/client';
import { withConnection } from '../embedded-postgres/connection';
import { logger } from '../logging/logger';
import { followInvalidations, InvalidationReader } from './follow-invalidations';
import { invalidateTags } from './invalidate-tags';
import { EVERYTHING, invalidateOwn, setResponseCache } from './invalidation';
import { listInstances, readInvalidations, sweepInvalidations } from './invalidation-rows';

const url = () => process.env.DATABASE_URL ?? '';
const opened: InvalidationReader[] = [];
const here: (readonly string[])[] = [];
/** Writes as another process does, which takes no part in the caches of this one. */
const WRITE = 'INSERT INTO invalidation (tags) VALUES ($1)';

beforeEach(() => {
  here.length = 0;
  setResponseCache({ invalidate: (tags) => void here.push(tags) });
});
afterEach(async () => {
  setResponseCache({ invalidate: () => undefined });
  for (const reader of opened.splice(0)) await reader.close();
});

/** An instance that has read everything so far; `next` reads, and returns what it invalidated. */
async function newInstance() {
  const invalidate = vi.fn<(tags: readonly string[]) => Promise<void>>(async () => undefined);
  const reader = new InvalidationReader(url(), '1.0', invalidate);
  opened.push(reader);
  const next = async () => {
    await reader.read();
    return invalidate.mock.calls.splice(0).flatMap(([tags]) => tags);
  };
  expect(await next()).toEqual([EVERYTHING]);
  expect(await next()).toEqual([]);
  return { next, invalidate };
}

const elsewhere = <T>(work: (client: pg.Client) => Promise<T>) => withConnection(url(), work);

it('invalidates at once here, and at the next read in the other instance, once', async () => {
  const other = await newInstance();
  await inTransaction(async () => {
    await invalidateTags('project:a');
    await invalidateTags('projects', 'project:a');
    expect(here).toEqual([]);
  });
  expect(here).toEqual([['project:a'], ['projects', 'project:a']]);
  expect(await db().$queryRaw`SELECT tags FROM invalidation`).toHaveLength(1);
  // The reader in this test is in the process that has invalidated its own change already.
  expect(await other.next()).toEqual([]);
  await elsewhere((client) => client.query(WRITE, [['project:b', 'projects']]));
  expect([await other.next(), await other.next()]).toEqual([['project:b', 'projects'], []]);
});

it('knows nothing of what is rolled back', async () => {
  const other = await newInstance();
  const failing = inTransaction(async () => {
    await invalidateTags('project:a');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([here, await other.next()]).toEqual([[], []]);
});

// security: D6
it('misses no transaction that commits after a later one, and repeats none', async () => {
  const other = await newInstance();
  await elsewhere((early) =>
    elsewhere(async (late) => {
      for (const [client, tag] of [
        [early, 'early'],
        [late, 'late'],
      ] as const) {
        await client.query('BEGIN');
        await client.query(WRITE, [[tag]]);
      }
      expect(await other.next()).toEqual([]);
      await late.query('COMMIT');
      expect([await other.next(), await other.next()]).toEqual([['late'], []]);
      await early.query('COMMIT');
      expect([await other.next(), await other.next()]).toEqual([['early'], []]);
    }),
  );
});

it('repeats what could not be invalidated', async () => {
  const other = await newInstance();
  await elsewhere((client) => client.query(WRITE, [['projects']]));
  other.invalidate.mockRejectedValueOnce(new Error('the settings of the site were not read'));
  await expect(other.next()).rejects.toThrow('were not read');
  other.invalidate.mockClear();
  expect([await other.next(), await other.next()]).toEqual([['projects'], []]);
});

// security: D7
it('leaves to the reader what failed right after the commit', async () => {
  const other = await newInstance();
  setResponseCache({
    invalidate: () => {
      throw new Error('broken');
    },
  });
  await invalidateTags('project:a');
  expect(await other.next()).toEqual(['project:a']);
});

// security: D6
it.each([
  ['its row is gone, as after minutes without the database or its crash', 'DELETE FROM instance'],
  [
    'the database is older than its last heartbeat, as after a restore',
    "UPDATE instance SET seen_at = seen_at - interval '1 minute'",
  ],
])('drops everything once when %s', async (_, sql) => {
  const other = await newInstance();
  await elsewhere((client) => client.query(sql));
  expect([await other.next(), await other.next()]).toEqual([[EVERYTHING], []]);
  expect(logger.warn).toHaveBeenCalledWith('invalidations_missed', { dropped: EVERYTHING });
});

it('sees that the ids of transactions went back', async () => {
  const instance = { id: randomUUID(), host: 'h', pid: 1, release: '1.0' };
  const read = (since: string) => elsewhere((client) => readInvalidations(client, instance, since));
  const { snapshot } = await read('1:1:');
  expect([await read(snapshot), await read('999999999999:999999999999:')]).toMatchObject([
    { isOlder: false },
    { isOlder: true },
  ]);
});

it('takes no transaction for its own whose id was given again after a restore', async () => {
  const other = await newInstance();
  const xid = '999999999999';
  await invalidateOwn({ xid, tags: ['project:a'] });
  await elsewhere(async (client) => {
    await client.query('DELETE FROM instance');
    expect(await other.next()).toEqual([EVERYTHING]);
    await client.query("INSERT INTO invalidation VALUES ($1, '{project:b}')", [xid]);
    expect(await other.next()).toEqual(['project:b']);
    await client.query('DELETE FROM invalidation WHERE xid = $1', [xid]);
  });
});

it('keeps everything while the database is away, and catches up when it is back', async () => {
  const other = await newInstance();
  await elsewhere((client) => client.query(WRITE, [['project:a']]));
  await withConnection(inject('testServer').serverUrl, async (client) => {
    const database = new URL(url()).pathname.slice(1);
    const allow = (isAllowed: boolean) =>
      client.query(
        `ALTER DATABASE ${pg.escapeIdentifier(database)} ALLOW_CONNECTIONS ${isAllowed}`,
      );
    await allow(false);
    try {
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE '%pg_visible_in_snapshot%'",
        [database],
      );
      await expect(other.next()).rejects.toThrow();
      await expect(other.next()).rejects.toThrow();
      expect(other.invalidate).not.toHaveBeenCalled();
    } finally {
      await allow(true);
    }
  });
  expect(await other.next()).toEqual(['project:a']);
});

it('sweeps what all have read, and instances that ended without a word', async () => {
  const other = await newInstance();
  await elsewhere(async (client) => {
    await client.query(WRITE, [['old']]);
    await client.query("UPDATE invalidation SET at = at - interval '11 minutes'");
    await client.query(WRITE, [['new']]);
    await client.query(
      "INSERT INTO instance (id, host, pid, release, seen_at) VALUES (gen_random_uuid(), 'gone', 1, '0.9', now() - interval '6 minutes')",
    );
    expect(await listInstances(client)).toHaveLength(2);
    await sweepInvalidations();
    expect(await listInstances(client)).toMatchObject([{ release: '1.0', pid: process.pid }]);
    expect((await client.query('SELECT tags FROM invalidation')).rows).toEqual([{ tags: ['new'] }]);
  });
  expect(await other.next()).toEqual(['new']);
});

it('reads by itself until it is stopped, and then leaves nothing', async () => {
  const follower = await followInvalidations(url(), '1.0');
  expect(follower.isCurrent()).toBe(true);
  await elsewhere((client) => client.query(WRITE, [['project:a']]));
  await expect.poll(() => here).toContainEqual(['project:a']);
  await follower.stop();
  expect(await elsewhere(listInstances)).toEqual([]);
});
