import { beforeEach, expect, inject, it } from 'vitest';
import { AppError } from '@/shared/app-error';
import { ensureWorkerDatabase } from '@/testing/test-database';
import { expireTags } from '../cache';
import { db, inTransaction, publicRead } from './client';
import {
  closeReplica,
  isReplicaOpen,
  onReplicaClosed,
  openReplica,
  replicaClosings,
} from './replica-gate';

const copyUrl = await ensureWorkerDatabase(inject('testServer'), `${process.pid}_copy`);
// Read when the first query is made.
process.env.DATABASE_REPLICA_URL = copyUrl;

const [DATABASE, COPY] = [
  new URL(process.env.DATABASE_URL ?? '').pathname.slice(1),
  new URL(copyUrl).pathname.slice(1),
];
const whereFrom = async () =>
  (await db().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`)[0]?.name;
const open = () => openReplica(replicaClosings());

beforeEach(closeReplica);

it('public reads go to the database until the replica is known to be far enough, and to the replica then', async () => {
  expect(await publicRead(whereFrom)).toBe(DATABASE);
  expect(open()).toBe(true);
  expect(await publicRead(whereFrom)).toBe(COPY);
  expect(await whereFrom(), 'what is no public read').toBe(DATABASE);
});

it('any change that expires pages turns them back to the database at once, and only an opening that knows of it counts', async () => {
  open();
  const woken: boolean[] = [];
  onReplicaClosed(() => void woken.push(isReplicaOpen()));
  const before = replicaClosings();
  await expireTags('projects');
  expect(await publicRead(whereFrom)).toBe(DATABASE);
  expect(woken).toEqual([false]);
  expect(openReplica(before), 'how far the database was had been asked before the change').toBe(
    false,
  );
  expect(await publicRead(whereFrom)).toBe(DATABASE);
  onReplicaClosed(undefined);
});

it('a change that is not committed yet turns nothing back', async () => {
  open();
  await inTransaction(async () => {
    await expireTags('projects');
    expect(isReplicaOpen()).toBe(true);
  });
  expect(isReplicaOpen()).toBe(false);
});

it('reads within a transaction and transactions within a read belong to the database', async () => {
  open();
  expect(await inTransaction(() => publicRead(whereFrom))).toBe(DATABASE);
  expect(await publicRead(() => inTransaction(whereFrom))).toBe(DATABASE);
});

it('what the replica does not have is looked for in the database', async () => {
  open();
  expect(await publicRead(async () => ((await whereFrom()) === COPY ? null : 'there'))).toBe(
    'there',
  );
  const missing = async () => {
    if ((await whereFrom()) === COPY) throw new AppError('project_not_found');
    return 'there';
  };
  expect(await publicRead(missing)).toBe('there');
  expect(isReplicaOpen(), 'that is no failure').toBe(true);
});

it('a replica that fails is left alone, and the reader does not learn of it', async () => {
  open();
  const failing = async () => {
    const name = await whereFrom();
    if (name === COPY) await db().$queryRaw`SELECT 1 / 0`;
    return name;
  };
  expect(await publicRead(failing)).toBe(DATABASE);
  expect(isReplicaOpen()).toBe(false);
});
