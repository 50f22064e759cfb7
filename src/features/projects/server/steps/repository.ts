import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import type { StepType } from '../../constants';

export function findStep(projectId: string, stepId: string) {
  return db().step.findFirst({ where: { id: stepId, projectId }, include: { file: true } });
}

export type StepRow = NonNullable<Awaited<ReturnType<typeof findStep>>>;

export function listStepIds(projectId: string) {
  return db().step.findMany({
    where: { projectId },
    select: { id: true },
    orderBy: { position: 'asc' },
  });
}

export function countSteps(projectId: string, type?: StepType) {
  return db().step.count({ where: { projectId, ...(type ? { type } : {}) } });
}

export function insertStep(data: Prisma.StepUncheckedCreateInput) {
  return db().step.create({ data, include: { file: true } });
}

export function insertSteps(data: Prisma.StepCreateManyInput[]) {
  return db().step.createMany({ data });
}

export function updateStep(id: string, data: Prisma.StepUncheckedUpdateInput) {
  return db().step.update({ where: { id }, data, include: { file: true } });
}

export async function deleteStep(
  projectId: string,
  step: { id: string; position: number },
): Promise<void> {
  await db().step.delete({ where: { id: step.id } });
  await db().step.updateMany({
    where: { projectId, position: { gt: step.position } },
    data: { position: { decrement: 1 } },
  });
}

/** Makes space for one step after a position. */
export function shiftSteps(projectId: string, after: number) {
  return db().step.updateMany({
    where: { projectId, position: { gt: after } },
    data: { position: { increment: 1 } },
  });
}

/** Sets the positions of all steps in one statement. */
export async function writeStepOrder(projectId: string, ids: string[]): Promise<void> {
  await db().$executeRaw`
    UPDATE step SET position = places.place - 1, updated_at = now()
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS places (id, place)
    WHERE step.id = places.id AND step.project_id = ${projectId}::uuid AND step.position <> places.place - 1`;
}
