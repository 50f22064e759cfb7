import 'server-only';
import path from 'node:path';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/shared/interface/languages';
import type { MailState } from '@/shared/site/mails';
import type { Job, Queue } from '../jobs/queue';
import { logger } from '../logging/logger';
import { noteMail } from './log';
import type { MailContent, PlainMailContent } from './render-mail';
import { MAIL_BACKOFF_MS, MAIL_QUEUE, type QueuedMail } from './queue';
import { SEND_TIMEOUT_MS, sendMail } from './transport';

/** A queued mail, as its template gets it. */
export type MailJob = { email: string; locale: Locale; data: Record<string, string> };

/**
 * A rendered mail. `replyTo` is an address without a name; `handedOver` runs after the mail server
 * has accepted it.
 */
export type ComposedMail = {
  to: string;
  replyTo?: string;
  content: MailContent | PlainMailContent;
  handedOver?: () => Promise<void>;
};

/**
 * The registry of mail templates. A template returns undefined when there is nothing to send any
 * more.
 */
export type MailRegistry = Record<string, (job: MailJob) => Promise<ComposedMail | undefined>>;

/** Why a mail could not be sent; the message contains no address and no text of it. */
class MailNotSentError extends Error {
  constructor(
    message: string,
    /** For the log of mails: its recipient, and what the mail server said. */
    readonly noted: { to?: string; answer?: string | undefined } = {},
  ) {
    super(message);
  }
}

/** Sends queued mails, rendered by these templates (docs/decisions/0097). */
export function mailQueue(kinds: MailRegistry): Queue<QueuedMail> {
  return {
    name: MAIL_QUEUE,
    metric: 'deliverMails',
    concurrency: 4,
    // Longer than sending can take, so that no other process sends it meanwhile.
    leaseMs: 2 * SEND_TIMEOUT_MS,
    backoffMs: MAIL_BACKOFF_MS,
    run: async (job) => deliver(job, kinds[job.data.kind]),
    failed: async (job, error, retryMs) => {
      const facts = factsOf(job);
      const isExpected = error instanceof MailNotSentError;
      if (!isExpected) logger.error('mail_failed', error, facts);
      const reason = isExpected ? error.message : 'a fault of ours';
      if (retryMs === undefined) logger.error('mail_given_up', reason, facts);
      else logger.warn('mail_delayed', { ...facts, reason, retryInSeconds: retryMs / 1_000 });
      const { to = job.data.email, answer = reason } = isExpected ? error.noted : {};
      await noteMail({
        ...noteOf(job),
        email: to,
        state: retryMs === undefined ? 'givenUp' : 'delayed',
        answer,
      });
    },
  };
}

const factsOf = ({ key, data, attempts }: Job<QueuedMail>) => ({
  job: key,
  kind: data.kind,
  attempt: attempts,
});

const noteOf = ({ key, data, attempts }: Job<QueuedMail>) => ({
  id: key,
  kind: data.kind,
  attempts,
});

/** @throws {MailNotSentError} */
async function deliver(job: Job<QueuedMail>, compose: MailRegistry[string] | undefined) {
  if (!compose) throw new MailNotSentError('there is no template for mails of this kind');
  const { kind, email, locale, data } = job.data;
  const mail = await compose({ email, locale: isLocale(locale) ? locale : DEFAULT_LOCALE, data });
  if (!mail) return undefined;
  const sent = await handOver(kind, mail);
  if (sent.file === undefined) logger.info('mail_sent', factsOf(job));
  else logger.info('mail_written', { ...factsOf(job), file: sent.file });
  await noteMail({ ...noteOf(job), email: mail.to, ...outcomeOf(sent) });
  await mail.handedOver?.();
  return undefined;
}

/** State and words of a mail that was handed over. */
export const outcomeOf = (sent: Sent): { state: MailState; answer: string } =>
  sent.file === undefined
    ? { state: 'sent', answer: sent.answer }
    : { state: 'written', answer: path.basename(sent.file) };

type Sent = Awaited<ReturnType<typeof sendMail>>;

async function handOver(kind: string, { to, replyTo, content }: ComposedMail): Promise<Sent> {
  try {
    return await sendMail({ to, kind, content, ...(replyTo === undefined ? {} : { replyTo }) });
  } catch (error) {
    const { words, answer } = wordsOf(error);
    throw new MailNotSentError(words, { to, answer });
  }
}

/** Why sending failed: in words without addresses, and as the mail server said it. */
export function wordsOf(error: unknown): { words: string; answer: string } {
  const { code, name, message, response, responseCode, command } =
    error as NodeJS.ErrnoException & {
      response?: string;
      responseCode?: number;
      command?: string;
    };
  // The server's answer or an address error may contain the address.
  const mayHoldAddress = responseCode !== undefined || code === 'EENVELOPE';
  const joined = (...parts: unknown[]) => parts.filter(Boolean).join(' ');
  return {
    words: joined(code ?? name, responseCode, mayHoldAddress ? command : message),
    answer: joined(code ?? name, response ?? message),
  };
}
