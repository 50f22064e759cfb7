import { once } from 'node:events';
import pg from 'pg';
import { expect, it } from 'vitest';
import { db, inTransaction } from './client';
import { isDatabaseUnavailable } from './unavailable';

it('recognises an outage by the error of a connection that broke before its query', async () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const broken = once(client, 'error').catch((error: unknown) => error);
  // The error is emitted again when the connection is closed.
  client.on('error', () => undefined);
  await db().$queryRaw`SELECT pg_terminate_backend(${rows[0]?.pid}::int)`;
  await broken;
  const error = await client.query('SELECT 1').then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect([String(error), isDatabaseUnavailable(error)]).toEqual([
    expect.stringContaining('not queryable'),
    true,
  ]);
  await client.end().catch(() => undefined);
});

it('recognises a deadlock: the same call may pass when it is sent again', async () => {
  const [one, other] = [1, 2].map(() => {
    let begin = () => {};
    return { begun: new Promise<void>((resolve) => (begin = resolve)), begin: () => begin() };
  }) as [Turn, Turn];
  const lock = (key: number) => db().$executeRaw`SELECT pg_advisory_xact_lock(${key}::bigint)`;
  const both = (mine: Turn, its: Turn, keys: [number, number]) =>
    inTransaction(async () => {
      await lock(keys[0]);
      mine.begin();
      await its.begun;
      await lock(keys[1]);
    });
  const results = await Promise.allSettled([both(one, other, [1, 2]), both(other, one, [2, 1])]);
  const failed = results.filter((result) => result.status === 'rejected');
  expect(failed.map(({ reason }) => isDatabaseUnavailable(reason))).toEqual([true]);
});
type Turn = { begun: Promise<void>; begin: () => void };
