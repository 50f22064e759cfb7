import 'server-only';
import { db } from '@/server/db/client';
import { byIdentifier } from '../repository';

/** The one of these creators that owns a project, also one in the bin. */
export async function findOwnerAmong(
  creatorIds: readonly string[],
  id: string,
): Promise<string | undefined> {
  const where = byIdentifier(id);
  const project =
    where &&
    (await db().project.findFirst({
      where: { ...where, creatorId: { in: [...creatorIds] } },
      select: { creatorId: true },
    }));
  return project?.creatorId;
}
