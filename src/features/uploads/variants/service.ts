import 'server-only';
import { afterCommit, inTransaction } from '@/server/db/client';
import { logger } from '@/server/logger';
import { pictureStore } from '@/server/storage/store';
import { onJobWoken, wakeJob } from '@/server/wake-job';
import { type BackgroundJob, startWokenJob } from '@/server/woken-job';
import { AppError } from '@/shared/app-error';
import { VARIANT_WIDTHS_PX, VARIANTS_VERSION } from '../constants';
import { encodeVariants } from '../encode-picture';
import {
  type ClaimedPicture,
  claimPicture,
  postponePicture,
  type Shown,
  tellVariants,
} from './repository';

const JOB = 'picture-variants';
const EVERY_MS = 60_000;
/** Several times what the slowest picture takes; a process that ended meanwhile gives its picture back after it. */
const LEASE_MS = 2 * 60_000;
const LATER_MS = 60_000;
const ATTEMPTS_MAX = 5;

/** Lets the job of this process look at once for pictures that lack variants. */
export function wakeVariants(): void {
  wakeJob(JOB);
}

/** Has the pages that show a picture made anew. */
export type ExpirePages = (shown: Shown) => Promise<void>;

/**
 * Makes the variants of the next picture that lacks some, from what is stored of it (docs/decisions/0027). What was begun and not ended,
 * by whomever, is begun again; what cannot be made is left out.
 * @returns whether there was one
 */
export async function makeNextVariants(expirePages: ExpirePages): Promise<boolean> {
  const picture = await claimPicture(VARIANTS_VERSION, LEASE_MS);
  if (!picture) return false;
  try {
    const widths = await makeVariants(picture);
    const isThere = await inTransaction(async () => {
      const shown = await tellVariants(picture.id, widths, VARIANTS_VERSION);
      if (shown) await afterCommit(() => expirePages(shown));
      return shown !== undefined;
    });
    // Removed while its variants were made: these came after.
    if (!isThere) await pictureStore().remove(picture.storeName);
  } catch (error) {
    logger.warn('variants_postponed', {
      picture: picture.id,
      reason: error instanceof AppError ? error.code : String(error),
    });
    await postponePicture(picture.id, LATER_MS);
  }
  return true;
}

/** @returns widths of the variants there are now; those that were there before, where no more can be made */
async function makeVariants({
  id,
  storeName,
  width,
  variantWidths,
  attempts,
}: ClaimedPicture): Promise<number[]> {
  const giveUp = (reason: string) => {
    logger.warn('variants_given_up', { picture: id, reason });
    return variantWidths;
  };
  // A process that ends while it makes them cannot tell: what was begun so often is not begun again before the rules change.
  if (attempts > ATTEMPTS_MAX) return giveUp('begun too often');
  const missing = VARIANT_WIDTHS_PX.filter(
    (wanted) => wanted < width && !variantWidths.includes(wanted),
  );
  const full = await pictureStore().read(storeName, 'full');
  if (!full) return giveUp('lost');
  const files = await encodeVariants(full, missing).catch(() => undefined);
  if (!files) return giveUp('damaged');
  if (files.size > 0) await pictureStore().write(storeName, files);
  return [...variantWidths, ...missing].toSorted((a, b) => a - b);
}

/**
 * Makes variants beside the answers to visitors, one picture after another: at once when a picture is stored in this process, at the start
 * and each minute for those that others left.
 */
export function startMakingVariants(expirePages: ExpirePages): BackgroundJob {
  return startWokenJob({
    name: 'makeVariants',
    everyMs: EVERY_MS,
    listen: (wake) => onJobWoken(JOB, wake),
    pausedEvent: 'variants_paused',
    round: async (stopping) => {
      while (!stopping.aborted && (await makeNextVariants(expirePages)));
    },
  });
}
