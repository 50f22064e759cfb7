import 'server-only';
import { db } from '@/server/db/client';

const shown = { id: true, provider: true, createdAt: true, isEmailVouched: true } as const;

/** The linked providers of an account, the oldest first. */
export function listLinks(userId: string) {
  return db().linkedProvider.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: shown,
  });
}

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

export async function deleteLink(id: string): Promise<void> {
  await db().linkedProvider.delete({ where: { id } });
}

/** Ends the sessions of an account that began with a provider, except this one. */
export async function endSessionsFrom(
  { userId, sessionId }: { userId: string; sessionId: string },
  provider: string,
): Promise<void> {
  await db().session.updateMany({
    where: { userId, provider, endedAt: null, id: { not: sessionId } },
    data: { endedAt: new Date() },
  });
}
