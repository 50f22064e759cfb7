import 'server-only';
import { db } from '@/server/db/client';

/** Locks a personal token of an account, or all, so that they set up no webhook meanwhile. */
export async function lockPersonalTokensOf(userId: string, id?: string): Promise<void> {
  await db()
    .$queryRaw`SELECT id FROM personal_token WHERE user_id = ${userId}::uuid AND id = coalesce(${id ?? null}::uuid, id) ORDER BY id FOR UPDATE`;
}

/** @returns how many there were */
export async function deletePersonalTokensOf(userId: string, id?: string): Promise<number> {
  const where = { userId, ...(id === undefined ? {} : { id }) };
  return (await db().personalToken.deleteMany({ where })).count;
}
