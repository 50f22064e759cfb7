import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { Role } from '@/features/auth/workshops/roles';

const open = () => ({ expiresAt: { gt: new Date() } });

export function insertInvitation(data: {
  creatorId: string;
  tokenHash: string;
  role: Role;
  languages: readonly ProjectLanguage[];
  email: string | null;
  usesMax: number;
  expiresAt: Date;
}) {
  return db().workshopInvitation.create({ data: { ...data, languages: [...data.languages] } });
}

export type InvitationRow = Awaited<ReturnType<typeof insertInvitation>>;

/** The open invitations to a workshop, the newest first. */
export function listOpen(creatorId: string): Promise<InvitationRow[]> {
  return db().workshopInvitation.findMany({
    where: { creatorId, ...open() },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** An open invitation, with the workshop as far as its page shows it. */
export function findOpen(by: Prisma.WorkshopInvitationWhereInput) {
  return db().workshopInvitation.findFirst({
    where: { ...by, ...open(), creator: { owner: { suspendedAt: null } } },
    include: {
      creator: {
        select: {
          id: true,
          uid: true,
          name: true,
          ownerId: true,
          avatar: true,
          owner: { select: { name: true } },
          _count: { select: { projects: { where: { removedAt: null } } } },
        },
      },
    },
  });
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

/** Gives an invitation another link: the earlier one ends. */
export async function updateTokenHash(id: string, tokenHash: string): Promise<void> {
  await db().workshopInvitation.updateMany({ where: { id }, data: { tokenHash } });
}

/** Counts a use, and deletes the invitation with the last one. Call this with its workshop locked. */
export async function useUp({ id, uses, usesMax }: InvitationRow): Promise<void> {
  if (uses + 1 >= usesMax) await db().workshopInvitation.deleteMany({ where: { id } });
  else await db().workshopInvitation.updateMany({ where: { id }, data: { uses: uses + 1 } });
}

/** @returns whether it was an open one of this workshop */
export async function deleteInvitation(creatorId: string, id: string): Promise<boolean> {
  const where = { id, creatorId, ...open() };
  return (await db().workshopInvitation.deleteMany({ where })).count === 1;
}

export async function deleteInvitations(ids: readonly string[]): Promise<void> {
  await db().workshopInvitation.deleteMany({ where: { id: { in: [...ids] } } });
}

/** @returns how many were deleted */
export function deleteExpired(limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM workshop_invitation WHERE id IN (
      SELECT id FROM workshop_invitation WHERE expires_at <= now() ORDER BY expires_at LIMIT ${limit})`;
}
