import 'server-only';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { VariantWidthPx } from '@/features/uploads/constants';
import { AppError } from '@/shared/http/app-error';
import type { ShareFacts } from '@/shared/pictures/share-picture';
import { readLogo } from '@/server/site/logo';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { drawSharePicture } from './draw-picture';
import { shareVersion } from '@/server/site/share-version';

/** About 6 MB: when a link is shared, several sites request its picture at once. */
const KEPT = 64;
/**
 * Drawn one at a time, as each takes a CPU for about a quarter of a second; more than 10 s of queue
 * is rejected.
 */
const WAITING_MAX = 40;
const PICTURE_VARIANTS = [`${900 satisfies VariantWidthPx}`, 'full'];

const drawing = pLimit(1);
const pictures = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

/**
 * The share picture of these facts as a JPEG, from the cache or newly drawn.
 * @throws {AppError} overloaded when too many others are queued
 */
export async function sharePicture(facts: ShareFacts): Promise<Buffer> {
  const version = shareVersion(facts);
  const known = pictures.get(version);
  if (!known && drawing.pendingCount >= WAITING_MAX) throw new AppError('overloaded');
  const picture = known ?? drawing(() => draw(facts));
  pictures.set(version, picture);
  try {
    return await picture;
  } catch (error) {
    pictures.delete(version);
    throw error;
  }
}

async function draw({ pictureKey, ...facts }: ShareFacts): Promise<Buffer> {
  const logo = facts.mark?.logo === undefined ? undefined : await readLogo();
  const name = pictureKey && (await storeNameOf(pictureKey));
  for (const variant of name ? PICTURE_VARIANTS : []) {
    const bytes = await pictureStore().read(name ?? '', variant);
    if (bytes) return drawSharePicture(facts, bytes, logo);
  }
  return drawSharePicture(facts, undefined, logo);
}
