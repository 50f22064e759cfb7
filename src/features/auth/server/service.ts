import 'server-only';
import { randomUid } from '@/server/secrets/random-uid';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { countAttempt } from '@/server/rate-limit';
import { refuseWords } from '@/server/site/refuse-words';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import { isUuid } from '@/shared/ids/uid';
import { emailKeyOf } from '@/shared/text/email';
import { type Actor, mintActor } from './actor';
import { isProvider, SESSION_MS } from '../constants';
import { WAITING_MS } from '../second-factor/constants';
import {
  checkJoining,
  mustConfirmFirst,
  refusedEmailDomain,
  takeInvitation,
} from './joining/rules';
import type { LiveSession } from './sessions/live-session';
import { mailConfirmation } from './mails/mails';
import {
  hashPassword,
  passwordProblem,
  requirePasswords,
  verifyPassword,
} from './passwords/password';
import type { Authority } from '../personal-tokens/model/scopes';
import { findByToken, isPersonalToken } from './personal-tokens/service';
import { toUserView } from './presenter';
import { hasSecondFactor } from './second-factor/repository';
import {
  endSession as endSessionRow,
  findEmailConfirmation,
  findFirstUser,
  findLiveSession,
  findNamedVisits,
  findUserByEmail,
  insertSession,
  insertUser,
  touchSession,
  updateLocale,
  updateProof,
  type UserRow,
} from './repository';
import type { LoginInput, ProviderIdentity, RegisterInput, TokenView, UserView } from '../schema';
import { signAccessToken, verifyAccessToken } from './sessions/tokens';
import { rememberAddress, throttleSignIn } from './passwords/sign-in-limits';
import type { Visitor } from './visitor';
import { listWorkshops } from './workshops/repository';

/** Minimum interval between two records of a session's last use. */
const TOUCH_EVERY_MS = 60_000;
const USER_AGENT_MAX = 400;

/**
 * Creates an account and its creator, and queues the confirmation mail
 * (docs/reference/accounts.md#names-and-e-mail).
 * @throws {AppError} passwords_off, validation_failed for a weak password and refused words, email_taken,
 *   too_many_requests, and what checkJoining throws
 */
export async function register(input: RegisterInput, visitor: Visitor): Promise<UserView> {
  requirePasswords();
  const problem = passwordProblem(input.password, input.email);
  if (problem) throw fieldError('password', problem);
  await countAttempt({ name: 'register', visitor: visitor.key });
  await checkJoining(input.email, input.invitation);
  await refuseWords([['name', input.name]]);
  const domain = await refusedEmailDomain(input.email);
  if (domain !== undefined) throw fieldError('email', 'refusedEmail', { domain });
  const passwordHash = await hashPassword(input.password);
  const user = await inTransaction(async () => {
    const made = await insertUser({
      name: input.name,
      email: input.email,
      emailKey: emailKeyOf(input.email),
      passwordHash,
      creatorUid: randomUid(),
      locale: visitor.locale,
    });
    if (!made) throw new AppError('email_taken');
    await takeInvitation(input.invitation, made.id);
    await mailConfirmation({ userId: made.id, email: made.email, locale: visitor.locale });
    return made;
  });
  return toUserView(user);
}

/**
 * Verifies e-mail and password; a wrong e-mail and a wrong password look the same to the caller,
 * also in time.
 * @throws {AppError} passwords_off, wrong_credentials, too_many_requests, account_suspended
 */
export async function checkPassword(
  { email, password }: LoginInput,
  visitor: Visitor,
): Promise<UserRow> {
  requirePasswords();
  const emailKey = emailKeyOf(email);
  const forgive = await throttleSignIn(visitor, emailKey);
  const user = await findUserByEmail(emailKey);
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    logger.warn('sign_in_refused', { address: visitor.address });
    throw new AppError('wrong_credentials');
  }
  await forgive();
  refuseSuspended(user);
  await rememberAddress(visitor, emailKey);
  return user;
}

/**
 * Refuses an account that operators suspended.
 * @throws {AppError} account_suspended
 */
export function refuseSuspended({ suspendedAt }: Pick<UserRow, 'suspendedAt'>): void {
  if (suspendedAt) throw new AppError('account_suspended');
}

/**
 * Starts a session of 30 days for a person whom the provider or, without one, the password proved.
 * Where the account has a second factor, the session waits for it for ten minutes. Call this with
 * the account locked: the first factor ends all sessions before it.
 */
