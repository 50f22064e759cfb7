import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { actorForJob } from '@/features/auth/server/workshops/service';
import { AppError } from '@/shared/http/app-error';
import { inGuideTransaction } from '@/features/projects/server/import/guide-writer';
import { type UndoFacts, undoImported } from '@/features/projects/server/import/undo-import';
import { type Job, resetAttempts } from '@/server/jobs/queue';
import { type GuideRow, type JobRow } from '../import/repository';
import { endUndo, findNextMade, findOwnerId, recordUndone } from './repository';

/** After this many attempts, a guide is kept. */
const ATTEMPTS_MAX = 5;
const HOUR_MS = 60 * 60_000;

/** Undoes the guides of an import one by one, each in its transaction, resuming an interrupted undo. */
export async function continueUndo(
  row: JobRow,
  job: Job,
  signal: AbortSignal,
): Promise<{ delayMs: number } | undefined> {
  // For the workshop: who started the import may have left it since, and another member undo it.
  const { creatorId } = row;
  const actor = await actorForJob({ userId: await findOwnerId(creatorId), creatorId }, 'write');
  // Operators suspended the owner, and may let them in again.
  if (!actor) return { delayMs: HOUR_MS };
  let isFailing = job.attempts > ATTEMPTS_MAX;
  for (let guide = await findNextMade(row.id); guide; guide = await findNextMade(row.id)) {
    if (signal.aborted) return { delayMs: 0 };
    await undoNext(actor, guide, isFailing);
    await resetAttempts(job);
    isFailing = false;
  }
  await endUndo(row.id);
  return undefined;
}

const undoNext = (actor: Actor, { id, projectUid, undo }: GuideRow, isFailing: boolean) =>
  inGuideTransaction(async () => {
    const isKept = isFailing || projectUid === null || undo === null;
    const undone = isKept ? 'kept' : await undoImported(actor, projectUid, undo as UndoFacts);
    // Rolls back what another process has done already.
    if (!(await recordUndone(id, undone))) throw new AppError('not_found');
  });
