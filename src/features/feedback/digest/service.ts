import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env';
import { logger } from '@/server/logger';
import type { ComposedMail, MailJob } from '@/server/mail/delivery';
import { enqueueMail, wakeMailDelivery } from '@/server/mail/queue';
import { DEFAULT_LOCALE, isLocale } from '@/shared/languages';
import { unsubscribeToken } from '../../auth/unsubscription';
import { dailyLetter } from '../letters';
import * as rows from './repository';

const DAY_MS = 24 * 60 * 60_000;
const MARGIN_MAX_MS = 60_000;
const QUEUED_AT_ONCE = 100;
const PROJECTS_SHOWN = 5;
const MESSAGES_SHOWN = 3;

// Longer than any transaction that leaves a message may last; shorter only where mails are wanted at once.
const marginMs = () => Math.min(env().mail.dailyDelayMs, MARGIN_MAX_MS);

/** Sees to it that a creator hears of what came in for a project, if they want that. Never fails: what was sent is kept already. */
export async function announceMessage(projectId: string): Promise<void> {
  try {
    if (
      await rows.markDue(projectId, {
        delayMs: env().mail.dailyDelayMs,
        everyMs: DAY_MS + marginMs(),
      })
    )
      wakeMailDelivery();
  } catch (error) {
    logger.warn('daily_mail_not_marked', {
      reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}

/**
 * Queues the daily mails whose time has come (docs/decisions/0018). That a mail is queued and that it was are one transaction, so that a crash
 * leaves out none and repeats none; other instances do the same at the same time.
 */
export async function queueDailyMails(): Promise<void> {
  for (let queued = 0; queued < QUEUED_AT_ONCE; queued += 1)
    if (!(await inTransaction(queueNext))) return;
}

async function queueNext(): Promise<boolean> {
  const due = await rows.lockDue(marginMs());
  if (!due) return false;
  const { userId, creatorId, email, locale, isWanted, since, until } = due;
  const there = isWanted
    ? await rows.hasUnread(creatorId, { since, until })
    : { now: false, later: false };
  if (there.now) {
    await enqueueMail({
      kind: 'daily',
      email,
      locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
      data: { userId, since: since.toISOString(), until: until.toISOString() },
    });
  }
  const againMs = there.now ? DAY_MS : marginMs();
  await rows.noteLook(userId, {
    told: there.now ? until : undefined,
    againMs: there.later ? againMs : undefined,
  });
  return true;
}

/** Writes the daily mail, unless everything was read or deleted meanwhile or it is not wanted any more. */
export async function composeDaily({ locale, data }: MailJob): Promise<ComposedMail | undefined> {
  const reader = await rows.findReader(data.userId ?? '');
  if (!reader?.creator) return undefined;
  const window = { since: new Date(data.since ?? ''), until: new Date(data.until ?? '') };
  const projects = await rows.listToldProjects(reader.creator.id, window);
  if (projects.length === 0) return undefined;
  const shown = await Promise.all(
    projects.slice(0, PROJECTS_SHOWN).map(async (project) => ({
      ...project,
      messages: await rows.listToldMessages(project.id, window, MESSAGES_SHOWN),
    })),
  );
  return {
    to: reader.email,
    letter: dailyLetter({
      reader,
      locale,
      shown,
      others: projects.slice(PROJECTS_SHOWN),
      token: unsubscribeToken(reader.id),
    }),
  };
}
