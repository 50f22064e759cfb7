import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildPublished } from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import { source } from '@/testing/database/backups';
import { type S3StandIn, startS3 } from '@/testing/stand-ins/s3-stand-in';
import { db } from '../../db/client';
import { examineBackups } from '../../doctor/backups';
import { env } from '../../env/env';
import { runDue } from '../../jobs/worker';
import { logger } from '../../logging/logger';
import { PlainError } from '../../plain-error';
import { changeSite } from '../../site/settings';
import { pictureStore } from '../../storage/store';
import { checkArchive } from '../archive-reader';
import { backupName, writeBackup } from '../backup';
import { type BackupCommands, backupQueue, scheduleBackups, startBackup } from './queue';

const { backupDir, s3 } = env();
const PART_BYTES = 8 * 1024 * 1024;
let folder: string;
let commands: BackupCommands & { made: string[]; failures: number; rehearsed: string[] };
let storage: S3StandIn | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backups-'));
  env().backupDir = folder;
  commands = {
    made: [],
    rehearsed: [],
    failures: 0,
    journal: 'deletions.jsonl',
    make: async (file) => {
      commands.made.push(file);
      await writeFile(file, `backup ${commands.made.length}`);
    },
    rehearse: async (file) => {
      expect(existsSync(file)).toBe(true);
      commands.rehearsed.push(path.basename(file));
    },
    failed: async () => {
      commands.failures += 1;
    },
  };
});
afterEach(async () => {
  Object.assign(env(), { backupDir, s3 });
  await storage?.stop();
  storage = undefined;
  await rm(folder, { recursive: true });
});

const hourIn = async (hours: number) => {
  const [row] = await db().$queryRaw<{ hour: number }[]>`
    SELECT extract(hour FROM now() AT TIME ZONE 'UTC')::int AS hour`;
  return ((row?.hour ?? 0) + hours + 24) % 24;
};
const age = (hours: number) =>
  db().$executeRaw`
    UPDATE site_backup SET started_at = started_at - ${hours}::float8 * interval '1 hour', rehearsed_at = rehearsed_at - ${hours}::float8 * interval '1 hour'`;
const run = () => runDue(backupQueue(commands));
const scheduled = async () => {
  await scheduleBackups();
  await run();
  return commands.made.length;
};
const findings = () => examineBackups(source);
const codes = async () => (await findings()).map(({ code }) => code);

it('makes one a day at its hour by the clock of the database, and none without an hour', async () => {
  expect([await scheduled(), await codes()]).toEqual([0, ['backupOff']]);
  await changeSite({ backups: { hour: await hourIn(2) } });
  expect(await codes()).toEqual(['backupNone']);
  // The first one at once.
  expect([await scheduled(), await scheduled()]).toEqual([1, 1]);
  await age(21);
  expect(await scheduled()).toBe(1);
  await age(3);
  expect([await scheduled(), await codes()]).toEqual([2, ['backupGood']]);
  await age(49);
  expect(await codes()).toEqual(['backupOld']);
});

it('keeps the newest that it made, and every other file', async () => {
  await changeSite({ backups: { hour: 3, keep: 2 } });
  const others = ['makerstep-2026-01-01T00-00-00Z.tar', 'notes.txt'];
  for (const name of others) await writeFile(path.join(folder, name), 'mine');
  for (let count = 0; count < 4; count += 1) {
    await startBackup();
    await run();
    await age(24);
  }
  const [, , two = '', three = ''] = commands.made.map((file) => path.basename(file));
  expect((await readdir(folder)).sort()).toEqual([...others, two, three].sort());
  expect(await db().siteBackup.count()).toBe(2);
});

it('makes one with two instances at the same moment', async () => {
  await changeSite({ backups: { hour: 3 } });
  await Promise.all([scheduleBackups(), scheduleBackups(), startBackup()]);
  await Promise.all([run(), run()]);
  expect(commands.made).toHaveLength(1);
});

it('a full disk is told, leaves nothing, and the next attempt follows within hours', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await changeSite({ backups: { hour: 3 } });
  const { make } = commands;
  commands.make = async (file) => {
    await writeFile(`${file}.part`, 'half');
    throw new PlainError(`There is no room left for ${file}.`, 'Free some space.');
  };
  await scheduled();
  expect([commands.failures, await readdir(folder)]).toEqual([1, []]);
  expect(await findings()).toEqual([
    expect.objectContaining({
      code: 'backupFailed',
      state: 'fault',
      values: { reason: expect.stringMatching(/^There is no room left for .*tar\. Free/) },
    }),
  ]);
  commands.make = make;
  expect(await scheduled()).toBe(0);
  await age(1.1);
  expect([await scheduled(), await codes()]).toEqual([1, ['backupGood']]);
});

it('fills no disk on which the database may be', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await changeSite({ backups: { hour: 3 } });
  await scheduled();
  await db().siteBackup.updateMany({ data: { bytes: 2n ** 60n } });
  await startBackup();
  await run();
  expect([commands.made.length, commands.failures]).toEqual([1, 1]);
  expect(await codes()).toEqual(['backupFailed']);
});

