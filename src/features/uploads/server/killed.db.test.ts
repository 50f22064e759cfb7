import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { buildCreator } from '@/testing/database/factories';
import { sweepUploads } from './orphans';

const DAY_MS = 24 * 60 * 60_000;
const ROUNDS = 3;
const folder = () => path.join(env().dataDir, 'files');
const onDisk = async () =>
  (await readdir(folder(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== 'mark')
    .map((entry) => path.basename(entry.parentPath));

/** The keys that a process reported before it was killed during others. */
async function storeAndKill(creatorId: string, round: number): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'src/testing/database/store-until-killed.ts',
      creatorId,
      String(100 + round * 200),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', TSX_TSCONFIG_PATH: 'tsconfig.server.json' },
    },
  );
  const keys: string[] = [];
  for await (const key of createInterface({ input: child.stdout })) {
    keys.push(key);
    if (keys.length === 7 + round * 3) child.kill('SIGKILL');
  }
  return keys;
}

// security: D1
it('a process that is killed while it stores pictures loses none that it confirmed, and the sweep removes partial ones', async () => {
  await rm(folder(), { recursive: true, force: true });
  const {
    actor: { creatorId },
  } = await buildCreator();
  const keys: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    keys.push(...(await storeAndKill(creatorId, round)));
  expect(keys.length).toBeGreaterThanOrEqual(ROUNDS * 7);
  const isWhole = async (key: string) =>
    ((await pictureStore().size((await storeNameOf(key)) ?? '', 'full')) ?? 0) > 0;
  expect((await Promise.all(keys.map(isWhole))).filter((whole) => !whole)).toEqual([]);
  // Content without a row, or with a pending one only, is removed; content of a file stays while it
  // may be shown.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS });
  await db().file.updateMany({
    where: { storedAt: { not: null } },
    data: { storedAt: new Date() },
  });
  for (let part = 0; part < 3; part += 1) await sweepUploads();
  vi.useRealTimers();
  const rows = await db().picture.findMany({ select: { storeName: true } });
  expect((await onDisk()).sort()).toEqual(rows.map(({ storeName }) => storeName).sort());
  expect([
    rows.length >= keys.length,
    await db().file.count({ where: { storedAt: null } }),
  ]).toEqual([true, 0]);
}, 240_000);
