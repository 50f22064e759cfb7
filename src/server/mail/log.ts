import 'server-only';
import { cutText } from '@/shared/text/letters';
import { harmlessLine } from '@/shared/text/text';
import { MAIL_LOG_DAYS, type MailState } from '@/shared/site/mails';
import { db } from '../db/client';
import { logger } from '../logging/logger';

const ANSWER_MAX = 200;
const DELETED_AT_ONCE = 5_000;

type Outcome = {
  id: string;
  email: string;
  kind: string;
  state: MailState;
  attempts: number;
  answer: string;
};

/**
 * Notes how a mail fared, over what was noted of it before. Never throws: the mail is on its way
 * whatever becomes of the note.
 */
export async function noteMail({ id, email, kind, state, attempts, answer }: Outcome) {
  await db().$executeRaw`
    INSERT INTO mail_log (id, email, kind, state, attempts, answer)
    VALUES (${id}::uuid, ${email}, ${kind}, ${state}, ${attempts}, ${plainAnswer(answer)})
    ON CONFLICT (id) DO UPDATE SET at = now(), email = excluded.email, state = excluded.state, attempts = excluded.attempts, answer = excluded.answer`.catch(
    (error: unknown) => logger.warn('mail_not_noted', { reason: String(error) }),
  );
}

/** The words of a mail server as one line without addresses of pages, which may be those of a mail. */
export const plainAnswer = (answer: string): string =>
  cutText(harmlessLine(answer.replace(/\S*:\/\/\S*/g, '…')), ANSWER_MAX);

/** Deletes notes older than 30 days. */
export async function sweepMailLog(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM mail_log WHERE id IN (
      SELECT id FROM mail_log WHERE at < now() - ${MAIL_LOG_DAYS} * interval '1 day' ORDER BY at LIMIT ${DELETED_AT_ONCE})`;
}
