import 'server-only';
import { db } from '@/server/db/client';
import { isUid, isUuid } from '@/shared/ids/uid';
import type { STATEMENT_KINDS } from '../../statement/constants';

export type StatementKind = (typeof STATEMENT_KINDS)[number];

const byAddress = (id: string) =>
  isUid(id) ? { projectUid: id } : isUuid(id) ? { id } : undefined;

/** True if the operators took down the project with this address; a deleted one does not count. */
export async function isTakenDown(id: string): Promise<boolean> {
  const where = byAddress(id);
  const takenDown = where
    ? await db().project.findFirst({
        where: { ...where, takenDownAt: { not: null }, removedAt: null },
        select: { id: true },
      })
    : null;
  return takenDown !== null;
}

/** A project of any owner, locked until the transaction ends. */
export async function lockAny(id: string) {
  const where = byAddress(id);
  const project = where && (await db().project.findFirst({ where, select: { id: true } }));
  if (!project) return null;
  await db().$queryRaw`SELECT id FROM project WHERE id = ${project.id}::uuid FOR NO KEY UPDATE`;
  return db().project.findFirst({
    where: { id: project.id, removedAt: null },
    include: { creator: { select: { owner: { select: { suspendedAt: true } } } } },
  });
}

export async function writeStatement(
  projectId: string,
  kind: StatementKind,
  reason: string,
): Promise<void> {
  const statement = { kind, reason, createdAt: new Date(), answer: null, answeredAt: null };
  await db().guideStatement.upsert({
    where: { projectId },
    create: { projectId, ...statement },
    update: statement,
  });
}

export async function deleteStatement(projectId: string): Promise<void> {
  await db().guideStatement.deleteMany({ where: { projectId } });
}

/** @returns whether there was something without an answer */
export async function writeAnswer(projectId: string, answer: string): Promise<boolean> {
  const { count } = await db().guideStatement.updateMany({
    where: { projectId, answeredAt: null },
    data: { answer, answeredAt: new Date() },
  });
  return count === 1;
}

export const findStatement = (projectId: string) =>
  db().guideStatement.findUnique({ where: { projectId } });
