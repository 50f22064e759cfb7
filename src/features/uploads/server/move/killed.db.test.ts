import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { recordStorages } from '@/server/storage/start-storage';
import { pictureStore, storeIn } from '@/server/storage/store';
import { buildCreator } from '@/testing/database/factories';
import { type S3StandIn, startS3 } from '@/testing/stand-ins/s3-stand-in';
import { hashesIn, storePictures, useBucket } from '@/testing/stored-somewhere';
import { movePictures } from './service';

let bucket: S3StandIn;
const before = { storages: env().storages, s3: env().s3 };
beforeAll(async () => {
  bucket = await startS3();
});
afterAll(async () => {
  Object.assign(env(), before);
  await bucket.stop();
});

/** Kills a process with SIGKILL while it moves pictures, at this moment. */
async function killAt(moment: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/testing/database/move-until-killed.ts', moment],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...bucket.env,
        NODE_ENV: 'test',
        TSX_TSCONFIG_PATH: 'tsconfig.server.json',
      },
    },
  );
  const ended = new Promise<NodeJS.Signals | null>(
    (resolve) => void child.once('exit', (_code, signal) => resolve(signal)),
  );
  for await (const line of createInterface({ input: child.stdout }))
    if (line === moment) child.kill('SIGKILL');
  expect(await ended, `${moment}: it never came there`).toBe('SIGKILL');
}

// security: D1
it('a move that is killed at any moment loses nothing, and the next one completes it', async () => {
  await rm(path.join(env().dataDir, 'files'), { recursive: true, force: true });
  useBucket(bucket, ['disk']);
  await storePictures((await buildCreator()).actor, 16);
  const stored = await hashesIn(storeIn('disk'));
  expect(Object.values(stored)).not.toContain(null);
  useBucket(bucket, ['s3', 'disk']);
  await recordStorages();
  for (const moment of ['before writing', 'after writing', 'before removing', 'after removing']) {
    await killAt(moment);
    expect(await hashesIn(pictureStore()), moment).toEqual(stored);
    expect((await storeIn('disk').list()).names.length, moment).toBeGreaterThan(0);
  }
  const report = await movePictures({ databaseUrl: process.env.DATABASE_URL ?? '', to: 's3' });
  expect(report).toMatchObject({ orphaned: 0, fresh: [], differing: [] });
  expect(report.pictures).toBeGreaterThan(0);
  expect(report.pictures).toBeLessThan(16);
  expect(await hashesIn(storeIn('s3'))).toEqual(stored);
  expect((await storeIn('disk').list()).names).toEqual([]);
}, 240_000);
