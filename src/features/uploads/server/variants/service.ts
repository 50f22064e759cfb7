import 'server-only';
import { inTransaction } from '@/server/db/client';
import type { Job, Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { pictureStore } from '@/server/storage/store';
import { AppError } from '@/shared/http/app-error';
import { VARIANT_WIDTHS_PX, VARIANTS_QUEUE, VARIANTS_VERSION } from '../../constants';
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

/** Invalidates the pages that show a picture. */
export type ExpirePages = (shown: Shown) => Promise<void>;

/** Makes missing variants, one picture after another (docs/decisions/0026). */
export function variantsQueue(invalidatePages: ExpirePages): Queue {
  return {
    name: VARIANTS_QUEUE,
    metric: 'makeVariants',
    concurrency: 1,
    // Several times the duration of the slowest picture.
    leaseMs: 2 * 60_000,
    backoffMs: [],
    run: async (job) => {
      try {
        await makeVariants(job, invalidatePages);
        return undefined;
      } catch (error) {
        // An error of the storage or the database, not of the picture.
        logger.warn('variants_postponed', {
          picture: job.key,
          reason: error instanceof AppError ? error.code : String(error),
        });
        return { delayMs: LATER_MS };
      }
    },
  };
}

/** Enqueues pictures without current variants after a change of VARIANTS_VERSION. */
export function enqueueMissingVariants(): Promise<void> {
  return enqueueWithoutVariants(VARIANTS_QUEUE, VARIANTS_VERSION, ENQUEUED_AT_ONCE);
}

/** Makes the missing variants of a picture from its stored content; skips those that fail. */
async function makeVariants({ key, attempts }: Job, invalidatePages: ExpirePages): Promise<void> {
  const picture = await findWithoutVariants(key, VARIANTS_VERSION);
  if (!picture) return;
  const widths = await storeVariants(picture, attempts);
  const isThere = await inTransaction(async () => {
    const shown = await recordVariants(picture.id, widths, VARIANTS_VERSION);
    if (shown) await invalidatePages(shown);
    return shown !== undefined;
  });
  // Deleted in the meantime: the variants came too late.
  if (!isThere) await pictureStore().remove(picture.storeName);
}

/** @returns the widths of all variants now; of the previous ones when no more can be made */
async function storeVariants(
  { id, storeName, width, variantWidths }: PictureWithoutVariants,
  attempts: number,
): Promise<number[]> {
  const abandon = (reason: string) => {
    logger.warn('variants_given_up', { picture: id, reason });
    return variantWidths;
  };
  // A crash cannot be reported: after too many attempts, waits for the next version.
  if (attempts > ATTEMPTS_MAX) return abandon('begun too often');
  const missing = VARIANT_WIDTHS_PX.filter(
    (wanted) => wanted < width && !variantWidths.includes(wanted),
  );
  const full = await pictureStore().read(storeName, 'full');
  if (!full) return abandon('lost');
  const files = await encodeVariants(full, missing).catch(() => undefined);
  if (!files) return abandon('damaged');
  if (files.size > 0) await pictureStore().write(storeName, files);
  return [...variantWidths, ...missing].toSorted((a, b) => a - b);
}
