import 'server-only';
import { createHash } from 'node:crypto';
import { isWithinLimit } from '@/server/rate-limit';
import { pictureStore } from '@/server/storage/store';
import type { Actor } from '@/features/auth/server/actor';
import { AppError } from '@/shared/http/app-error';
import type { PictureCut } from '../model/picture-cut';
import { encodeCut } from './encode-picture';
import { storedAs } from './import-files';
import * as rows from './repository';
import type { storeWithinQuota } from './quota/service';
import { storeSpooled } from './store-picture';

/**
 * Makes a new file of a stored picture of a creator: covered, cropped and turned. Counts as an upload.
 * Call this outside a transaction.
 * @returns its id and key
 * @throws {AppError} not_found for another file, too_many_uploads, overloaded, account_storage_full,
 *   storage_full, storage_unavailable
 */
export async function cutPicture(
  { creatorId }: Actor,
  originId: string,
  cut: PictureCut,
): Promise<{ id: string; key: string }> {
  const isWithin = await isWithinLimit({ name: 'upload', by: creatorId });
  if (!isWithin) throw new AppError('too_many_uploads');
  return makeFile(creatorId, originId, cut);
}

/** As cutPicture, for the product itself: also where the account is full. */
export const makeCut = (creatorId: string, originId: string, cut: PictureCut) =>
  makeFile(creatorId, originId, cut, (_, store) => store());

async function makeFile(
  creatorId: string,
  originId: string,
  cut: PictureCut,
  within?: typeof storeWithinQuota,
): Promise<{ id: string; key: string }> {
  const origin = await rows.findContent(creatorId, originId);
  if (!origin?.picture) throw new AppError('not_found');
  const { storeName, sha256 } = origin.picture;
  const edited = createHash('sha256')
    .update(`${sha256} ${JSON.stringify(cut)}`)
    .digest('hex');
  const facts = { kind: 'step' as const, name: origin.name, contentType: 'image/webp' };
  return storedAs({ creatorId }, facts, (file) =>
    storeSpooled(
      file,
      {
        sha256: edited,
        read: async () => {
          const bytes = await pictureStore().read(storeName, 'full');
          if (!bytes) throw new AppError('storage_unavailable');
          return bytes;
        },
      },
      (read) => encodeCut(read, cut),
      within,
    ),
  );
}
