import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@/shared/languages';
import { db } from '../db/client';
import { enqueue } from '../jobs/queue';

export const MAIL_QUEUE = 'mail';
const MINUTE_MS = 60_000;
/** Pauses between the attempts to send a mail, or to find out whether one is due. */
export const MAIL_BACKOFF_MS = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * MINUTE_MS);

/** A mail to write: which one, to whom, in which language. */
export type MailOrder = {
  kind: string;
  email: string;
  locale: Locale;
  /** What it needs beside. Never a token or a link: what a mail proves is made when it is sent. */
  data?: Record<string, string>;
};

/** What the job of a mail holds. */
export type QueuedMail = Omit<Required<MailOrder>, 'locale'> & { locale: string };

/** Queues a mail in the transaction under way. The caller never waits for the mail to go out (docs/decisions/0011). */
export function enqueueMail({ data = {}, ...order }: MailOrder): Promise<void> {
  return enqueue({ queue: MAIL_QUEUE, key: randomUUID(), data: { ...order, data } });
}

/** Mails to this address that are still on their way, the oldest first. */
export function listMailsTo(
  emailKey: string,
): Promise<{ kind: string; locale: string; createdAt: Date }[]> {
  return db().$queryRaw`
    SELECT data->>'kind' AS kind, data->>'locale' AS locale, created_at AS "createdAt"
    FROM job WHERE queue = ${MAIL_QUEUE} AND lower(data->>'email') = ${emailKey} ORDER BY created_at LIMIT 100`;
}

/** Takes back mails to this address that are still on their way. */
export async function removeMailsTo(emailKey: string): Promise<void> {
  await db()
    .$executeRaw`DELETE FROM job WHERE queue = ${MAIL_QUEUE} AND lower(data->>'email') = ${emailKey}`;
}
