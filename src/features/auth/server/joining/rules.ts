import 'server-only';
import { readSite } from '@/server/site/settings';
import { AppError } from '@/shared/http/app-error';
import { refusedDomainIn, refusedOf } from '@/shared/site/refused-words';
import type { JoiningMode } from '@/shared/site/settings';
import { isOfDomains } from '../../model/email-domain';
import type { ProviderIdentity } from '../../schema';
import { hashOpaqueToken } from '../sessions/tokens';
import { insertInvitationUse, isOpenInvitation } from './repository';

/**
 * Checks that a visitor may make an account (docs/reference/accounts.md#joining). Call this before
 * looking for the account of the e-mail: a refusal then reveals nothing about it.
 * @throws {AppError} joining_closed, invitation_required, invitation_over, email_domain_refused
 */
export async function checkJoining(email: string, invitation: string | undefined): Promise<void> {
  const { refusal, domains } = await readJoining(invitation);
  if (refusal) throw new AppError(refusal);
  if (!isOfDomains(email, domains)) throw new AppError('email_domain_refused');
}

/** The domain of an e-mail that operators refuse for new accounts; undefined for any other. */
export const refusedEmailDomain = async (email: string): Promise<string | undefined> =>
  refusedDomainIn(email.slice(email.lastIndexOf('@') + 1), refusedOf(await readSite()).domains);

/**
 * Checks the identity of a provider. If domains limit who joins, the provider must vouch for the
 * e-mail: its sign-in is the only proof that there would be.
 * @throws {AppError} provider_email_unverified, and what checkJoining throws
 */
export async function checkProviderJoining(
  email: string,
  { isEmailVouched }: Pick<ProviderIdentity, 'isEmailVouched'>,
  invitation: string | undefined,
): Promise<void> {
  await checkJoining(email, invitation);
  if ((await refusedEmailDomain(email)) !== undefined) throw new AppError('email_domain_refused');
  if (!isEmailVouched && (await readSite()).joining.domains.length > 0)
    throw new AppError('provider_email_unverified');
}

/**
 * True if an account may do nothing yet: domains limit who joins, and its e-mail of such a domain is
 * only typed. An operator has the right from the machine and not from the e-mail.
 */
export async function mustConfirmFirst(user: {
  email: string;
  emailConfirmedAt: Date | null;
  isOperator: boolean;
}): Promise<boolean> {
  if (user.emailConfirmedAt !== null || user.isOperator) return false;
  const { domains } = (await readSite()).joining;
  return domains.length > 0 && isOfDomains(user.email, domains);
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

/** Rules of joining, for the page that offers it. */
export type JoiningFacts = {
  /** Why it is not possible; undefined when it is. */
  refusal: 'joining_closed' | 'invitation_required' | 'invitation_over' | undefined;
  /** True if everybody may, without an invitation. */
  isOpen: boolean;
  /** The domains to which e-mails are limited; none for any. */
  domains: string[];
};

export async function readJoining(invitation?: string): Promise<JoiningFacts> {
  const { mode, domains } = (await readSite()).joining;
  return { refusal: await refusalOf(mode, invitation), isOpen: mode === 'open', domains };
}

async function refusalOf(
  mode: JoiningMode,
  invitation: string | undefined,
): Promise<JoiningFacts['refusal']> {
  if (invitation !== undefined)
    return (await isOpenInvitation(hashOpaqueToken(invitation))) ? undefined : 'invitation_over';
  if (mode === 'open') return undefined;
  return mode === 'closed' ? 'joining_closed' : 'invitation_required';
}
