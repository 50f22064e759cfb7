import 'server-only';
import { db } from '@/server/db/client';
import { withCreator } from '../repository';
import type { TokenScope } from '../../personal-tokens/constants';

/** Its workshop, and the webhooks that end with it. */
const withParts = {
  creator: { select: { uid: true, name: true } },
  webhooks: { where: { isOn: true }, select: { url: true } },
} as const;

export function insertToken(token: {
  userId: string;
  creatorId: string;
  name: string;
  tokenHash: string;
  scopes: TokenScope[];
  expiresAt: Date;
}) {
  return db().personalToken.create({ data: token, include: withParts });
}

export type PersonalTokenRow = Awaited<ReturnType<typeof insertToken>>;

/** The tokens of an account, newest first; there are few. */
export function listTokens(userId: string): Promise<PersonalTokenRow[]> {
  return db().personalToken.findMany({
    where: { userId },
    include: withParts,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

export function countTokens(userId: string): Promise<number> {
  return db().personalToken.count({ where: { userId } });
}

/** An unexpired token, with its account. */
export function findLiveToken(tokenHash: string) {
  return db().personalToken.findFirst({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    select: {
      id: true,
      name: true,
      userId: true,
      creatorId: true,
      scopes: true,
      lastUsedAt: true,
      user: { include: withCreator },
    },
  });
}

/** Records the last use of a token; of concurrent calls the first one writes. */
export async function touchToken(id: string, notSince: Date): Promise<void> {
  await db().personalToken.updateMany({
    where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: notSince } }] },
    data: { lastUsedAt: new Date() },
  });
}

/**
 * Deletes a bounded number of tokens that expired before then.
 * @returns how many
 */
export function deleteOldTokens(before: Date, limit: number): Promise<number> {
  return db()
    .$executeRaw`DELETE FROM personal_token WHERE id IN (SELECT id FROM personal_token WHERE expires_at < ${before} LIMIT ${limit})`;
}
