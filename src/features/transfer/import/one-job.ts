import 'server-only';
import { access } from 'node:fs/promises';
import { logger } from '@/server/logger';
import { AppError } from '@/shared/app-error';
import type { Actor } from '../../auth/actor';
import { actorForJob } from '../../auth/service';
import type { ImportState } from '../constants';
import { lookThrough } from './first-look';
import { importNext } from './next-guide';
import { type OpenedFile, openFile } from './opened-file';
import {
  addRefusals,
  claimJob,
  countInState,
  extendLease,
  findNextPending,
  findOwner,
  type JobRow,
  moveJob,
  postponeJob,
  releaseJob,
  renewLease,
  updateJob,
} from './repository';
import { folderMark, placeOf, removeFile } from './sent-file';

/** A process that ended meanwhile gives its import back after it. */
const LEASE_MS = 20_000;
/** So long an import has its turn before those of others have theirs. */
const TURN_MS = 5_000;
const LATER_MS = 10_000;
/** What was begun so often without getting on ends the process or never can be done. */
const ATTEMPTS_MAX = 5;

/**
 * Goes on with the import that has waited longest. What was begun and not ended, by whomever, goes on where it ended.
 * @returns whether there was one
 */
export async function workOnNextImport(stopping: AbortSignal): Promise<boolean> {
  const job = await claimJob(await folderMark(), LEASE_MS);
  if (!job) return false;
  try {
    if (job.isCancelled) await finish(job, 'cancelled');
    else if (job.attempts > ATTEMPTS_MAX) await finish(job, 'failed', 'internal');
    else await workOn(job, stopping);
  } catch (error) {
    logger.warn('import_postponed', {
      import: job.id,
      reason: error instanceof AppError ? error.code : String(error),
    });
    await postponeJob(job.id, LATER_MS);
  }
  return true;
}

async function workOn(job: JobRow, stopping: AbortSignal): Promise<void> {
  const owner = await findOwner(job.creatorId);
  if (!owner) return;
  if (!(await isThere(job.id))) return finish(job, 'failed', 'import_file_lost');
  const actor = actorForJob({ userId: owner.userId, creatorId: job.creatorId });
  const opened = await openFile(placeOf(job.id), job.fileName);
  if ('refusals' in opened) {
    await addRefusals(job.id, opened.refusals);
    return finish(job, 'done');
  }
  // A guide with many pictures takes longer than the lease.
  const beat = setInterval(
    () => void extendLease(job.id, LEASE_MS).catch(() => undefined),
    LEASE_MS / 3,
  );
  try {
    await goThrough(actor, job, opened, stopping);
  } finally {
    clearInterval(beat);
    opened.close();
  }
}

async function goThrough(
  actor: Actor,
  job: JobRow,
  opened: OpenedFile,
  stopping: AbortSignal,
): Promise<void> {
  const goOn = async () => !stopping.aborted && (await renewLease(job.id, LEASE_MS));
  if (job.state !== 'importing' && !(await lookThrough(actor, job, opened, goOn)))
    return void (await releaseJob(job.id));
  const endOfTurn = performance.now() + TURN_MS;
  while (performance.now() < endOfTurn && (await goOn())) {
    const guide = await findNextPending(job.id);
    if (!guide) return conclude(job);
    await importNext(actor, job, guide, opened);
  }
  await releaseJob(job.id);
}

/** Nothing is left to be done: it waits for choices, or is done. */
async function conclude(job: JobRow): Promise<void> {
  if ((await countInState(job.id, 'asking')) === 0) return finish(job, 'done');
  // Cancelled meanwhile: it comes once more, to be ended.
  if (!(await moveJob(job.id, 'asking'))) await releaseJob(job.id);
}

/** Ends an import; its file goes after that. */
async function finish(job: JobRow, state: ImportState, failure?: string): Promise<void> {
  await updateJob(job.id, { state, finishedAt: new Date(), ...(failure ? { failure } : {}) });
  await removeFile(job.id);
}

const isThere = (id: string) =>
  access(placeOf(id)).then(
    () => true,
    () => false,
  );
