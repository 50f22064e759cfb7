import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logger';
import { listPictures, markFolder, removeOldDrafts, removePicture } from '@/server/storage/disk';
import { deleteUnkept, keepFolderMark, listKnownKeys, listWithUse } from './repository';
import { releaseFiles } from './service';

const DAY_MS = 24 * 60 * 60_000;
const ROWS_AT_ONCE = 500;
const FOLDERS = 256;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

// Where this process goes on next time; after a restart it simply begins anew.
const place = { after: FIRST_ID, folder: 0 };

/**
 * Removes pictures that nothing shows and nobody waits for, all older than a day: promises that were not kept, uploads that were attached
 * to nothing, and bytes whose row is gone (the process was stopped between commit and removal). One bounded part at each call.
 * @returns how many pictures went
 */
export async function sweepUploads(): Promise<number> {
  const before = new Date(Date.now() - DAY_MS);
  const unkept = await deleteUnkept(before, ROWS_AT_ONCE);
  for (const key of unkept) await removePicture(key);
  const unused = await sweepUnused(before);
  if (!(await isOwnFolder())) return unkept.length + unused;
  await removeOldDrafts(before.getTime());
  return unkept.length + unused + await sweepFolder(before);
}

async function sweepUnused(before: Date): Promise<number> {
  const files = await listWithUse(place.after, ROWS_AT_ONCE);
  place.after = files.length === ROWS_AT_ONCE ? files.at(-1)?.id ?? FIRST_ID : FIRST_ID;
  const unused = files.filter(({ isUsed, storedAt }) => !isUsed && storedAt !== null && storedAt < before).map(({ id }) => id);
  await inTransaction(() => releaseFiles(unused));
  return unused.length;
}

async function sweepFolder(before: Date): Promise<number> {
  const keys = (await listPictures(place.folder)).filter((key) => Number(key.split('-')[0]) < before.getTime());
  place.folder = (place.folder + 1) % FOLDERS;
  const known = await listKnownKeys(keys);
  const orphans = keys.filter((key) => !known.has(key));
  for (const key of orphans) await removePicture(key);
  if (orphans.length > 0) logger.info('orphans_removed', { pictures: orphans.length });
  return orphans.length;
}

/** Whether the folder belongs to this database: the pictures of another one, opened by mistake on the same folder, are no orphans. */
async function isOwnFolder(): Promise<boolean> {
  const ofDatabase = await keepFolderMark(randomUUID());
  return await markFolder(ofDatabase) === ofDatabase;
}