it('starts again after a kill, and removes what the killed one left', async () => {
  await changeSite({ backups: { hour: 3 } });
  await startBackup();
  await db().siteBackup.create({ data: { state: 'running', place: 'folder', name: 'half.tar' } });
  await writeFile(path.join(folder, 'half.tar.part'), 'half');
  await db()
    .$executeRaw`UPDATE job SET lease = gen_random_uuid(), leased_until = now() + interval '1 minute', attempts = 1`;
  expect(await scheduled()).toBe(0);
  await untilDue();
  expect(await scheduled()).toBe(1);
  expect(await readdir(folder)).toEqual([path.basename(commands.made[0] ?? '')]);
});

it('keeps the backup from which the site was restored: in its copy it was being made', async () => {
  await buildPublished();
  commands.make = async (file, signal) => {
    await writeBackup(file, { databaseUrl: source, store: pictureStore(), signal });
  };
  await startBackup();
  await run();
  const { id, name } = await db().siteBackup.findFirstOrThrow();
  const bytes = await readFile(path.join(folder, name));
  await db().siteBackup.update({ where: { id }, data: { state: 'running', endedAt: null } });
  await startBackup();
  await run();
  expect((await readFile(path.join(folder, name))).equals(bytes)).toBe(true);
  expect(await db().siteBackup.findMany({ select: { state: true } })).toEqual([
    { state: 'done' },
    { state: 'done' },
  ]);
});

it('leaves a backup alone that somebody writes by hand in the same second', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const byHand = [0, 1, 2].map(
    (seconds) => `${backupName(new Date(Date.now() + seconds * 1_000))}`,
  );
  for (const name of byHand.flatMap((each) => [each, `${each}.part`]))
    await writeFile(path.join(folder, name), 'mine');
  commands.make = () => Promise.reject(new PlainError('It is there already.', ''));
  await startBackup();
  await run();
  expect(await readdir(folder)).toHaveLength(6);
});

it('is made after a restart when the product stops meanwhile', async () => {
  const stopping = new AbortController();
  const queue = backupQueue({
    ...commands,
    make: async () => {
      stopping.abort();
      throw new Error('ended');
    },
  });
  await changeSite({ backups: { hour: 3 } });
  const job = { queue: 'backup', key: 'site' } as never;
  expect(await queue.run(job, stopping.signal)).toEqual({ delayMs: 0 });
  expect([await db().siteBackup.count(), commands.failures]).toEqual([0, 0]);
});

it('puts it into the bucket in parts, and removes old ones there', async () => {
  storage = await startS3();
  env().s3 = {
    endpoint: storage.endpoint,
    bucket: storage.bucket,
    ...storage.keys,
    isPathStyle: true,
  };
  await changeSite({ backups: { hour: 3, place: 'bucket', keep: 1, rehearse: true } });
  const bytes = Buffer.alloc(2 * PART_BYTES + 5, 'makerstep ');
  commands.make = async (file) => {
    await writeFile(file, bytes);
    await writeFile(path.join(folder, commands.journal), '{}\n');
  };
  await db().siteBackup.create({
    data: { state: 'done', place: 'bucket', name: 'old.tar', startedAt: new Date(0) },
  });
  for (const key of ['backups/old.tar', 'backups/of-somebody.tar'])
    storage.objects.set(key, { bytes: Buffer.from('old'), contentType: '' });
  await startBackup();
  await run();
  const row = await db().siteBackup.findFirstOrThrow();
  expect([row.state, row.reason, Number(row.bytes)]).toEqual(['done', '', bytes.length]);
  expect([...storage.objects.keys()].sort()).toEqual(
    ['backups/deletions.jsonl', `backups/${row.name}`, 'backups/of-somebody.tar'].sort(),
  );
  expect(storage.objects.get(`backups/${row.name}`)?.bytes.equals(bytes)).toBe(true);
  expect([commands.rehearsed, await readdir(folder)]).toEqual([
    [`sending-${row.name}`],
    [commands.journal],
  ]);
  // A full bucket.
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  storage.fault = (method) => (method === 'PUT' ? 'down' : undefined);
  await startBackup();
  await run();
  expect(await codes()).toContain('backupFailed');
  expect([commands.failures, await readdir(folder)]).toEqual([1, [commands.journal]]);
});

it('rehearses once a week, and tells what it found', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  await changeSite({ backups: { hour: await hourIn(2), rehearse: true } });
  await scheduled();
  await age(24);
  await scheduled();
  expect([commands.rehearsed.length, await codes()]).toEqual([1, ['backupGood', 'rehearsalGood']]);
  commands.rehearse = () => Promise.reject(new PlainError('FAULT  3 of 4 guides.', ''));
  await age(6 * 24);
  await scheduled();
  expect([commands.failures, (await findings())[1]]).toEqual([
    1,
    expect.objectContaining({
      code: 'rehearsalFailed',
      values: { problem: 'FAULT  3 of 4 guides.' },
    }),
  ]);
});

it('writes a whole archive that can be restored', async () => {
  await buildPublished({ name: 'Repair the lamp' });
  commands.make = async (file, signal) => {
    await writeBackup(file, { databaseUrl: source, store: pictureStore(), signal });
  };
  await startBackup();
  await run();
  const { name, bytes } = await db().siteBackup.findFirstOrThrow();
  await checkArchive(path.join(folder, name));
  expect(Number(bytes)).toBe((await readFile(path.join(folder, name))).length);
});