export async function startSession(
  userId: string,
  visitor: Visitor,
  by?: Pick<ProviderIdentity, 'provider' | 'provedAt'>,
): Promise<{ sessionId: string; isWaiting: boolean }> {
  const isWaiting = await hasSecondFactor(userId);
  const session = await insertSession({
    userId,
    userAgent: visitor.userAgent.slice(0, USER_AGENT_MAX),
    expiresAt: new Date(Date.now() + (isWaiting ? WAITING_MS : SESSION_MS)),
    isWaiting,
    provider: by?.provider ?? null,
    provedAt: by ? (by.provedAt ?? null) : new Date(),
  });
  await updateLocale(userId, visitor.locale);
  logger.info('signed_in', {
    address: visitor.address,
    session: session.id,
    provider: by?.provider ?? 'password',
  });
  return { sessionId: session.id, isWaiting };
}

/** Reports whether creators may see name and e-mail with this person's visits. */
export const wantsNamedVisits = (userId: string): Promise<boolean> => findNamedVisits(userId);

/**
 * The session with its account, or undefined when it has ended, has expired or is unknown, and while
 * the account must confirm its e-mail first.
 */
export async function findSession(sessionId: string): Promise<LiveSession | undefined> {
  const session = isUuid(sessionId) ? await findLiveSession(sessionId) : null;
  if (!session || (await mustConfirmFirst(session.user))) return undefined;
  const workshops = await listWorkshops(session.userId);
  const [workshop] = workshops;
  if (!workshop?.isPersonal) return undefined;
  if (Date.now() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
    await touchSession(session.id, new Date(Date.now() + SESSION_MS));
  }
  return {
    actor: mintActor({
      userId: session.userId,
      creatorId: workshop.id,
      role: workshop.role,
      sessionId: session.id,
    }),
    user: toUserView(session.user),
    workshop,
    workshops,
    isOperator: session.user.isOperator,
    hasSecondFactor: session.user.secondFactorAt !== null,
    provedAt: session.provedAt,
    provider: isProvider(session.provider) ? session.provider : null,
  };
}

/** Stores the language of the interface, for mails. */
export async function noteLocale(actor: Actor, locale: Locale): Promise<void> {
  await updateLocale(actor.userId, locale);
}

/**
 * The actor and authority of a bearer token; undefined when it is invalid or its session has ended.
 */
export async function authenticate(
  bearer: string,
): Promise<(LiveSession & { scopes: Authority }) | undefined> {
  if (isPersonalToken(bearer)) return findByToken(bearer);
  const claims = await verifyAccessToken(bearer);
  const session = claims && (await findSession(claims.sessionId));
  return session && session.actor.userId === claims.userId
    ? { ...session, scopes: 'all' }
    : undefined;
}

/** A new access token for a live session: a browser keeps it in memory. */
export function issueAccessToken(actor: Actor): Promise<TokenView> {
  return signAccessToken({ userId: actor.userId, sessionId: actor.sessionId });
}

/** Notes that the owner of the session has just entered the password again. */
export async function noteProof(actor: Actor): Promise<void> {
  await updateProof(actor.sessionId, new Date());
}

/** Ends a session with its refresh and access tokens; an ended one stays ended. */
export async function endSession(sessionId: string): Promise<void> {
  await endSessionRow(sessionId);
}

/**
 * The actor of an administrator's script: the creator of that e-mail, else the first one. Not used
 * by the API.
 * @returns undefined without any
 */
export async function actorForScript(
  email?: string,
): Promise<{ actor: Actor; name: string } | undefined> {
  const user =
    email === undefined ? await findFirstUser() : await findUserByEmail(emailKeyOf(email));
  if (!user?.creator) return undefined;
  return {
    actor: mintActor({
      userId: user.id,
      creatorId: user.creator.id,
      role: 'owner',
      sessionId: '',
    }),
    name: user.creator.name,
  };
}

/**
 * Refuses what the public sees, where the installation requires a confirmed e-mail first.
 * @throws {AppError} email_unconfirmed
 */
export async function requireConfirmedEmail(actor: Actor): Promise<void> {
  if (env().requireConfirmedEmail && !(await isEmailConfirmed(actor)))
    throw new AppError('email_unconfirmed');
}

/** Reports whether the e-mail is confirmed. */
export async function isEmailConfirmed(actor: Actor): Promise<boolean> {
  return Boolean((await findEmailConfirmation(actor.userId))?.emailConfirmedAt);
}
