import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import type { GuideState, ImportState } from '../constants';
import { OPEN_STATES, REFUSALS_LISTED_MAX } from '../constants';
import type { Refusal } from '../model/reader';

export type JobRow = Prisma.ImportJobGetPayload<object>;
export type GuideRow = Prisma.ImportGuideGetPayload<object>;
type NewGuide = Prisma.ImportGuideCreateManyInput;

export function insertJob(data: Prisma.ImportJobUncheckedCreateInput) {
  return db().importJob.create({ data });
}

/** Locks the creator and counts their imports that are not done, so that two at once cannot pass the bound together. */
export async function countOpenLocked(creatorId: string): Promise<number> {
  await db().$queryRaw`SELECT id FROM creator WHERE id = ${creatorId}::uuid FOR NO KEY UPDATE`;
  return db().importJob.count({ where: { creatorId, state: { in: [...OPEN_STATES] } } });
}

export function findJob(creatorId: string, id: string) {
  return db().importJob.findFirst({ where: { id, creatorId } });
}

/** The creator's import, locked until the transaction ends. */
export async function lockJob(creatorId: string, id: string) {
  await db()
    .$queryRaw`SELECT id FROM import_job WHERE id = ${id}::uuid AND creator_id = ${creatorId}::uuid FOR UPDATE`;
  return findJob(creatorId, id);
}

export function listJobs(creatorId: string, limit: number) {
  return db().importJob.findMany({
    where: { creatorId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

export function listGuides(jobId: string) {
  return db().importGuide.findMany({ where: { jobId }, orderBy: { position: 'asc' } });
}

/** Which of the guides with these uids are still there, or can be brought back; the old states of replaced ones. */
export function listPrevious(creatorId: string, projectUids: string[], removedAfter: Date) {
  return db().project.findMany({
    where: {
      projectUid: { in: projectUids },
      creatorId,
      OR: [{ removedAt: null }, { removedAt: { gt: removedAfter } }],
    },
    select: { projectUid: true, removedAt: true },
  });
}

/** How many guides each import has, by their state. */
export function countGuides(jobIds: string[]) {
  return db().importGuide.groupBy({
    by: ['jobId', 'state'],
    where: { jobId: { in: jobIds } },
    _count: { _all: true },
  });
}

/** An import that is to be worked on. */
export function findUnderWay(id: string) {
  return db().importJob.findFirst({
    where: { id, state: { in: ['waiting', 'checking', 'importing'] satisfies ImportState[] } },
  });
}

/** Whether it is to go on: not when it was cancelled or is gone. */
export async function isWanted(id: string): Promise<boolean> {
  return (await db().importJob.count({ where: { id, isCancelled: false } })) === 1;
}

export function updateJob(id: string, data: Prisma.ImportJobUncheckedUpdateInput) {
  return db().importJob.updateMany({ where: { id }, data });
}

/** Moves an import on, unless it was cancelled meanwhile or is gone. @returns whether it moved */
export async function moveJob(
  id: string,
  state: ImportState,
  data: Prisma.ImportJobUncheckedUpdateInput = {},
): Promise<boolean> {
  const { count } = await db().importJob.updateMany({
    where: { id, isCancelled: false, state: { in: [...OPEN_STATES] } },
    data: { ...data, state },
  });
  return count === 1;
}

/** Begins the list of guides and refusals anew, as the first look at a file does. */
export async function clearFindings(jobId: string): Promise<void> {
  await db().importGuide.deleteMany({ where: { jobId } });
  await db().importJob.updateMany({
    where: { id: jobId },
    data: { refusals: [], refusalCount: 0, filesChecked: 0 },
  });
}

export function insertGuides(guides: NewGuide[]) {
  return db().importGuide.createMany({ data: guides });
}

/** Adds refusals to those there are; of many, the first ones are kept and all are counted. */
export async function addRefusals(jobId: string, refusals: Refusal[]): Promise<void> {
  if (refusals.length === 0) return;
  await db().$executeRaw`
    UPDATE import_job SET refusal_count = refusal_count + ${refusals.length},
      refusals = CASE WHEN jsonb_array_length(refusals) >= ${REFUSALS_LISTED_MAX} THEN refusals ELSE refusals || ${JSON.stringify(refusals.slice(0, REFUSALS_LISTED_MAX))}::jsonb END
    WHERE id = ${jobId}::uuid`;
}

export function findNextPending(jobId: string) {
  return db().importGuide.findFirst({
    where: { jobId, state: 'pending' satisfies GuideState },
    orderBy: { position: 'asc' },
  });
}

/** Ends a guide that is still to be imported; of several at once exactly one does. @returns whether it was this one */
export async function endGuide(
  id: string,
  data: Prisma.ImportGuideUncheckedUpdateManyInput & { state: GuideState },
): Promise<boolean> {
  const { count } = await db().importGuide.updateMany({
    where: { id, state: 'pending' satisfies GuideState },
    data,
  });
  return count === 1;
}

/** Answers what was asked about guides: all of them, or those at these positions. @returns how many */
export async function chooseFor(
  jobId: string,
  positions: number[] | undefined,
  data: { state: GuideState; choice: string },
): Promise<number> {
  const { count } = await db().importGuide.updateMany({
    where: {
      jobId,
      state: 'asking' satisfies GuideState,
      ...(positions ? { position: { in: positions } } : {}),
    },
    data,
  });
  return count;
}

export function countInState(jobId: string, state: GuideState) {
  return db().importGuide.count({ where: { jobId, state } });
}

/** Whom an import belongs to. */
export async function findOwner(creatorId: string): Promise<{ userId: string } | null> {
  return db().creator.findUnique({ where: { id: creatorId }, select: { userId: true } });
}

/** Where the files of a creator's imports lie. */
export function listPlaces(creatorId: string): Promise<{ id: string; folder: string }[]> {
  return db().importJob.findMany({ where: { creatorId }, select: { id: true, folder: true } });
}

/** Forgets imports whose time is over. @returns where their files lie */
export function deleteExpired(limit: number): Promise<{ id: string; folder: string }[]> {
  return db().$queryRaw`
    DELETE FROM import_job WHERE id IN (SELECT id FROM import_job WHERE expires_at < now() ORDER BY expires_at LIMIT ${limit}) RETURNING id, folder`;
}

/** Those of the ids whose imports still need their file. */
export async function listNeeded(ids: string[]): Promise<Set<string>> {
  const rows = await db().importJob.findMany({
    where: { id: { in: ids }, state: { in: [...OPEN_STATES] } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
