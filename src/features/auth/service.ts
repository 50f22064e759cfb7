import 'server-only';
import { randomUid } from '@/server/random-uid';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env';
import { logger } from '@/server/logger';
import { countAttempt, forgiveAttempt, isRemembered, remember } from '@/server/rate-limit';
import { AppError, fieldError } from '@/shared/app-error';
import type { Locale } from '@/shared/languages';
import { isUuid } from '@/shared/uid';
import { type Actor, mintActor } from './actor';
import { type Provider, SESSION_MS } from './constants';
import { mailConfirmation } from './mails';
import { isStillThePassword } from './new-password';
import { hashPassword, isHashOutdated, passwordProblem, verifyPassword } from './password';
import type { Authority } from './personal-tokens/model/scopes';
import { findByToken, isPersonalToken } from './personal-tokens/service';
import { toUserView } from './presenter';
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
  updatePasswordHash,
  type UserRow,
} from './repository';
import type { LoginInput, RegisterInput, TokenView, UserView } from './schema';
import { signAccessToken, verifyAccessToken } from './tokens';

/** Who is calling: the address for limits, the name of the browser for the list of sessions, the language for mails. */
export type Visitor = { address: string; userAgent: string; locale: Locale };

const TEN_MINUTES_MS = 10 * 60_000;
/** Wrong attempts on one account from everywhere: high enough that a stranger cannot easily keep its owner out. */
const ACCOUNT_FACTOR = 10;
const ADDRESS_FACTOR = 5;
/** How long the address of somebody who proved who they are is not kept out by what strangers try on their account. */
const KNOWN_ADDRESS_MS = 30 * 24 * 60 * 60_000;
/** How often 'last used' of a session is written. */
const TOUCH_EVERY_MS = 60_000;
const USER_AGENT_MAX = 400;

/** What makes an account unique: its e-mail without regard to case, width and spaces around it. */
export const emailKeyOf = (email: string) => email.trim().normalize('NFKC').toLowerCase();

/**
 * Makes an account and its creator, and promises the mail that confirms its e-mail (contract, section 3).
 * @throws {AppError} validation_failed for a weak password, email_taken, too_many_requests
 */
export async function register(input: RegisterInput, visitor: Visitor): Promise<UserView> {
  const problem = passwordProblem(input.password, input.email);
  if (problem) throw fieldError('password', problem);
  await countAttempt(`register:${visitor.address}`, {
    attempts: env().limits.registrationsPer10Min,
    windowMs: TEN_MINUTES_MS,
  });
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
    if (made)
      await mailConfirmation({ userId: made.id, email: made.email, locale: visitor.locale });
    return made;
  });
  if (!user) throw new AppError('email_taken');
  return toUserView(user);
}

/**
 * Checks e-mail and password; a wrong e-mail and a wrong password are the same to the caller, also in time.
 * @throws {AppError} wrong_credentials, too_many_requests
 */
export async function checkPassword(
  { email, password }: LoginInput,
  visitor: Visitor,
): Promise<UserRow> {
  const emailKey = emailKeyOf(email);
  const attempts = env().limits.loginsPer10Min;
  const isKnown = await isRemembered(knownAddressKey(visitor, emailKey));
  const limits = [
    { key: `login:${visitor.address}:${emailKey}`, attempts },
    { key: `login-address:${visitor.address}`, attempts: attempts * ADDRESS_FACTOR },
    // Whoever tries one account from many addresses, window after window, would keep its owner out for good.
    ...(isKnown ? [] : [{ key: `login-account:${emailKey}`, attempts: attempts * ACCOUNT_FACTOR }]),
  ];
  for (const { key, attempts: allowed } of limits)
    await countAttempt(key, { attempts: allowed, windowMs: TEN_MINUTES_MS });
  const user = await findUserByEmail(emailKey);
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    logger.warn('sign_in_refused', { address: visitor.address });
    throw new AppError('wrong_credentials');
  }
  for (const { key } of limits) await forgiveAttempt(key);
  await rememberAddress(visitor, emailKey);
  return user;
}

const knownAddressKey = ({ address }: Visitor, emailKey: string) =>
  `login:known:${address}:${emailKey}`;

/** Notes that the owner of this e-mail is at this address: strangers elsewhere cannot keep them out there (ASVS 6.1.1). */
export async function rememberAddress(visitor: Visitor, emailKey: string): Promise<void> {
  await remember(knownAddressKey(visitor, emailKey), KNOWN_ADDRESS_MS);
}

