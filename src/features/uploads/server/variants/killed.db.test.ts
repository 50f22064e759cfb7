import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { pictureStore } from '@/server/storage/store';
import { buildCreator } from '@/testing/database/factories';
import { madePicture } from '@/testing/pictures/pictures';
import { VARIANT_WIDTHS_PX, VARIANTS_VERSION } from '../../constants';
import { sweepUploads } from '../orphans';
import { storePicture } from '../import-files';
import { untilDue } from '@/testing/database/jobs';
import { runDue } from '@/server/jobs/worker';
import { variantsQueue } from './service';

const WIDTH = 700;
const WANTED = VARIANT_WIDTHS_PX.filter((width) => width < WIDTH);
const DAY_MS = 24 * 60 * 60_000;
const folder = () => path.join(env().dataDir, 'files');
const onDisk = async () =>
  (await readdir(folder(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'mark')
    .map((entry) => `${path.basename(entry.parentPath)}/${path.parse(entry.name).name}`)
    .sort();
const pictureNow = () =>
  db().picture.findFirstOrThrow({
    select: { storeName: true, variantWidths: true, variantsVersion: true },
  });

/** Kills a process with SIGKILL while it makes variants, at this moment. */
async function killAt(moment: string): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/testing/database/variants-until-killed.ts', moment],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', TSX_TSCONFIG_PATH: 'tsconfig.server.json' },
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
it('a process that is killed while it makes variants records none that are missing, and the next one makes them all', async () => {
  await rm(folder(), { recursive: true, force: true });
  await storePicture(
    (await buildCreator()).actor,
    'step',
    'p.png',
    await madePicture('png', WIDTH, 100),
  );
  for (const moment of [
    'before reading',
    'before writing',
    'in the middle of writing',
    'before showing',
  ]) {
    await killAt(moment);
    expect(await pictureNow(), moment).toMatchObject({ variantWidths: [], variantsVersion: 0 });
    await untilDue();
  }
  await runDue(variantsQueue(async () => undefined));
  const { storeName, ...rest } = await pictureNow();
  expect(rest).toEqual({ variantWidths: WANTED, variantsVersion: VARIANTS_VERSION });
  expect(await db().file.findFirstOrThrow({ select: { variantWidths: true } })).toEqual({
    variantWidths: WANTED,
  });
  for (const width of WANTED)
    expect(await pictureStore().size(storeName, String(width)), String(width)).toBeGreaterThan(0);
  await untilDue();
  const invalidatePages = vi.fn();
  await runDue(variantsQueue(invalidatePages));
  expect([invalidatePages.mock.calls, await db().job.count()], 'nothing is left to do').toEqual([
    [],
    0,
  ]);

  // Partial files are drafts, not part of the picture.
  const whole = ['full', ...WANTED].map((name) => `${storeName}/${name}`).sort();
  expect(await onDisk()).toHaveLength(whole.length + 2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS });
  await db().file.updateMany({ data: { storedAt: new Date() } });
  await sweepUploads();
  vi.useRealTimers();
  expect(await onDisk()).toEqual(whole);
}, 240_000);
