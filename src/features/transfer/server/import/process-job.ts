import 'server-only';
import { access } from 'node:fs/promises';
import { inTransaction } from '@/server/db/client';
import { isOtherDue, type Job, resetAttempts } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { AppError } from '@/shared/http/app-error';
import { languageOf } from '@/features/translations/model/mark';
import type { Actor } from '@/features/auth/server/actor';
import { actorForJob } from '@/features/auth/server/workshops/service';
import type { ImportSplit, ImportState } from '../../constants';
import type { ReadOptions } from '../../model/reader';
import { mailIfLong } from '../mails/queue';
import { continueUndo } from '../undo/continue-undo';
import { scanArchive } from './scan-archive';
import { importNext } from './import-next';
import { openArchiveReader } from './archive-reader';
import { GuideFiles } from './guide-files';
import {
  addRefusals,
  countInState,
  endJob,
  findNextPending,
  findStarter,
  findUnderWay,
  isWanted,
  type JobRow,
  moveJob,
} from './repository';
import { importFilePath, removeFile, wasReading } from './upload-file';

/** The turn of one import while others wait, from its first guide on. */
const TURN_MS = 5_000;
/** After this many attempts without progress, it cannot succeed. */
const ATTEMPTS_MAX = 5;

/** The result for the queue: another turn after other imports, or nothing more. */
type Turn = { delayMs: number } | undefined;
const ANOTHER: Turn = { delayMs: 0 };
const LATER: Turn = { delayMs: 10_000 };
/** Temporary errors, which are not the import's fault. */
const PASSING: readonly AppError['code'][] = ['overloaded', 'storage_full', 'storage_unavailable'];

/** Continues an import for a while, resuming any interrupted work. */
export async function processImportJob(job: Job, signal: AbortSignal): Promise<Turn> {
  const row = await findUnderWay(job.key);
  if (!row) return undefined;
  if (row.state === 'undoing') return continueUndo(row, job, signal);
  if (row.isCancelled) return finish(row, 'cancelled');
  if (await wasReading(row.id)) return finish(row, 'failed', 'file_too_slow');
  if (job.attempts > ATTEMPTS_MAX) return finish(row, 'failed', 'internal');
  try {
    return await workOn(row, signal, {
      shouldContinue: async () => !signal.aborted && (await isWanted(row.id)),
      noteDone: () => resetAttempts(job),
      isTurnOver: () => isOtherDue(job),
    });
  } catch (error) {
    logger.warn('import_postponed', {
      import: row.id,
      reason: error instanceof AppError ? error.code : String(error),
    });
    if (error instanceof AppError && PASSING.includes(error.code)) return LATER;
    throw error;
  }
}

type Course = {
  /** Reports whether to continue. */
  shouldContinue: () => Promise<boolean>;
  /** Records a finished guide: an attempt counts for the next one. */
  noteDone: () => Promise<void>;
  /** Reports whether another import waits. */
  isTurnOver: () => Promise<boolean>;
};

async function workOn(job: JobRow, signal: AbortSignal, course: Course): Promise<Turn> {
  const starter = await findStarter(job);
  if (!starter) return undefined;
  const actor = await actorOf(job);
  if (!actor) return finish(job, 'failed', 'role_needed');
  if (!(await isThere(job.id))) return finish(job, 'failed', 'import_file_lost');
  const opened = await openArchiveReader(importFilePath(job.id), job.fileName);
  if ('refusals' in opened) {
    await addRefusals(job.id, opened.refusals);
    return finish(job, 'done');
  }
  try {
    return await goThrough(
      actor,
      job,
      new GuideFiles(opened, job.id, signal, optionsOf(job, starter.locale)),
      course,
    );
  } finally {
    opened.close();
  }
}

const actorOf = (job: JobRow) => actorForJob(job, job.publish ? 'publish' : 'write');

async function goThrough(
  actor: Actor,
  job: JobRow,
  files: GuideFiles,
  { shouldContinue, noteDone, isTurnOver }: Course,
): Promise<Turn> {
  const state =
    job.state === 'importing' ? 'importing' : await scanArchive(actor, job, files, shouldContinue);
  if (!state) return ANOTHER;
  if (state === 'preview') return undefined;
  // Each turn opens the archive and reads the file of its first guide again, which may have a
  // thousand more.
  let endOfTurn = Infinity;
  while (await shouldContinue()) {
    if (performance.now() >= endOfTurn) {
      if (await isTurnOver()) break;
      endOfTurn = performance.now() + TURN_MS;
    }
    const guide = await findNextPending(job.id);
    if (!guide) return conclude(job);
    // Its starter may have been removed from the workshop meanwhile.
    if (!(await actorOf(job))) return finish(job, 'failed', 'role_needed');
    await importNext(actor, job, guide, files);
    await noteDone();
    if (endOfTurn === Infinity) endOfTurn = performance.now() + TURN_MS;
  }
  return ANOTHER;
}

/** Nothing is pending: the import waits for choices, or is done. */
async function conclude(job: JobRow): Promise<Turn> {
  if ((await countInState(job.id, 'asking')) === 0) return finish(job, 'done');
  // Cancelled in the meantime: another turn ends it.
  const isResting = await moveJob(job.id, 'asking', { restingSince: new Date() });
  return isResting ? undefined : ANOTHER;
}

/** Ends an import, reports it if it took long, then deletes its file. */
async function finish(job: JobRow, state: ImportState, failure?: string): Promise<undefined> {
  const finishedAt = new Date();
  await inTransaction(async () => {
    const isEnded = await endJob(job.id, { state, finishedAt, ...(failure ? { failure } : {}) });
    if (isEnded && state !== 'cancelled') await mailIfLong(job, finishedAt);
  });
  await removeFile(job.id);
}

function optionsOf({ split }: JobRow, locale: string): ReadOptions {
  const lang = languageOf(locale);
  return { ...(split === null ? {} : { split: split as ImportSplit }), ...(lang ? { lang } : {}) };
}

const isThere = (id: string) =>
  access(importFilePath(id)).then(
    () => true,
    () => false,
  );
