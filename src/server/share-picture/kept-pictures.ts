import 'server-only';
import pLimit from 'p-limit';
import type { VariantWidthPx } from '@/features/uploads/constants';
import { AppError } from '@/shared/app-error';
import type { ShareFacts } from '@/shared/share-picture';
import { pictureStore } from '../storage/store';
import { storeNameOf } from '../storage/store-names';
import { drawSharePicture } from './draw-picture';
import { shareVersion } from './version';

/** About 6 MB of finished pictures: who shares a link makes several sites ask for it at once. */
const KEPT = 64;
/** Drawn one after another, as each takes a processor for about a quarter of a second; who would wait longer than 10 s is sent away. */
const WAITING_MAX = 40;
const PICTURE_VARIANTS = [`${900 satisfies VariantWidthPx}`, 'full'];

const drawing = pLimit(1);
const kept = new Map<string, Promise<Buffer>>();

/**
 * The share picture of these facts as a JPEG, drawn when nobody has asked for it lately.
 * @throws {AppError} overloaded when too many others are to be drawn before it
 */
export async function sharePicture(facts: ShareFacts): Promise<Buffer> {
  const version = shareVersion(facts);
  const known = kept.get(version);
  if (!known && drawing.pendingCount >= WAITING_MAX) throw new AppError('overloaded');
  const picture = known ?? drawing(() => draw(facts));
  // Put at the end again: the first one is the one that was not asked for the longest.
  kept.delete(version);
  kept.set(version, picture);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
  try {
    return await picture;
  } catch (error) {
    kept.delete(version);
    throw error;
  }
}

async function draw({ pictureKey, ...facts }: ShareFacts): Promise<Buffer> {
  const name = pictureKey && (await storeNameOf(pictureKey));
  for (const variant of name ? PICTURE_VARIANTS : []) {
    const bytes = await pictureStore().read(name ?? '', variant);
    if (bytes) return drawSharePicture(facts, bytes);
  }
  return drawSharePicture(facts);
}
