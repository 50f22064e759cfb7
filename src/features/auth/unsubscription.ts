import 'server-only';
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

/** Whether an account wants the daily mail. */
export function setDailyMail(userId: string, isWanted: boolean): Promise<void> {
  return updateDailyMail(userId, isWanted);
}
