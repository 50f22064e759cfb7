import 'server-only';
import type { Subscriber } from '@/events/events';
import { enqueue } from '@/server/jobs/queue';
import { hasCovers } from './repository';

export const COVERS_QUEUE = 'covers';

const enqueueCovers = async ({ guide }: { guide: { id: string } }) => {
  if (await hasCovers(guide.id)) await enqueue({ queue: COVERS_QUEUE, key: guide.id });
};

/** Has what a published version covers removed for good (service.ts). */
export const publishedCovers: Subscriber = {
  inTransaction: { 'guide.published': enqueueCovers, 'guide.edited': enqueueCovers },
};
