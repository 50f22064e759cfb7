import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import { healthFinding } from '@/shared/site/health';
import { newDatabase } from '@/testing/database/test-database';
import { startS3 } from '@/testing/stand-ins/s3-stand-in';
import { main } from '../../../scripts/cli/main';
import { withConnection } from '../embedded-postgres/connection';
import { db } from '../db/client';
import { env } from '../env/env';
import { migrate, migrationNames } from '../start/migrations';
import { pictureStore } from '../storage/store';
import { examineDatabase } from './database';
import { examineInstances } from './instances';
import { examineStorage } from './storage';
import { findingWords } from './words';

const examined = async (url: string) => (await examineDatabase(url, process.cwd())).findings;
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);

it('database: the state of tables and extensions, and its clock', async () => {
  const url = await newDatabase(inject('testServer'));
  await migrate(url, { rootDir: process.cwd(), note: () => undefined });
  const run = (sql: string) => withConnection(url, (client) => client.query(sql));
  const { findings, clock } = await examineDatabase(url, process.cwd());
  expect(codes(findings)).toEqual(['databaseGood']);
  expect(clock?.of).toBe('database');

  await run('DROP EXTENSION fuzzystrmatch CASCADE');
  expect(await examined(url)).toEqual([
    healthFinding('databaseExtensions', {
      name: new URL(url).pathname.slice(1),
      names: 'fuzzystrmatch',
      sql: 'CREATE EXTENSION fuzzystrmatch;',
    }),
  ]);
  await run('CREATE EXTENSION fuzzystrmatch');
  await run("UPDATE _prisma_migrations SET migration_name = '29990101000000_later'");
  expect(codes(await examined(url))).toEqual(['databaseNewer']);
  await run("UPDATE _prisma_migrations SET migration_name = '0_init'");
  expect(codes(await examined(url))).toEqual(['databaseEarlier']);
  await run('DELETE FROM _prisma_migrations');
  const { length: count } = await migrationNames(process.cwd());
  expect(await examined(url)).toEqual([healthFinding('databaseBehind', { count })]);
});

it('database: an empty one waits for the start, and one that is not there is a fault', async () => {
  const url = await newDatabase(inject('testServer'));
  expect(codes(await examined(url))).toEqual(['databaseBehind']);
  expect(await examined('postgresql://nobody@127.0.0.1:1/none')).toEqual([
    healthFinding('databaseSilent', { reason: 'ECONNREFUSED' }),
  ]);
});

it('instances: one line each, with a warning where the heartbeat is late', async () => {
  const url = process.env.DATABASE_URL ?? '';
  expect(await examineInstances(url)).toEqual([]);
  await db().$executeRaw`
    INSERT INTO instance (id, host, pid, release, started_at, seen_at) VALUES
      (gen_random_uuid(), 'one', 12345, '0.1.0', now() - interval '2 s', now()),
      (gen_random_uuid(), 'two', 7, '0.2.0', now() - interval '1 s', now() - interval '2 minutes')`;
  expect((await examineInstances(url)).map(findingWords)).toEqual([
    expect.stringMatching(/^Release 0\.1\.0 runs as process 12345 on one, seen \d s ago\.$/),
    expect.stringMatching(/^Release 0\.2\.0, process 7 on two, was last seen 12\d s ago\. It was/),
  ]);
  expect(await examineInstances('postgresql://nobody@127.0.0.1:1/none')).toEqual([]);
});

it('storage: a file goes in and out and leaves nothing', async () => {
  const root = path.join(env().dataDir, 'files');
  expect(codes(await examineStorage('disk'))).toEqual(['storageGood']);
  expect((await pictureStore().list()).names).toEqual([]);
  await rm(root, { recursive: true });
  await writeFile(root, 'a file where the folder should be');
  expect(await examineStorage('disk')).toEqual([
    healthFinding('storageRefused', { storage: 'disk', place: root, reason: 'ENOTDIR' }),
  ]);
  await rm(root);
});

it('storage: what keeps a bucket from working is said, and what to do', async () => {
  const before = env().s3;
  const storage = await startS3();
  env().s3 = { endpoint: storage.endpoint, bucket: 'other', ...storage.keys, isPathStyle: true };
  expect(await examineStorage('s3')).toEqual([
    healthFinding('storageProblem', { problem: expect.stringMatching(/NoSuchBucket.*Create it/) }),
  ]);
  env().s3 = before;
  await storage.stop();
});

it('the command tells each finding, and its exit code is 1 on a fault only', async () => {
  await mkdir(env().dataDir, { recursive: true });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const exitCode = await main(['doctor', '--json']);
  const { state, findings } = JSON.parse(String(write.mock.calls.at(-1)?.[0]));
  expect(codes(findings)).toEqual(
    expect.arrayContaining(['databaseGood', 'storageGood', 'mailFiles', 'clockGood']),
  );
  expect(exitCode).toBe(state === 'fault' ? 1 : 0);
  expect(await main(['doctor', 'now'])).toBe(1);
});
