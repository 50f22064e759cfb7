import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import type { GuideState, ImportState } from '../../constants';
import { OPEN_STATES, REFUSALS_LISTED_MAX, WORKING_STATES } from '../../constants';
import type { Refusal } from '../../model/reader';

export type JobRow = Prisma.ImportJobGetPayload<object>;
export type GuideRow = Prisma.ImportGuideGetPayload<object>;
type NewGuide = Prisma.ImportGuideCreateManyInput;

export function insertJob(data: Prisma.ImportJobUncheckedCreateInput) {
  return db().importJob.create({ data });
}

/**
 * Locks the creator and counts their unfinished imports, so that concurrent ones cannot exceed the
 * limit.
 */
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

/** The previous versions among these uids that still exist or can be restored. */
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

/** The number of guides per import and state. */
export function countGuides(jobIds: string[]) {
  return db().importGuide.groupBy({
    by: ['jobId', 'state'],
    where: { jobId: { in: jobIds } },
    _count: { _all: true },
  });
}

/** An import with work left, or one that is being undone. */
export function findUnderWay(id: string) {
  return db().importJob.findFirst({ where: { id, state: { in: [...WORKING_STATES] } } });
}

/** Reports whether to continue: not when it was cancelled or is gone. */
export async function isWanted(id: string): Promise<boolean> {
  return (await db().importJob.count({ where: { id, isCancelled: false } })) === 1;
}

export function updateJob(id: string, data: Prisma.ImportJobUncheckedUpdateInput) {
  return db().importJob.updateMany({ where: { id }, data });
}

/**
 * Advances an import, unless it was cancelled or is gone.
 * @returns whether it advanced
 */
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

/**
 * Ends an unfinished import.
 * @returns whether it was unfinished
 */
export async function endJob(
  id: string,
  data: Prisma.ImportJobUncheckedUpdateInput & { state: ImportState },
): Promise<boolean> {
  const { count } = await db().importJob.updateMany({
    where: { id, state: { in: [...OPEN_STATES] } },
    data: { ...data, restingSince: null },
  });
  return count === 1;
}

/** Clears the lists of guides and rejections, for a new scan. */
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

/** Adds rejections; keeps the first ones and counts all. */
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

/**
 * Records the result of a pending guide; of concurrent callers exactly one succeeds.
 * @returns whether this one did
 */
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

/**
 * Records that a pending guide cannot be imported, so that nothing of it counts.
 * @returns whether it was pending
 */
export const refuseGuide = (id: string): Promise<boolean> =>
  endGuide(id, { state: 'refused', counts: Prisma.DbNull });

/**
 * Stores the choices for existing guides: for all of them, or for these positions.
 * @param states of guides that can be chosen for
 * @returns how many
 */
export async function chooseFor(
  jobId: string,
  positions: number[] | undefined,
  states: readonly GuideState[],
  data: { state: GuideState; choice: string },
): Promise<number> {
  const { count } = await db().importGuide.updateMany({
    where: {
      jobId,
      existingUid: { not: null },
      state: { in: [...states] },
      ...(positions ? { position: { in: positions } } : {}),
    },
    data,
  });
  return count;
}

export function countInState(jobId: string, state: GuideState) {
  return db().importGuide.count({ where: { jobId, state } });
}

/** Reports whether a scan found guides to import or to ask for. */
export async function hasOpenGuides(jobId: string): Promise<boolean> {
  const states = ['pending', 'asking'] satisfies GuideState[];
  return (await db().importGuide.count({ where: { jobId, state: { in: states } } })) > 0;
}

/** The account that started an import. */
export function findStarter({ userId }: Pick<JobRow, 'userId'>) {
  return db().user.findUnique({
    where: { id: userId },
    select: { email: true, locale: true, emailConfirmedAt: true },
  });
}

/** The places of the files of the imports in these workshops, and of those that the account started. */
export function listPlaces({
  userId,
  creatorIds,
}: Whose): Promise<{ id: string; folder: string }[]> {
  return db().importJob.findMany({
    where: { OR: [{ userId }, { creatorId: { in: creatorIds } }] },
    select: { id: true, folder: true },
  });
}

/** An account with the workshops that it owns. */
export type Whose = { userId: string; creatorIds: string[] };

/**
 * Deletes expired imports.
 * @returns the places of their files
 */
export function deleteExpired(limit: number): Promise<{ id: string; folder: string }[]> {
  return db().$queryRaw`
    DELETE FROM import_job WHERE id IN (SELECT id FROM import_job WHERE expires_at < now() ORDER BY expires_at LIMIT ${limit}) RETURNING id, folder`;
}

/** The ids among these whose imports still need their file. */
export async function listNeeded(ids: string[]): Promise<Set<string>> {
  const rows = await db().importJob.findMany({
    where: { id: { in: ids }, state: { in: [...OPEN_STATES] } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}
