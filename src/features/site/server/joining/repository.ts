import 'server-only';
import { db } from '@/server/db/client';
import { offsetOf } from '@/shared/http/pagination';
import type { InvitationsQuery } from '../../joining/schema';

const withMaker = { createdBy: { select: { name: true } } } as const;

export function insertInvitation(data: {
  tokenHash: string;
  label: string;
  usesMax: number;
  expiresAt: Date;
  createdById: string | null;
}) {
  return db().invitation.create({ data, include: withMaker });
}

export type InvitationRow = Awaited<ReturnType<typeof insertInvitation>>;

export async function countOpenInvitations(): Promise<number> {
  return db().invitation.count({
    where: {
      endedAt: null,
      expiresAt: { gt: new Date() },
      uses: { lt: db().invitation.fields.usesMax },
    },
  });
}

export async function listInvitations(page: InvitationsQuery) {
  const rows = await db().invitation.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: offsetOf(page),
    take: page.limit,
    include: withMaker,
  });
  return { rows, total: await db().invitation.count() };
}

/** An invitation with the creators who joined with it. */
export function findInvitation(id: string) {
  return db().invitation.findUnique({
    where: { id },
    include: {
      ...withMaker,
      joined: {
        orderBy: { createdAt: 'asc' },
        select: {
          createdAt: true,
          user: { select: { creator: { select: { uid: true, name: true } } } },
        },
      },
    },
  });
}

/** @returns whether that changed anything */
export async function endInvitationRow(id: string): Promise<boolean> {
  const { count } = await db().invitation.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: new Date() },
  });
  return count === 1;
}
