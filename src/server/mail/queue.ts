import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@/shared/interface/languages';
import { db } from '../db/client';
import { enqueue } from '../jobs/queue';

export const MAIL_QUEUE = 'mail';
const MINUTE_MS = 60_000;
/** Delays between the attempts to send a mail, or to find out whether one is due. */
export const MAIL_BACKOFF_MS = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * MINUTE_MS);

/** A mail to send: its template, recipient and language. */
export type MailOrder = {
  kind: string;
  email: string;
  locale: Locale;
  /** Further data for the template. Never a token or a link: those are created when it is sent. */
  data?: Record<string, string>;
};

export type QueuedMail = Omit<Required<MailOrder>, 'locale'> & { locale: string };

/**
 * Enqueues a mail in the current transaction; the caller never waits for it to be sent
 * (docs/decisions/0097).
 */
export function enqueueMail({ data = {}, ...order }: MailOrder): Promise<void> {
  return enqueue({ queue: MAIL_QUEUE, key: randomUUID(), data: { ...order, data } });
}

/** Queued mails to this address, the oldest first. */
export function listMailsTo(
  emailKey: string,
): Promise<{ kind: string; locale: string; createdAt: Date }[]> {
  return db().$queryRaw`
    SELECT data->>'kind' AS kind, data->>'locale' AS locale, created_at AS "createdAt"
    FROM job WHERE queue = ${MAIL_QUEUE} AND lower(data->>'email') = ${emailKey} ORDER BY created_at LIMIT 100`;
}

/** Notes of the mails to this address, the oldest first. */
export function listNotedMailsTo(
  emailKey: string,
): Promise<{ kind: string; at: Date; state: string; answer: string }[]> {
  return db().$queryRaw`
    SELECT kind, at, state, answer FROM mail_log WHERE lower(email) = ${emailKey} AND email <> '' ORDER BY at, id LIMIT 1000`;
}

/** Removes queued mails to this address, and the notes of those before. */
export async function removeMailsTo(emailKey: string): Promise<void> {
  await db().$executeRaw`DELETE FROM mail_log WHERE lower(email) = ${emailKey} AND email <> ''`;
  await db()
    .$executeRaw`DELETE FROM job WHERE queue = ${MAIL_QUEUE} AND lower(data->>'email') = ${emailKey}`;
}
