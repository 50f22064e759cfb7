import 'server-only';
import type { Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { pictureStore } from '@/server/storage/store';
import { REMOVALS_QUEUE, UPLOAD_JOB } from '../constants';
import { listKnownNames } from './repository';

const MINUTE_MS = 60_000;

/** Removes the content of deleted pictures and uploads; the orphan sweep removes what fails for too long. */
export const removalQueue: Queue = {
  name: REMOVALS_QUEUE,
  metric: 'removePicture',
  concurrency: 4,
  leaseMs: MINUTE_MS,
  backoffMs: [MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS],
  run: async ({ key }) => {
    if (key.startsWith(UPLOAD_JOB))
      await pictureStore().direct?.discard(key.slice(UPLOAD_JOB.length));
    // Lost content that was uploaded again at the time of the deletion keeps its name.
    else if ((await listKnownNames([key])).size === 0) await pictureStore().remove(key);
    return undefined;
  },
  failed: ({ key }, error) =>
    logger.warn('picture_not_removed', { name: key, reason: String(error) }),
};
