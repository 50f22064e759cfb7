import 'server-only';
import { db } from '@/server/db/client';
import { deleteFactors, markFactors } from '../second-factor/repository';

/**
 * Locks an account whose e-mail was never proved until the transaction ends.
 * @returns whether it is one
 */
export async function lockUnproved(userId: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM user_account WHERE id = ${userId}::uuid AND email_confirmed_at IS NULL FOR UPDATE`;
  return rows.length > 0;
}

/** The sign-in that proves the e-mail, and therefore stays. */
export type Proving = {
  /** The session that proves it, and the provider with which it began. */
  session?: { id: string; provider: string | null };
  keepsPassword: boolean;
};

/** The access that a first proof removed; empty where there was none. */
export type Removed = {
  password: boolean;
  sessions: number;
  providers: string[];
  tokens: number;
  /** The hosts: the rest of an address may hold secrets. */
  webhooks: string[];
  previewLinks: number;
  /** Passkeys and apps for codes. */
  factors: number;
  /** Roles in workshops of others, those of others in its own, and open invitations to these. */
  people: number;
};

/** Personal tokens of an account that have not expired, and its webhooks that are on. */
export async function findTokensAndWebhooks(
  userId: string,
): Promise<Pick<Removed, 'tokens' | 'webhooks'>> {
  const webhooks = await db().webhookEndpoint.findMany({
    where: { creator: { ownerId: userId }, isOn: true },
    select: { url: true },
    orderBy: { id: 'asc' },
  });
  return {
    tokens: await db().personalToken.count({ where: { userId, expiresAt: { gt: new Date() } } }),
    webhooks: webhooks.map(({ url }) => new URL(url).host),
  };
}

/**
 * Removes every other way into and out of an account, except what proves its e-mail, and confirms
 * it. Call this with the account locked.
 */
export async function removeUnproved(
  userId: string,
  { session, keepsPassword }: Proving,
): Promise<Omit<Removed, 'tokens' | 'webhooks' | 'people'>> {
  const now = new Date();
  const live = { userId, endedAt: null, ...(session ? { id: { not: session.id } } : {}) };
  const sessions = await db().session.count({ where: { ...live, expiresAt: { gt: now } } });
  await db().session.updateMany({ where: live, data: { endedAt: now } });
  await db().mailToken.updateMany({ where: { userId, spentAt: null }, data: { spentAt: now } });
  const links = {
    userId,
    OR: [{ isEmailVouched: false }, { isEmailVouched: null }],
    ...(session?.provider ? { provider: { not: session.provider } } : {}),
  };
  const providers = await db().linkedProvider.findMany({
    where: links,
    select: { provider: true },
    distinct: ['provider'],
  });
  await db().linkedProvider.deleteMany({ where: links });
  const previews = await db().previewLink.deleteMany({
    where: { project: { creator: { ownerId: userId } } },
  });
  const factors = await deleteFactors(userId);
  await markFactors(userId);
  const { passwordHash } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  await db().user.update({
    where: { id: userId },
    data: {
      emailConfirmedAt: now,
      ...(keepsPassword ? {} : { passwordHash: null, namedVisits: null }),
    },
    select: { id: true },
  });
  return {
    password: !keepsPassword && passwordHash !== null,
    sessions,
    providers: providers.map(({ provider }) => provider),
    previewLinks: previews.count,
    factors,
  };
}

/**
 * Holds the session or token of a call until the transaction ends, so that it cannot end meanwhile.
 * @returns false when it has ended
 */
export async function lockAccess(access: {
  sessionId: string;
  tokenId?: string | undefined;
}): Promise<boolean> {
  const rows = access.tokenId
    ? await db().$queryRaw<unknown[]>`
        SELECT 1 FROM personal_token WHERE id = ${access.tokenId}::uuid FOR KEY SHARE`
    : await db().$queryRaw<unknown[]>`
        SELECT 1 FROM session WHERE id = ${access.sessionId}::uuid AND ended_at IS NULL FOR SHARE`;
  return rows.length > 0;
}
