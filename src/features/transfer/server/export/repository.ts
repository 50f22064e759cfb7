import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { isUid, isUuid } from '@/shared/ids/uid';

const wholeParts = {
  file: true,
  steps: { include: { file: true }, orderBy: { position: 'asc' } },
  questions: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.ProjectInclude;

export type GuideRow = Prisma.ProjectGetPayload<{ include: typeof wholeParts }>;

/** The guides for the list of a creator's archive, in order of creation. */
export function listGuides(creatorId: string) {
  return db().project.findMany({
    where: { creatorId, removedAt: null },
    select: { id: true, projectUid: true, name: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

/** The creator's own guide, complete. */
export async function findGuide(creatorId: string, id: string): Promise<GuideRow | null> {
  if (!isUid(id) && !isUuid(id)) return null;
  return db().project.findFirst({
    where: { ...(isUid(id) ? { projectUid: id } : { id }), creatorId, removedAt: null },
    include: wholeParts,
  });
}
