import 'server-only';
import { readSignedId, signId } from '@/server/secrets/signed-id';
import { AppError } from '@/shared/http/app-error';
import { updateDailyMail, updateOperatorMail } from '../repository';

const PURPOSE = 'makerstep unsubscribe from the daily mail';
const OPERATOR_PURPOSE = 'makerstep unsubscribe from the daily mail to operators';

/** The token of the unsubscribe link in daily mails; it never expires and has no other use. */
export function unsubscribeToken(userId: string): string {
  return signId(PURPOSE, userId);
}

/** The token for the daily mail to an operator. */
export function operatorUnsubscribeToken(userId: string): string {
  return signId(OPERATOR_PURPOSE, userId);
}

/**
 * Ends the daily mail of the account in the token, without a session; repeatable, also for a
 * deleted account.
 * @throws {AppError} invalid_token
 */
export async function unsubscribe(token: string): Promise<void> {
  const userId = readSignedId(PURPOSE, token);
  const operatorId = readSignedId(OPERATOR_PURPOSE, token);
  if (userId !== undefined) await setDailyMail(userId, false);
  else if (operatorId !== undefined) await setOperatorMail(operatorId, false);
  else throw new AppError('invalid_token');
}

/** Sets whether an account wants the daily mail. */
export function setDailyMail(userId: string, isWanted: boolean): Promise<void> {
  return updateDailyMail(userId, isWanted);
}

/** Sets whether an operator wants the daily mail about the site. */
export function setOperatorMail(userId: string, isWanted: boolean): Promise<void> {
  return updateOperatorMail(userId, isWanted);
}
