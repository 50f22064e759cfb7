import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { withinProviderTime } from '@/server/provider-call';
import { refuseWords } from '@/server/site/refuse-words';
import { randomUid } from '@/server/secrets/random-uid';
import { AppError } from '@/shared/http/app-error';
import { cutText } from '@/shared/text/letters';
import { harmlessLine } from '@/shared/text/text';
import { NAME_MAX, type Provider, PROVIDERS } from '../../constants';
import type { ProviderChoice } from '../../model/sign-in-ways';
import { readAccessToken, readFacebookCode } from './facebook';
import { proveEmail } from '../first-proof/prove-email';
import { checkProviderDomain } from '../joining/provider-domain';
import { checkProviderJoining, mustConfirmFirst, takeInvitation } from '../joining/rules';
import { mailConfirmation, mailProviderLinked } from '../mails/mails';
import { readIdToken, readOpenIdCode } from './openid-connect';
import { refuseUnconfirmed, type SignedIn } from '../passwords/password-sign-in';
import { toUserView } from '../presenter';
import { providerNames } from './provider-names';
import {
  findUserById,
  insertLinkedProvider,
  insertUser,
  lockLinkedUser,
  lockUserByEmail,
  type UserRow,
} from '../repository';
import { emailInput, type ProviderCode, type ProviderIdentity } from '../../schema';
import { refuseSuspended, startSession } from '../service';
import { emailKeyOf } from '@/shared/text/email';
import { throttleAddress } from '../passwords/sign-in-limits';
import type { Visitor } from '../visitor';

export function configuredProviders(): ProviderChoice[] {
  const names = providerNames();
  return PROVIDERS.filter((id) => env()[id]).map((id) => ({ id, name: names[id] }));
}

/** A concurrent sign-in linked the same person first: this transaction must roll back. */
class LostRace extends Error {}

/**
 * The identity of a provider's own token (Facebook: access token, others: id token); rate limited
 * by client IP like passwords.
 * @throws {AppError} provider_not_configured, provider_refused, provider_unreachable,
 *   too_many_requests, and what checkProviderDomain throws
 */
export function proveToken(
  provider: Provider,
  token: string,
  visitor: Visitor,
): Promise<ProviderIdentity> {
  return limited(provider, visitor, () =>
    provider === 'facebook' ? readAccessToken(token) : readIdToken(provider, token),
  );
}

/** Proves the code of a round trip. */
export function proveCode(
  provider: Provider,
  code: ProviderCode,
  visitor: Visitor,
): Promise<ProviderIdentity> {
  return limited(provider, visitor, () =>
    provider === 'facebook' ? readFacebookCode(code) : readOpenIdCode(provider, code),
  );
}

async function limited(
  provider: Provider,
  visitor: Visitor,
  prove: () => Promise<ProviderIdentity>,
): Promise<ProviderIdentity> {
  if (!env()[provider]) throw new AppError('provider_not_configured');
  const forgive = await throttleAddress(visitor);
  try {
    const identity = await withinProviderTime(prove());
    checkProviderDomain(identity);
    await forgive();
    return identity;
  } catch (error) {
    if (error instanceof AppError) {
      logger.warn('provider_sign_in_refused', {
        provider,
        code: error.code,
        address: visitor.address,
      });
      // An outage of the provider is not an attempt of the visitor.
      if (error.code === 'provider_unreachable') await forgive();
    }
    throw error;
  }
}

/**
 * Signs in a verified identity (docs/decisions/0004). Finds the account by the provider's own id,
 * whatever the e-mail is by now; else by the e-mail, if the provider vouches for it; else creates
 * one, by the invitation where one is given.
 * @throws {AppError} provider_email_taken, provider_email_missing, confirm_email_first,
 *   account_suspended, name_refused, and what checkProviderJoining throws
 */
export async function signInWithProvider(
  identity: ProviderIdentity,
  visitor: Visitor,
  invitation?: string,
): Promise<SignedIn> {
  const attempt = () =>
    inTransaction(async () => {
      const user =
        (await linkedUser(identity)) ?? (await userByEmail(identity, visitor, invitation));
      refuseSuspended(user);
      if (await mustConfirmFirst(user)) return user;
      return {
        user: toUserView(user),
        ...(await startSession(user.id, visitor, identity)),
      };
    });
  const result = await attempt().catch((error: unknown) => {
    if (error instanceof LostRace) return attempt();
    throw error;
  });
  return 'sessionId' in result ? result : refuseUnconfirmed(result, visitor);
}

async function linkedUser({ provider, subject }: ProviderIdentity): Promise<UserRow | null> {
  const userId = await lockLinkedUser(provider, subject);
  return userId ? findUserById(userId) : null;
}

async function userByEmail(
  identity: ProviderIdentity,
  visitor: Visitor,
  invitation: string | undefined,
): Promise<UserRow> {
  const email = emailInput.safeParse(identity.email);
  if (!email.success) throw new AppError('provider_email_missing');
  // Anybody may claim an e-mail that is not vouched for: who may not join must not learn whether it
  // has an account.
  if (!identity.isEmailVouched) await checkProviderJoining(email.data, identity, invitation);
  const emailKey = emailKeyOf(email.data);
  const existing =
    (await lockUserByEmail(emailKey)) ?? (await newUser(identity, email.data, visitor, invitation));
  if (typeof existing !== 'string') return existing;
  // While this one waited for the lock, a concurrent sign-in may have created the link.
  return (await linkedUser(identity)) ?? linkUser(existing, identity, visitor);
}

/** @returns the new account, or the id of one created concurrently */
async function newUser(
  identity: ProviderIdentity,
  email: string,
  visitor: Visitor,
  invitation: string | undefined,
): Promise<UserRow | string> {
  await checkProviderJoining(email, identity, invitation);
  const emailKey = emailKeyOf(email);
  const name = nameOf(identity, email);
  await refuseName(name);
  const user = await insertUser({
    name,
    email,
    emailKey,
    creatorUid: randomUid(),
    passwordHash: null,
    emailConfirmedAt: identity.isEmailVouched ? new Date() : null,
    locale: visitor.locale,
  });
  if (!user) return (await lockUserByEmail(emailKey)) ?? Promise.reject(new LostRace());
  await link(user.id, identity);
  await takeInvitation(invitation, user.id);
  if (!identity.isEmailVouched)
    await mailConfirmation({ userId: user.id, email, locale: visitor.locale });
  return user;
}

async function linkUser(
  userId: string,
  identity: ProviderIdentity,
  { locale }: Visitor,
): Promise<UserRow> {
  if (!identity.isEmailVouched) throw new AppError('provider_email_taken');
  const removed = await proveEmail(userId, 'provider', { keepsPassword: false });
  const user = await findUserById(userId);
  if (!user) throw new LostRace();
  await link(userId, identity);
  const { provider } = identity;
  await mailProviderLinked({ email: user.email, name: user.name, locale, provider, removed });
  return user;
}

async function link(userId: string, identity: ProviderIdentity): Promise<void> {
  const { provider, subject, isEmailVouched } = identity;
  if (!(await insertLinkedProvider({ userId, provider, subject, isEmailVouched })))
    throw new LostRace();
}

/** @throws {AppError} name_refused: nothing here can be typed at a field */
async function refuseName(name: string): Promise<void> {
  await refuseWords([['name', name]]).catch((cause: unknown) => {
    throw cause instanceof AppError ? new AppError('name_refused', { cause }) : cause;
  });
}

function nameOf({ name }: ProviderIdentity, email: string): string {
  const known = harmlessLine(name ?? '') || (email.split('@')[0] ?? email);
  return cutText(known, NAME_MAX);
}
