import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@/shared/http/app-error';
import type { PictureStore } from '../storage/picture-store';
import { mapOrdered } from './map-ordered';

const ROWS_AT_ONCE = 500;
const READ_AT_ONCE = 8;
const ATTEMPTS = 4;
const PAUSE_MS = 1_000;
// Uploads from before the table of pictures are stored under their own key.
const NAMES = `
  SELECT store_name AS name, variant_widths AS widths FROM picture
  UNION ALL SELECT key, variant_widths FROM file WHERE picture_id IS NULL AND stored_at IS NOT NULL`;

interface Named {
  name: string;
  widths: number[];
}

/** A picture with those of its variants that exist. */
export interface StoredPicture {
  name: string;
  files: Map<string, Buffer>;
  isWhole: boolean;
}

/** Counts the pictures visible to the current transaction. */
export async function countPictures(client: pg.Client): Promise<number> {
  const {
    rows: [row],
  } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM (${NAMES}) names`);
  return row?.count ?? 0;
}

/** Reads every picture visible to the current transaction, a few at a time. */
export async function* readPictures(
  client: pg.Client,
  store: PictureStore,
): AsyncGenerator<StoredPicture> {
  await client.query(`DECLARE stored_pictures NO SCROLL CURSOR FOR ${NAMES}`);
  yield* mapOrdered(listNames(client), READ_AT_ONCE, (named) => readPicture(store, named));
}

/** Of these names, those that rows still refer to: their bytes are lost, not deleted. */
export async function listStillKnown(
  client: pg.Client,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM (${NAMES}) known WHERE name = ANY($1)`,
    [names],
  );
  return rows.map(({ name }) => name);
}

async function* listNames(client: pg.Client): AsyncGenerator<Named> {
  for (;;) {
    const { rows } = await client.query<Named>(`FETCH ${ROWS_AT_ONCE} FROM stored_pictures`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function readPicture(store: PictureStore, { name, widths }: Named): Promise<StoredPicture> {
  const files = new Map<string, Buffer>();
  const variants = ['full', ...widths.map(String)];
  for (const variant of variants) {
    const bytes = await withRetries(() => store.read(name, variant));
    if (bytes) files.set(variant, bytes);
  }
  return { name, files, isWhole: files.size === new Set(variants).size };
}

/** Retries while the storage is unavailable, so that a short outage does not end hours of work. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (
        !(error instanceof AppError && error.code === 'storage_unavailable') ||
        attempt === ATTEMPTS
      )
        throw error;
      await sleep(PAUSE_MS * attempt);
    }
  }
}
