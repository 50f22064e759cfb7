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

/** The steps that are not among these, the last one first. */
export function listOtherSteps(projectId: string, ids: string[]) {
  return db().step.findMany({
    where: { projectId, id: { notIn: ids } },
    include: { file: true },
    orderBy: { position: 'desc' },
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

export function deleteStep(id: string) {
  return db().step.delete({ where: { id }, select: { id: true } });
}