/**
 * Counts a sign-in of an address that names no account, within what the address has for passwords.
 * @returns what takes it back when it succeeded
 * @throws {AppError} too_many_requests
 */
export async function throttleAddress({ address }: Visitor): Promise<() => Promise<void>> {
  const key = `login-address:${address}`;
  await countAttempt(key, {
    attempts: env().limits.loginsPer10Min * ADDRESS_FACTOR,
    windowMs: TEN_MINUTES_MS,
  });
  return () => forgiveAttempt(key);
}

/**
 * Starts a session of 30 days for a browser or an API client; the caller has proved who they are.
 * @param provider who proved it, when it was not the password
 */
export async function startSession(
  userId: string,
  visitor: Visitor,
  provider?: Provider,
): Promise<string> {
  const session = await insertSession({
    userId,
    userAgent: visitor.userAgent.slice(0, USER_AGENT_MAX),
    expiresAt: new Date(Date.now() + SESSION_MS),
    provider: provider ?? null,
  });
  await updateLocale(userId, visitor.locale);
  logger.info('signed_in', {
    address: visitor.address,
    session: session.id,
    provider: provider ?? 'password',
  });
  return session.id;
}

/** Signs a browser in with e-mail and password. Throws what checkPassword throws. */
export async function signInWithPassword(
  input: LoginInput,
  visitor: Visitor,
): Promise<{ user: UserView; sessionId: string }> {
  const user = await checkPassword(input, visitor);
  const betterHash =
    user.passwordHash && isHashOutdated(user.passwordHash)
      ? await hashPassword(input.password)
      : undefined;
  const sessionId = await inTransaction(async () => {
    // Who changed or reset the password meanwhile ended all sessions: one by the old password must not begin after that.
    if (!(await isStillThePassword(user.id, user.passwordHash)))
      throw new AppError('wrong_credentials');
    if (betterHash) await updatePasswordHash(user.id, betterHash);
    return startSession(user.id, visitor);
  });
  return { user: toUserView(user), sessionId };
}

/** Whether creators may see name and e-mail with the visits of the person. */
export const wantsNamedVisits = (userId: string): Promise<boolean> => findNamedVisits(userId);

export type LiveSession = { actor: Actor; user: UserView };

/** The session with its person, or undefined when it was ended, has expired or never was. */
export async function findSession(sessionId: string): Promise<LiveSession | undefined> {
  const session = isUuid(sessionId) ? await findLiveSession(sessionId) : null;
  if (!session?.user.creator) return undefined;
  if (Date.now() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
    await touchSession(session.id, new Date(Date.now() + SESSION_MS));
  }
  return {
    actor: mintActor({
      userId: session.userId,
      creatorId: session.user.creator.id,
      sessionId: session.id,
    }),
    user: toUserView(session.user),
  };
}

/** Stores the language that somebody reads the interface in: the daily mail is written in it. */
export async function noteLocale(actor: Actor, locale: Locale): Promise<void> {
  await updateLocale(actor.userId, locale);
}

/** Who a bearer token stands for, with what it may do; undefined when it is no good, or its session has ended. */
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

/** A fresh access token for a living session: what a browser holds in memory. */
export function issueAccessToken(actor: Actor): Promise<TokenView> {
  return signAccessToken({ userId: actor.userId, sessionId: actor.sessionId });
}

/** Ends a session with its refresh and access tokens; ending an ended one changes nothing. */
export async function endSession(sessionId: string): Promise<void> {
  await endSessionRow(sessionId);
}

/**
 * Whom a script of the installation's administrator acts for: the creator of that e-mail, else the first one.
 * No call of the API comes here. @returns undefined when there is none
 */
export async function actorForScript(
  email?: string,
): Promise<{ actor: Actor; name: string } | undefined> {
  const user =
    email === undefined ? await findFirstUser() : await findUserByEmail(emailKeyOf(email));
  if (!user?.creator) return undefined;
  return {
    actor: mintActor({ userId: user.id, creatorId: user.creator.id, sessionId: '' }),
    name: user.creator.name,
  };
}

/**
 * Whom a job of the server goes on acting for after the call that began it, in which the creator was signed in.
 * No call of the API comes here.
 */
export function actorForJob(facts: { userId: string; creatorId: string }): Actor {
  return mintActor({ ...facts, sessionId: '' });
}

/** Whether the person has proved that the e-mail is theirs. */
export async function isEmailConfirmed(actor: Actor): Promise<boolean> {
  return Boolean((await findEmailConfirmation(actor.userId))?.emailConfirmedAt);
}
