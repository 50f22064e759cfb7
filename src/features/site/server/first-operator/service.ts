import 'server-only';
import type { LiveSession } from '@/features/auth/server/sessions/live-session';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { readSignedId, signId } from '@/server/secrets/signed-id';
import { AppError } from '@/shared/http/app-error';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { recordAct } from '../acts';
import { updateOperator } from '../operators/repository';
import { deleteOffer, findOffer, insertOffer } from './repository';

const PURPOSE = 'first operator';

/** Call this before anything makes an account: an empty installation may name its operator once. */
export const noteEmptyInstallation = (): Promise<void> => insertOffer();

/**
 * The link that makes the account that opens it the operator, for the log of the start. It works
 * once, and not once there is an operator; undefined then, and where the installation began with
 * accounts.
 */
export async function firstOperatorLink(): Promise<string | undefined> {
  const id = await findOffer();
  return id && env().publicUrl + dashboardPaths.becomeOperator(signId(PURPOSE, id));
}

/** Reports whether the token is that of the link, and unused. */
export async function isOffered(token: string): Promise<boolean> {
  const id = readSignedId(PURPOSE, token);
  return id !== undefined && id === (await findOffer());
}

/**
 * Makes the account of a browser's session the operator of the site.
 * @throws {AppError} invalid_token for a link that is wrong or was used
 */
export async function becomeFirstOperator(
  { actor, user }: LiveSession,
  token: string,
): Promise<void> {
  await inTransaction(async () => {
    if (!(await isOffered(token)) || !(await deleteOffer())) throw new AppError('invalid_token');
    await updateOperator(actor.userId, true);
    await recordAct('first link', {
      kind: 'operator_added',
      subject: { kind: 'account', id: actor.userId, label: user.name },
    });
  });
  logger.info('first_operator', { session: actor.sessionId });
}
