import 'server-only';
import { db } from '@/server/db/client';
import type { Locale } from '@/shared/interface/languages';

export const withCreator = { creator: { include: { avatar: true, cover: true } } } as const;

/** An account with its creator by its e-mail in lower case. */
export function findUserByEmail(emailKey: string) {
  return db().user.findUnique({ where: { emailKey }, include: withCreator });
}

export function findUserById(userId: string) {
  return db().user.findUnique({ where: { id: userId }, include: withCreator });
}

/**
 * Locks the account of an e-mail in lower case until the transaction ends.
 * @returns its id
 */
export async function lockUserByEmail(emailKey: string): Promise<string | undefined> {
  const [row] = await db().$queryRaw<
    { id: string }[]
  >`SELECT id FROM user_account WHERE email_key = ${emailKey} FOR UPDATE`;
  return row?.id;
}

/**
 * Locks the account linked to a provider's id, and then the link, against deletion until the
 * transaction ends.
 * @returns its id
 */
export async function lockLinkedUser(
  provider: string,
  subject: string,
): Promise<string | undefined> {
  const [row] = await db().$queryRaw<{ id: string }[]>`
    SELECT u.id FROM linked_provider l JOIN user_account u ON u.id = l.user_id
    WHERE l.provider = ${provider} AND l.subject = ${subject} FOR KEY SHARE OF u, l`;
  return row?.id;
}

/** @returns false when that person is already linked, also by a concurrent sign-in */
export async function insertLinkedProvider(link: {
  userId: string;
  provider: string;
  subject: string;
  isEmailVouched: boolean;
}): Promise<boolean> {
  const { count } = await db().linkedProvider.createMany({ data: [link], skipDuplicates: true });
  return count === 1;
}

/** The oldest account. */
export function findFirstUser() {
  return db().user.findFirst({
    where: { creator: { isNot: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: withCreator,
  });
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

/**
 * Creates an account with its creator; null when the e-mail is taken, also by a concurrent
 * registration.
 */
export async function insertUser(account: {
  name: string;
  email: string;
  emailKey: string;
  passwordHash: string | null;
  emailConfirmedAt?: Date | null;
  creatorUid: string;
  locale?: Locale;
}) {
  const { creatorUid, ...user } = account;
  // Skips duplicates instead of catching the error, which would abort the transaction.
  const { count } = await db().user.createMany({ data: [user], skipDuplicates: true });
  if (count === 0) return null;
  return db().user.update({
    where: { emailKey: user.emailKey },
    data: {
      creator: {
        create: {
          uid: creatorUid,
          name: user.name,
          owner: { connect: { emailKey: user.emailKey } },
        },
      },
    },
    include: withCreator,
  });
}

/**
 * Locks the account until the transaction ends.
 * @returns the hash of its password, null without one, undefined when the account is gone
 */
export async function lockPasswordHash(userId: string): Promise<string | null | undefined> {
  const [user] = await db().$queryRaw<{ passwordHash: string | null }[]>`
    SELECT password_hash AS "passwordHash" FROM user_account WHERE id = ${userId}::uuid FOR UPDATE`;
  return user?.passwordHash;
}

export function updatePasswordHash(userId: string, passwordHash: string) {
  return db().user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
}

/** Stores the language of the interface; writes nothing when it is unchanged. */
export async function updateLocale(userId: string, locale: Locale): Promise<void> {
  await db()
    .$executeRaw`UPDATE user_account SET locale = ${locale} WHERE id = ${userId}::uuid AND locale <> ${locale}`;
}

/**
 * Sets the daily mail of an account that may be gone; a mail that is already due may still be sent.
 */
export async function updateDailyMail(userId: string, dailyMail: boolean): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data: { dailyMail } });
}

export async function updateOperatorMail(userId: string, operatorMail: boolean): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data: { operatorMail } });
}

/** Reports whether creators may see the name with this person's visits. */
export async function findNamedVisits(userId: string): Promise<boolean> {
  return (
    (await db().user.findUnique({ where: { id: userId }, select: { namedVisits: true } }))
      ?.namedVisits === true
  );
}

export function insertSession(session: {
  userId: string;
  userAgent: string;
  expiresAt: Date;
  provider?: string | null;
  provedAt: Date | null;
  isWaiting?: boolean;
}) {
  return db().session.create({ data: session, select: { id: true } });
}

/** A session that answers: it has not ended, and waits for no second factor. */
export function findLiveSession(sessionId: string) {
  return db().session.findFirst({
    where: { id: sessionId, ...live() },
    include: { user: { include: withCreator } },
  });
}

