import 'server-only';
import { db } from '@/server/db/client';
import { switchOffWithAccess } from '@/server/webhooks/outcome';

/**
 * Revokes a personal token of an account, or all, and switches off the webhooks that they set up.
 * Call this in a transaction.
 * @returns whether there was any
 */
export async function deletePersonalTokensOf(userId: string, id?: string): Promise<boolean> {
  const where = { userId, ...(id === undefined ? {} : { id }) };
  // Locked, so that they set up no other webhook meanwhile.
  await db()
    .$queryRaw`SELECT id FROM personal_token WHERE user_id = ${userId}::uuid AND id = coalesce(${id ?? null}::uuid, id) ORDER BY id FOR UPDATE`;
  await switchOffWithAccess({ token: where });
  return (await db().personalToken.deleteMany({ where })).count > 0;
}
