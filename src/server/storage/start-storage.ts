import 'server-only';
import { z } from 'zod';
import { db } from '../db/client';
import { env } from '../env/env';
import { storageWords, storeIn } from './store';

const KEY = 'picture_storages';
const places = z.array(z.string());

/** Records where this product reads and writes pictures, for the command that moves them. */
export async function recordStorages(): Promise<void> {
  const value = JSON.stringify(env().storages.map(storageWords));
  await db().$executeRaw`
    INSERT INTO setting (key, value, updated_at) VALUES (${KEY}, ${value}::jsonb, now())
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`;
}

/** Places from which the last started product reads pictures; new ones go to the first. */
export async function startedPlaces(): Promise<string[] | undefined> {
  const row = await db().setting.findUnique({ where: { key: KEY } });
  return places.safeParse(row?.value).data;
}

/** Obstacles of the configured storages, a sentence each. */
export async function storageProblems(): Promise<string[]> {
  const problems = await Promise.all(env().storages.map((storage) => storeIn(storage).problem?.()));
  return problems.filter((problem) => problem !== undefined);
}
