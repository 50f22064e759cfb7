import 'server-only';
import { afterCommit, inTransaction } from '@/server/db/client';
import type { Job, Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logger';
import { pictureStore } from '@/server/storage/store';
import { AppError } from '@/shared/app-error';
import { VARIANT_WIDTHS_PX, VARIANTS_QUEUE, VARIANTS_VERSION } from '../constants';
import { encodeVariants } from '../encode-picture';
import {
  type PictureWithoutVariants,
  enqueueWithoutVariants,
  findWithoutVariants,
  type Shown,
  recordVariants,
} from './repository';

const LATER_MS = 60_000;
const ATTEMPTS_MAX = 5;
const ENQUEUED_AT_ONCE = 1_000;

/** Has the pages that show a picture made anew. */
export type ExpirePages = (shown: Shown) => Promise<void>;

/** Pictures that lack variants, one after another (docs/decisions/0027). */
export function variantsQueue(expirePages: ExpirePages): Queue {
  return {
    name: VARIANTS_QUEUE,
    metric: 'makeVariants',
    concurrency: 1,
    // Several times what the slowest picture takes.
    leaseMs: 2 * 60_000,
    backoffMs: [],
    run: async (job) => {
      try {
        await makeVariants(job, expirePages);
        return undefined;
      } catch (error) {
        // Of the storage or the database: no fault of the picture.
        logger.warn('variants_postponed', {
          picture: job.key,
          reason: error instanceof AppError ? error.code : String(error),
        });
        return { delayMs: LATER_MS };
      }
    },
  };
}

/** Enqueues pictures that lack variants because the rules for them have changed. */
export function enqueueMissingVariants(): Promise<void> {
  return enqueueWithoutVariants(VARIANTS_QUEUE, VARIANTS_VERSION, ENQUEUED_AT_ONCE);
}

/** Makes the variants that a picture lacks, from what is stored of it; what cannot be made is left out. */
async function makeVariants({ key, attempts }: Job, expirePages: ExpirePages): Promise<void> {
  const picture = await findWithoutVariants(key, VARIANTS_VERSION);
  if (!picture) return;
  const widths = await storeVariants(picture, attempts);
  const isThere = await inTransaction(async () => {
    const shown = await recordVariants(picture.id, widths, VARIANTS_VERSION);
    if (shown) await afterCommit(() => expirePages(shown));
    return shown !== undefined;
  });
  // Removed while its variants were made: these came after.
  if (!isThere) await pictureStore().remove(picture.storeName);
}

/** @returns widths of the variants there are now; those that were there before, where no more can be made */
async function storeVariants(
  { id, storeName, width, variantWidths }: PictureWithoutVariants,
  attempts: number,
): Promise<number[]> {
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
