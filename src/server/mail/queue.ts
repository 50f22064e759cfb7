import 'server-only';
import type { Locale } from '@/shared/languages';
import { afterCommit, db } from '../db/client';

/** What a mail needs beside its address, as JSON. Never a token or a link: what a mail proves is made when it is sent. */
export type MailData = Record<string, string>;

/** A mail to write: which one, to whom, in which language. */
export type MailOrder = { kind: string; email: string; locale: Locale; data?: MailData };

// Kept on the process and not in this module: the pages' bundle and the server each load a copy of it.
const holder = globalThis as typeof globalThis & { makerstepWakeMail?: () => void };

/**
 * Queues a mail in the transaction under way, and wakes the delivery of this process once that is committed.
 * The caller never waits for the mail to go out (docs/decisions/0011).
 */
export async function enqueueMail({ kind, email, locale, data = {} }: MailOrder): Promise<void> {
  // The database's own clock, by which jobs are taken: a server a second behind ours would leave the mail for later.
  await db().$executeRaw`
    INSERT INTO mail_job (id, kind, email, locale, data, due_at)
    VALUES (gen_random_uuid(), ${kind}, ${email}, ${locale}, ${JSON.stringify(data)}::jsonb, now())`;
  await afterCommit(wakeMailDelivery);
}

/** Lets the delivery of this process look at once for what is to be sent. */
export function wakeMailDelivery(): void {
  holder.makerstepWakeMail?.();
}

/** Lets `wake` hear of every new mail in this process; undefined stops that. */
export function onMailQueued(wake: (() => void) | undefined): void {
  if (wake) holder.makerstepWakeMail = wake;
  else delete holder.makerstepWakeMail;
}
