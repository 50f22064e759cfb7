import 'server-only';
import { inTransaction } from '@/server/db/client';
import { noteDeletion } from '@/server/deletion-journal';
import { readSignedId, signId } from '@/server/signed-id';
import { AppError } from '@/shared/app-error';
import { updateDailyMail } from './repository';

const PURPOSE = 'makerstep unsubscribe from the daily mail';

/** What the link at the end of an account's daily mails carries; it never expires, and does nothing else. */
export function unsubscribeToken(userId: string): string {
  return signId(PURPOSE, userId);
}

/**
 * Ends the daily mail of the account in the token, without signing in; as often as one likes. Also of an account that is gone.
 * @throws {AppError} invalid_token
 */
export async function unsubscribe(token: string): Promise<void> {
  const userId = readSignedId(PURPOSE, token);
  if (userId === undefined) throw new AppError('invalid_token');
  await setDailyMail(userId, false);
}

/** Whether an account wants the daily mail; no restored backup sends it to who has ended it (docs/decisions/0056). */
export async function setDailyMail(userId: string, isWanted: boolean): Promise<void> {
  await inTransaction(async () => {
    if (await updateDailyMail(userId, isWanted))
      await noteDeletion('daily_mail', userId, { isUndone: isWanted });
  });
}

/** Ends the daily mail of an account, for who keeps to an earlier wish. @returns whether it was on */
export function keepUnsubscribed(userId: string): Promise<boolean> {
  return updateDailyMail(userId, false);
}
