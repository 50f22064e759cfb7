import 'server-only';
import { db } from '@/server/db/client';
import { type ImportState, MADE_STATES, type UndoOutcome } from '../../constants';

/** The number of guides that an import has made or changed. */
export function countMade(jobId: string): Promise<number> {
  return db().importGuide.count({ where: { jobId, state: { in: [...MADE_STATES] } } });
}

/** The next guide to undo. */
export function findNextMade(jobId: string) {
  return db().importGuide.findFirst({
    where: { jobId, undone: null, state: { in: [...MADE_STATES] } },
    orderBy: { position: 'asc' },
  });
}

/** Records what became of a guide; false when another process has done so. */
export async function recordUndone(id: string, undone: UndoOutcome): Promise<boolean> {
  const where = { id, undone: null };
  return (await db().importGuide.updateMany({ where, data: { undone } })).count === 1;
}

export async function findOwnerId(creatorId: string): Promise<string> {
  const creator = { where: { id: creatorId }, select: { ownerId: true } };
  return (await db().creator.findUniqueOrThrow(creator)).ownerId;
}

/** Ends the undo of an import. */
export function endUndo(id: string) {
  return db().importJob.updateMany({
    where: { id, state: 'undoing' satisfies ImportState },
    data: { state: 'undone' satisfies ImportState },
  });
}
