import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import type { Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { enqueueMail, MAIL_BACKOFF_MS } from '@/server/mail/queue';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import { unsubscribeToken } from '@/features/auth/server/mails/unsubscription';
import { DIGEST_QUEUE } from '../../constants';
import { dailyEmail } from '../email-templates';
import * as rows from './repository';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MARGIN_MAX_MS = MINUTE_MS;
const PROJECTS_SHOWN = 5;
const MESSAGES_SHOWN = 3;

// Longer than any transaction with a message; shorter only where mails are wanted at once.
const marginMs = () => Math.min(env().mail.dailyDelayMs, MARGIN_MAX_MS);

/**
 * Accounts that may be due for a daily mail (docs/decisions/0097). A message during a check
 * schedules another one.
 */
export const digestQueue: Queue = {
  name: DIGEST_QUEUE,
  metric: 'queueDailyMails',
  concurrency: 1,
  leaseMs: MINUTE_MS,
  backoffMs: MAIL_BACKOFF_MS,
  run: ({ key }) => inTransaction(() => queueDaily(key)),
  failed: ({ key }, error) => logger.error('daily_mail_failed', error, { account: key }),
};

/**
 * Queues the mail and records it in one transaction, so that a crash neither loses nor repeats one.
 */
async function queueDaily(userId: string): Promise<{ delayMs: number } | undefined> {
  const due = await rows.lockDue(userId, { everyMs: DAY_MS + marginMs(), marginMs: marginMs() });
  if (!due?.isWanted) return undefined;
  const { email, locale, since, until, waitMs } = due;
  if (waitMs > 0) return { delayMs: waitMs };
  const unread = await rows.hasUnread(userId, { since, until });
  if (unread.now) {
    await enqueueMail({
      kind: 'daily',
      email,
      locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
      data: { userId, since: since.toISOString(), until: until.toISOString() },
    });
    await rows.recordDigest(userId, until);
  }
  return unread.later ? { delayMs: unread.now ? DAY_MS : marginMs() } : undefined;
}

/**
 * Composes the daily mail, unless everything was read or deleted or it was switched off in the
 * meantime.
 */
export async function composeDaily({ locale, data }: MailJob): Promise<ComposedMail | undefined> {
  const reader = await rows.findReader(data.userId ?? '');
  if (!reader) return undefined;
  const window = { since: new Date(data.since ?? ''), until: new Date(data.until ?? '') };
  const projects = await rows.listDigestProjects(reader.id, window);
  if (projects.length === 0) return undefined;
  const shown = await Promise.all(
    projects.slice(0, PROJECTS_SHOWN).map(async (project) => ({
      ...project,
      messages: await rows.listDigestMessages(project.id, window, MESSAGES_SHOWN),
    })),
  );
  return {
    to: reader.email,
    content: dailyEmail({
      reader,
      locale,
      shown,
      others: projects.slice(PROJECTS_SHOWN),
      token: unsubscribeToken(reader.id),
    }),
  };
}
