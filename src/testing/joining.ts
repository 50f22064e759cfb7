import { hashOpaqueToken, makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { db } from '@/server/db/client';
import { changeSite } from '@/server/site/settings';
import type { JoiningMode } from '@/shared/site/settings';

/** Sets who may join. */
export async function setJoining(mode: JoiningMode, domains: string[] = []): Promise<void> {
  await changeSite({ joining: { mode, domains } });
}

/**
 * An invitation as an operator would make it.
 * @returns the last part of its link
 */
export async function buildInvitation(
  data: { usesMax?: number; uses?: number; expiresAt?: Date; endedAt?: Date; label?: string } = {},
): Promise<string> {
  const { token } = makeOpaqueToken();
  await db().invitation.create({
    data: {
      tokenHash: hashOpaqueToken(token),
      label: 'Workshop',
      usesMax: 1,
      expiresAt: new Date(Date.now() + 60_000),
      ...data,
    },
  });
  return token;
}
