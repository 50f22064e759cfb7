import { once } from 'node:events';
import pg from 'pg';
import { expect, it } from 'vitest';
import { db } from './client';
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