/** Notes that the owner of a session has entered the password again. */
export async function updateProof(sessionId: string, provedAt: Date): Promise<void> {
  await db().session.updateMany({ where: { id: sessionId, endedAt: null }, data: { provedAt } });
}

export function touchSession(sessionId: string, expiresAt: Date) {
  return db().session.updateMany({
    where: { id: sessionId, endedAt: null },
    data: { lastUsedAt: new Date(), expiresAt },
  });
}

export function endSession(sessionId: string) {
  return db().session.updateMany({
    where: { id: sessionId, endedAt: null },
    data: { endedAt: new Date() },
  });
}

/** Ends every session of an account, or all but this one. */
export function endSessionsOf(userId: string, exceptSessionId?: string) {
  return db().session.updateMany({
    where: {
      userId,
      endedAt: null,
      ...(exceptSessionId === undefined ? {} : { id: { not: exceptSessionId } }),
    },
    data: { endedAt: new Date() },
  });
}

/**
 * Ends all sessions and invalidates all password links.
 * @returns how many sessions
 */
export async function endAllSessions(): Promise<number> {
  const now = new Date();
  await db().mailToken.updateMany({
    where: { purpose: 'reset_password', spentAt: null },
    data: { spentAt: now },
  });
  return (
    await db().session.updateMany({
      where: { endedAt: null, expiresAt: { gt: now } },
      data: { endedAt: now },
    })
  ).count;
}

const live = () => ({ isWaiting: false, endedAt: null, expiresAt: { gt: new Date() } });

/** The live sessions of an account, most recently used first, and their number. */
export async function listLiveSessions(userId: string, limit: number) {
  const where = { userId, ...live() };
  const rows = await db().session.findMany({
    where,
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
  return { rows, total: rows.length < limit ? rows.length : await db().session.count({ where }) };
}

/**
 * Ends a live session of this account.
 * @returns whether it existed
 */
export async function endOwnSession(userId: string, id: string): Promise<boolean> {
  const { count } = await db().session.updateMany({
    where: { id, userId, endedAt: null, expiresAt: { gt: new Date() } },
    data: { endedAt: new Date() },
  });
  return count === 1;
}

export function insertRefreshToken(token: {
  sessionId: string;
  tokenHash: string;
  expiresAt: Date;
}) {
  return db().refreshToken.create({ data: token, select: { id: true } });
}

/** Spends a refresh token; of concurrent callers exactly one gets true. */
export async function spendRefreshToken(tokenHash: string): Promise<boolean> {
  const { count } = await db().refreshToken.updateMany({
    where: { tokenHash, spentAt: null, expiresAt: { gt: new Date() } },
    data: { spentAt: new Date() },
  });
  return count === 1;
}

/** A refresh token with the current one of its session and the one spent last. */
export function findRefreshToken(tokenHash: string) {
  return db().refreshToken.findUnique({
    where: { tokenHash },
    include: {
      session: {
        include: {
          refreshTokens: { orderBy: { spentAt: { sort: 'desc', nulls: 'first' } }, take: 2 },
        },
      },
    },
  });
}

/** An account with an unconfirmed e-mail. */
export function findUnconfirmed(userId: string) {
  return db().user.findFirst({
    where: { id: userId, emailConfirmedAt: null },
    select: { id: true, email: true, name: true },
  });
}

export function findEmailConfirmation(userId: string) {
  return db().user.findUnique({ where: { id: userId }, select: { emailConfirmedAt: true } });
}

/**
 * Deletes a bounded number of sessions that ended before then, with their tokens, and of tokens
 * that expired before then.
 * @returns how many
 */
export async function deleteOldSessions(before: Date, limit: number): Promise<number> {
  const ended = await db()
    .$executeRaw`DELETE FROM session WHERE id IN (SELECT id FROM session WHERE ended_at < ${before} LIMIT ${limit})`;
  const expired = await db()
    .$executeRaw`DELETE FROM session WHERE id IN (SELECT id FROM session WHERE expires_at < ${before} LIMIT ${limit})`;
  const refresh = await db()
    .$executeRaw`DELETE FROM refresh_token WHERE id IN (SELECT id FROM refresh_token WHERE expires_at < ${before} LIMIT ${limit})`;
  const mail = await db()
    .$executeRaw`DELETE FROM mail_token WHERE id IN (SELECT id FROM mail_token WHERE expires_at < ${before} LIMIT ${limit})`;
  return ended + expired + refresh + mail;
}
