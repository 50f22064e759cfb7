import 'server-only';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/shared/languages';
import { db } from '../db/client';
import { isDatabaseUnavailable } from '../db/unavailable';
import { logger } from '../logger';
import type { Letter, PlainLetter } from './letter';
import type { MailData } from './queue';
import { SEND_TIMEOUT_MS, sendMail } from './transport';

/** A mail on its way, as its composer gets it. */
export type MailJob = { email: string; locale: Locale; data: MailData };

/** A mail ready to go. `replyTo` is an address alone; `handedOver` runs once the mail server has taken it. */
export type ComposedMail = {
  to: string;
  replyTo?: string;
  letter: Letter | PlainLetter;
  handedOver?: () => Promise<void>;
};

/** Who writes which mail; a composer answers undefined when there is nothing to send (any more). */
export type MailKinds = Record<string, (job: MailJob) => Promise<ComposedMail | undefined>>;

type Claimed = {
  id: string;
  kind: string;
  email: string;
  locale: string;
  data: MailData;
  attempts: number;
};

/** How long a job belongs to who took it: longer than sending can last, so that nobody else sends it meanwhile. */
const CLAIM_MS = 2 * SEND_TIMEOUT_MS;
const MINUTE_MS = 60_000;
/** When to try again after each failure; after the last one the mail is given up. */
const RETRY_MS = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * MINUTE_MS);
const AT_ONCE = 4;

/** Why a mail could not be handed over; holds no address and no text of it. */
class MailNotSentError extends Error {}

/**
 * Sends what is due, in this process; safe beside other instances that do the same. A mail that cannot be sent stays and is tried
 * again later.
 * @throws {Error} when the database cannot be asked
 */
export async function deliverDueMails(kinds: MailKinds, stopped?: AbortSignal): Promise<void> {
  const workers = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      for (let job = await claim(); job; job = stopped?.aborted ? undefined : await claim())
        await deliver(job, kinds);
    }),
  );
  const failed = workers.find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Takes one job by moving it into the future. No transaction stays open while the mail server is spoken to; should this process
 * end meanwhile, the job is due again when the claim runs out.
 */
async function claim(): Promise<Claimed | undefined> {
  const [job] = await db().$queryRaw<Claimed[]>`
    UPDATE mail_job SET due_at = now() + ${CLAIM_MS} * interval '1 millisecond', attempts = attempts + 1
    WHERE id = (SELECT id FROM mail_job WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, email, locale, data, attempts`;
  return job;
}

async function deliver(job: Claimed, kinds: MailKinds): Promise<void> {
  const facts = { job: job.id, kind: job.kind, attempt: job.attempts };
  try {
    const compose = kinds[job.kind];
    if (!compose) throw new MailNotSentError('nobody writes mails of this kind');
    const mail = await compose({
      email: job.email,
      locale: isLocale(job.locale) ? job.locale : DEFAULT_LOCALE,
      data: job.data,
    });
    if (mail) {
      const { file } = await handOver(job.kind, mail);
      if (file === undefined) logger.info('mail_sent', facts);
      else logger.info('mail_written', { ...facts, file });
      await mail.handedOver?.();
    }
    await db().mailJob.deleteMany({ where: { id: job.id } });
  } catch (error) {
    const isExpected = error instanceof MailNotSentError;
    // Nothing can be noted without a database; the job is due again when the claim runs out.
    if (!isExpected && isDatabaseUnavailable(error)) throw error;
    if (!isExpected) logger.error('mail_failed', error, facts);
    await retryLater(job, isExpected ? error.message : 'a fault of ours', facts);
  }
}

async function handOver(
  kind: string,
  { to, replyTo, letter }: ComposedMail,
): Promise<{ file?: string }> {
  try {
    return await sendMail({ to, kind, letter, ...(replyTo === undefined ? {} : { replyTo }) });
  } catch (error) {
    const { name, code, message, responseCode, command } = error as NodeJS.ErrnoException & {
      responseCode?: number;
      command?: string;
    };
    // What the mail server said, and what is wrong with an address, may hold the address.
    const mayHoldAddress = responseCode !== undefined || code === 'EENVELOPE';
    throw new MailNotSentError(
      [code ?? name, responseCode, mayHoldAddress ? command : message].filter(Boolean).join(' '),
    );
  }
}

async function retryLater(
  job: Claimed,
  reason: string,
  facts: Record<string, string | number>,
): Promise<void> {
  const delayMs = RETRY_MS[job.attempts - 1];
  if (delayMs === undefined) {
    await db().mailJob.deleteMany({ where: { id: job.id } });
    return logger.error('mail_given_up', reason, facts);
  }
  logger.warn('mail_delayed', { ...facts, reason, retryInSeconds: delayMs / 1_000 });
  await db().$executeRaw`
    UPDATE mail_job SET due_at = now() + ${delayMs} * interval '1 millisecond' WHERE id = ${job.id}::uuid AND attempts = ${job.attempts}`;
}
