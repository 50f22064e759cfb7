import 'server-only';
import { db } from '@/server/db/client';

/** One personal token of an account, those for one workshop, or all. */
export type OwnTokens = { userId: string; id?: string; creatorId?: string };

/** Locks personal tokens, so that they set up no webhook meanwhile. */
export async function lockPersonalTokens({ userId, id, creatorId }: OwnTokens): Promise<void> {
  await db().$queryRaw`
    SELECT id FROM personal_token WHERE user_id = ${userId}::uuid AND id = coalesce(${id ?? null}::uuid, id)
      AND creator_id = coalesce(${creatorId ?? null}::uuid, creator_id) ORDER BY id FOR UPDATE`;
}

/** @returns how many there were */
export async function deletePersonalTokens(where: OwnTokens): Promise<number> {
  return (await db().personalToken.deleteMany({ where })).count;
}
