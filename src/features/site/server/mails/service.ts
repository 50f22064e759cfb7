import 'server-only';
import { randomUUID } from 'node:crypto';
import { setOperatorMail } from '@/features/auth/server/mails/unsubscription';
import { outcomeOf, wordsOf } from '@/server/mail/delivery';
import { noteMail, plainAnswer } from '@/server/mail/log';
import { sendMail } from '@/server/mail/transport';
import { countAttempt } from '@/server/rate-limit';
import { isLocale, type Locale } from '@/shared/interface/languages';
import type { MailState } from '@/shared/site/mails';
import type {
  MailsQuery,
  NotedMailList,
  OperatorMailPatch,
  OperatorMailView,
  TestMailView,
} from '../../mails/schema';
import type { Operator } from '../operator';
import { testMail } from '../watch/mails';
import * as rows from './repository';

/** A page of the mails of the last 30 days, the newest first. */
export async function readMails(query: MailsQuery): Promise<NotedMailList> {
  const { rows: mails, total } = await rows.listMails(query);
  return {
    results: mails.map(({ at, state, ...mail }) => ({
      ...mail,
      at: at.toISOString(),
      state: state as MailState,
    })),
    totalResults: total,
  };
}

/**
 * Sends a mail to an operator at once, without the queue.
 * @throws {AppError} too_many_requests
 */
export async function sendTestMail(
  { actor, session }: Operator,
  visitorLocale: Locale,
): Promise<TestMailView> {
  await countAttempt({ name: 'test-mail', by: actor.userId });
  const { email, name } = session.user;
  const { locale } = await rows.findOperatorMail(actor.userId);
  const note = { id: randomUUID(), email, kind: 'test', attempts: 1 };
  try {
    const content = testMail({ email, name, locale: isLocale(locale) ? locale : visitorLocale });
    const sent = outcomeOf(await sendMail({ to: email, kind: 'test', content }));
    await noteMail({ ...note, ...sent });
    return { email, answer: plainAnswer(sent.answer), state: sent.state as 'sent' | 'written' };
  } catch (error) {
    const { answer } = wordsOf(error);
    await noteMail({ ...note, state: 'givenUp', answer });
    return { email, state: 'refused', answer: plainAnswer(answer) };
  }
}

export const readOperatorMail = async ({ actor }: Operator): Promise<OperatorMailView> => ({
  daily: (await rows.findOperatorMail(actor.userId)).operatorMail,
});

export async function changeOperatorMail(
  { actor }: Operator,
  { daily }: OperatorMailPatch,
): Promise<OperatorMailView> {
  await setOperatorMail(actor.userId, daily);
  return { daily };
}
