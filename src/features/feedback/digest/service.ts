import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env';
import { enqueue, type Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logger';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { enqueueMail, MAIL_BACKOFF_MS } from '@/server/mail/queue';
import { DEFAULT_LOCALE, isLocale } from '@/shared/languages';
import { unsubscribeToken } from '../../auth/unsubscription';
import { dailyEmail } from '../email-templates';
import * as rows from './repository';

/** Its jobs have the ids of accounts as their keys. */
const QUEUE = 'digest';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MARGIN_MAX_MS = MINUTE_MS;
const PROJECTS_SHOWN = 5;
const MESSAGES_SHOWN = 3;

// Longer than any transaction that leaves a message may last; shorter only where mails are wanted at once.
const marginMs = () => Math.min(env().mail.dailyDelayMs, MARGIN_MAX_MS);

/** Sees to it that a creator hears of what came in for a project, if they want that. Never fails: what was sent is kept already. */
export async function scheduleDigest(projectId: string): Promise<void> {
  try {
    const userId = await rows.findRecipient(projectId);
    if (userId) await enqueue({ queue: QUEUE, key: userId, delayMs: env().mail.dailyDelayMs });
  } catch (error) {
    logger.warn('daily_mail_not_marked', {
      reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}

/** Accounts whose daily mail may be due (docs/decisions/0018). What comes in while one is looked at has it looked at once more. */
export const digestQueue: Queue = {
  name: QUEUE,
  metric: 'queueDailyMails',
  concurrency: 1,
  leaseMs: MINUTE_MS,
  backoffMs: MAIL_BACKOFF_MS,
  run: ({ key }) => inTransaction(() => queueDaily(key)),
  failed: ({ key }, error) => logger.error('daily_mail_failed', error, { account: key }),
};

/** That a mail is queued and that it was are one transaction, so that a crash leaves out none and repeats none. */
async function queueDaily(userId: string): Promise<{ delayMs: number } | undefined> {
  const due = await rows.lockDue(userId, { everyMs: DAY_MS + marginMs(), marginMs: marginMs() });
  if (!due?.isWanted) return undefined;
  const { creatorId, email, locale, since, until, waitMs } = due;
  if (waitMs > 0) return { delayMs: waitMs };
  const there = await rows.hasUnread(creatorId, { since, until });
  if (there.now) {
    await enqueueMail({
      kind: 'daily',
      email,
      locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
      data: { userId, since: since.toISOString(), until: until.toISOString() },
    });
    await rows.recordDigest(userId, until);
  }
  return there.later ? { delayMs: there.now ? DAY_MS : marginMs() } : undefined;
}

/** Writes the daily mail, unless everything was read or deleted meanwhile or it is not wanted any more. */
export async function composeDaily({ locale, data }: MailJob): Promise<ComposedMail | undefined> {
  const reader = await rows.findReader(data.userId ?? '');
  if (!reader?.creator) return undefined;
  const window = { since: new Date(data.since ?? ''), until: new Date(data.until ?? '') };
  const projects = await rows.listDigestProjects(reader.creator.id, window);
  if (projects.length === 0) return undefined;
  const shown = await Promise.all(
    projects.slice(0, PROJECTS_SHOWN).map(async (project) => ({
      ...project,
      messages: await rows.listDigestMessages(project.id, window, MESSAGES_SHOWN),
    })),
  );
  return {
    to: reader.email,
    letter: dailyEmail({
      reader,
      locale,
      shown,
      others: projects.slice(PROJECTS_SHOWN),
      token: unsubscribeToken(reader.id),
    }),
  };
}
