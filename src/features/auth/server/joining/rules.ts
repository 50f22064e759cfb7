import 'server-only';
import { readSite } from '@/server/site/settings';
import { AppError } from '@/shared/http/app-error';
import { isOfDomains } from '../../model/email-domain';
import { hashOpaqueToken } from '../tokens';
import { insertInvitationUse, isOpenInvitation } from './repository';

/**
 * Whether somebody may make an account (docs/reference/accounts.md#joining). Ask before looking for
 * the account of the e-mail: a refusal then says nothing about it.
 * @throws {AppError} joining_closed, invitation_required, invitation_over, email_domain_refused
 */
export async function checkJoining(email: string, invitation: string | undefined): Promise<void> {
  const { mode, domains } = (await readSite()).joining;
  if (invitation !== undefined) {
    if (!(await isOpenInvitation(hashOpaqueToken(invitation))))
      throw new AppError('invitation_over');
  } else if (mode !== 'open')
    throw new AppError(mode === 'closed' ? 'joining_closed' : 'invitation_required');
  if (!isOfDomains(email, domains)) throw new AppError('email_domain_refused');
}

/**
 * Uses an invitation for a new account, in its transaction.
 * @throws {AppError} invitation_over when another one took its last use
 */
export async function takeInvitation(
  invitation: string | undefined,
  userId: string,
): Promise<void> {
  if (invitation === undefined) return;
  if (!(await insertInvitationUse(hashOpaqueToken(invitation), userId)))
    throw new AppError('invitation_over');
}
