import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import type { DirectUploads, PictureStore } from '@/server/storage/picture-store';
import { configuredStores, pictureStore } from '@/server/storage/store';
import { storedAtMs } from '@/server/storage/store-name';
import { SIGNED_REQUEST_MS } from '../constants';
import {
  deleteExpiredPending,
  deleteUnusedPictures,
  storeStorageId,
  listKnownNames,
  listPending,
  listUnusedPictures,
  listWithUse,
} from './repository';
import { releaseFiles } from './service';

const DAY_MS = 24 * 60 * 60_000;
/** Validity of a signed address, plus time to attach a late upload. */
const ARRIVING_MS = SIGNED_REQUEST_MS + 5 * 60_000;
const ROWS_AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

// Continuation of the next call of this process; a restart begins from the start.
const place = { after: FIRST_ID };
const placeIn = new Map<PictureStore | DirectUploads, string | undefined>();

/**
 * Removes pictures older than a day that nothing shows: expired signed uploads, unattached uploads,
 * rows without files, and content without a row (after a crash). One bounded part per call.
 * @returns how many pictures
 */
export async function sweepUploads(): Promise<number> {
  const before = new Date(Date.now() - DAY_MS);
  let count =
    (await deleteExpiredPending(before, ROWS_AT_ONCE)) +
    (await sweepUnused(before)) +
    (await sweepUnusedPictures(before));
  await pictureStore().removeDrafts(before);
  // While pictures move, each storage may hold what nothing shows.
  for (const store of configuredStores())
    if (await isOwn(store)) {
      count += await sweepBytes(store, before);
      if (store.direct) count += await sweepIncoming(store.direct);
    }
  return count;
}

async function sweepUnused(before: Date): Promise<number> {
  const files = await listWithUse(place.after, ROWS_AT_ONCE);
  place.after = files.length === ROWS_AT_ONCE ? (files.at(-1)?.id ?? FIRST_ID) : FIRST_ID;
  const unused = files
    .filter(({ isUsed, storedAt }) => !isUsed && storedAt !== null && storedAt < before)
    .map(({ id }) => id);
  await inTransaction(() => releaseFiles(unused));
  return unused.length;
}

async function sweepUnusedPictures(before: Date): Promise<number> {
  const ids = await listUnusedPictures(before, ROWS_AT_ONCE);
  await inTransaction(() => deleteUnusedPictures(ids));
  return ids.length;
}

async function sweepBytes(store: PictureStore, before: Date): Promise<number> {
  const { names, next } = await store.list(placeIn.get(store));
  placeIn.set(store, next);
  const old = names.filter((name) => storedAtMs(name) < before.getTime());
  const known = await listKnownNames(old);
  const orphans = old.filter((name) => !known.has(name));
  for (const name of orphans) await store.remove(name);
  if (orphans.length > 0) logger.info('orphans_removed', { pictures: orphans.length });
  return orphans.length;
}

/** Direct uploads that are spent or expired. */
async function sweepIncoming(direct: DirectUploads): Promise<number> {
  const { names, next } = await direct.list(placeIn.get(direct));
  placeIn.set(direct, next);
  const old = names.filter((key) => storedAtMs(key) < Date.now() - ARRIVING_MS);
  const promised = await listPending(old);
  const unawaited = old.filter((key) => !promised.has(key));
  for (const key of unawaited) await direct.discard(key);
  return unawaited.length;
}

/**
 * True if a storage belongs to this database: another database opened on the same storage by
 * mistake must not delete its pictures.
 */
async function isOwn(store: PictureStore): Promise<boolean> {
  const ofDatabase = await storeStorageId(randomUUID());
  return (await store.mark(ofDatabase)) === ofDatabase;
}
