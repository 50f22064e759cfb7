import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { checkBackup, restoreBackup } from '@/server/backup/restore';
import { db } from '@/server/db/client';
import { migrate } from '@/server/start/migrations';
import { pictureStore } from '@/server/storage/store';
import { memoryStore } from '@/testing/memory-store';

export const source = process.env.DATABASE_URL ?? '';
export let folder: string;
export const newFile = () => path.join(folder, `${randomUUID()}.tar`);
export async function restore(
  file: string,
  databaseUrl: string,
  options: { store?: ReturnType<typeof memoryStore>; keepPictures?: boolean } = {},
) {
  const store = options.store ?? memoryStore();
  const backup = await checkBackup(file, process.cwd());
  const foreign = await restoreBackup(backup, { databaseUrl, store, ...options });
  await migrate(databaseUrl, { rootDir: process.cwd(), note: () => undefined });
  return { store, foreign };
}

export async function storedFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const { storeName, variantWidths } of await db().picture.findMany()) {
    for (const variant of ['full', ...variantWidths.map(String)]) {
      const bytes = await pictureStore().read(storeName, variant);
      if (bytes) files.set(`${storeName}/${variant}`, bytes);
    }
  }
  return files;
}

/** Provides a folder for backups. */
export function withBackupFolder(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'makerstep-backup-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });
}
