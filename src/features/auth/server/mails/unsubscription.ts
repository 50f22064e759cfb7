import 'server-only';
import { readSignedId, signId } from '@/server/secrets/signed-id';
import { AppError } from '@/shared/http/app-error';
import { updateDailyMail } from '../repository';

const PURPOSE = 'makerstep unsubscribe from the daily mail';

/** The token of the unsubscribe link in daily mails; it never expires and has no other use. */
export function unsubscribeToken(userId: string): string {
  return signId(PURPOSE, userId);
}

/**
 * Ends the daily mail of the account in the token, without a session; repeatable, also for a
 * deleted account.
 * @throws {AppError} invalid_token
 */
export async function unsubscribe(token: string): Promise<void> {
  const userId = readSignedId(PURPOSE, token);
  if (userId === undefined) throw new AppError('invalid_token');
  await setDailyMail(userId, false);
}

/** Sets whether an account wants the daily mail. */
export function setDailyMail(userId: string, isWanted: boolean): Promise<void> {
  return updateDailyMail(userId, isWanted);
}
