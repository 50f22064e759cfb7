import 'server-only';
import { db } from '@/server/db/client';

/** Reports whether an invitation can be used now. */
export async function isOpenInvitation(tokenHash: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM invitation WHERE token_hash = ${tokenHash} AND uses < uses_max AND ended_at IS NULL AND expires_at > now()`;
  return rows.length > 0;
}

/**
 * Counts a use of an invitation for a new account; of concurrent ones as many succeed as uses are
 * left.
 * @returns whether it could be used
 */
export async function insertInvitationUse(tokenHash: string, userId: string): Promise<boolean> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    UPDATE invitation SET uses = uses + 1
    WHERE token_hash = ${tokenHash} AND uses < uses_max AND ended_at IS NULL AND expires_at > now() RETURNING id`;
  const [invitation] = rows;
  if (!invitation) return false;
  await db().invitationUse.create({ data: { userId, invitationId: invitation.id } });
  return true;
}
