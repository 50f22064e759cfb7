import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { ProjectStatus, ProjectType } from '../../constants';

/** Guides that would be listed if the operators had let one of their account through. */
export const WAITING = {
  status: ProjectStatus.Published,
  type: ProjectType.Public,
  isListed: false,
  removedAt: null,
} as const satisfies Prisma.ProjectWhereInput;

export const countWaiting = (): Promise<number> => db().project.count({ where: WAITING });

export function listWaiting(ownerId?: string) {
  return db().project.findMany({
    where: { ...WAITING, ...(ownerId ? { creator: { ownerId } } : {}) },
    orderBy: { id: 'asc' },
  });
}

/** Lists the guides of these accounts from now on. */
export async function writeAdmitted(ownerIds: readonly string[]): Promise<void> {
  await db().user.updateMany({
    where: { id: { in: [...ownerIds] }, admittedAt: null },
    data: { admittedAt: new Date() },
  });
}

/** Admits all accounts of which a guide was ever listed and was not taken down. */
export async function admitListed(): Promise<void> {
  await db().$executeRaw`
    UPDATE user_account SET admitted_at = now() WHERE admitted_at IS NULL AND id IN (
      SELECT owner_id FROM creator JOIN project ON project.creator_id = creator.id
      WHERE (is_listed OR listed_at IS NOT NULL) AND taken_down_at IS NULL)`;
}
