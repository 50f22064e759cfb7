import 'server-only';
import { db } from '@/server/db/client';

/** The account with its creator, the providers linked to it, and how the session that asks began; null when it is gone. */
export function findAccount(userId: string, sessionId: string) {
  return db().user.findUnique({
    where: { id: userId },
    include: {
      creator: { include: { avatar: true, cover: true } },
      linkedProviders: { select: { provider: true }, orderBy: { createdAt: 'asc' } },
      sessions: { where: { id: sessionId }, select: { provider: true, createdAt: true } },
    },
  });
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function renameUser(userId: string, name: string): Promise<void> {
  await db().user.updateMany({ where: { id: userId }, data: { name } });
}

/** Locks the account until the transaction ends. @returns its password's hash, null when it has none, undefined when it is gone */
export async function lockPasswordHash(userId: string): Promise<string | null | undefined> {
  const [user] = await db().$queryRaw<{ passwordHash: string | null }[]>`
    SELECT password_hash AS "passwordHash" FROM user_account WHERE id = ${userId}::uuid FOR UPDATE`;
  return user?.passwordHash;
}
