import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { checkBackup, restoreBackup } from '@/server/backup/restore';
import { closeDb } from '@/server/db/client';
import { JOURNAL } from '@/features/account/server/journal/journal';
import { env } from '@/server/env/env';
import { migrate } from '@/server/start/migrations';
import type { PictureStore } from '@/server/storage/picture-store';
import { memoryStore } from '@/testing/memory-store';
import { newDatabase } from '@/testing/database/test-database';

export const source = process.env.DATABASE_URL ?? '';
const server = inject('testServer');
export const journal = () => path.join(env().dataDir, JOURNAL);

export let folder: string;

/** Runs `work` on another database, like a restored product. */
export async function on<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const pointTo = async (url: string) => {
    await closeDb();
    Object.assign(env(), { databaseUrl: url });
  };
  await pointTo(databaseUrl);
  return work().finally(() => pointTo(source));
}

/** Restores the backup into another database, with its pictures in another store unless they are kept. */
export async function restored(
  file: string,
  kept?: PictureStore,
): Promise<{ target: string; takenAt: string }> {
  const target = await newDatabase(server);
  const backup = await checkBackup(file, process.cwd());
  await restoreBackup(backup, {
    databaseUrl: target,
    store: kept ?? memoryStore(),
    keepPictures: kept !== undefined,
  });
  await migrate(target, { rootDir: process.cwd(), note: () => undefined });
  return { target, takenAt: backup.about.takenAt };
}

/** A folder for backups, and an empty journal for each test. */
export function withBackups(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'makerstep-replay-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await mkdir(env().dataDir, { recursive: true });
    await rm(journal(), { recursive: true, force: true });
  });
}
