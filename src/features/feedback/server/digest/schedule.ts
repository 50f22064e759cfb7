import 'server-only';
import type { Subscriber } from '@/events/events';
import { env } from '@/server/env/env';
import { enqueue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { findRecipient } from './repository';

/** The queue of daily mails; the keys of its jobs are ids of accounts. */
export const DIGEST_QUEUE = 'digest';

/**
 * The daily mail of a guide's creator, if they want it. After the commit: no message is lost where
 * it cannot be scheduled.
 */
export const digests: Subscriber = {
  afterCommit: {
    'feedback.received': ({ guide }) => schedule(guide.id),
    'report.received': ({ guide }) => schedule(guide.id),
  },
};

async function schedule(projectId: string): Promise<void> {
  try {
    const userId = await findRecipient(projectId);
    if (userId)
      await enqueue({ queue: DIGEST_QUEUE, key: userId, delayMs: env().mail.dailyDelayMs });
  } catch (error) {
    logger.warn('daily_mail_not_scheduled', {
      reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}
