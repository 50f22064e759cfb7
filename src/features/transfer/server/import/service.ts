import 'server-only';
import { afterCommit, inTransaction } from '@/server/db/client';
import { countAttempt } from '@/server/rate-limit';
import { uuid7 } from '@/server/secrets/uuid7';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { needsSecondPerson } from '@/features/projects/server/second-person/service';
import { requireConfirmedEmail } from '@/features/auth/server/service';
import { RESTORE_MS } from '@/features/projects/constants';
import {
  IMPORT_KEPT_MS,
  type GuideState,
  type ImportChoice,
  type ImportState,
  OPEN_IMPORTS_MAX,
  OPEN_STATES,
  RESTING_STATES,
} from '../../constants';
import type {
  ChoicesInput,
  ImportQuery,
  ImportSummary,
  ImportView,
  PreviewInput,
  StartInput,
} from '../../schema';
import { enqueueImport, removeImportJobs } from './job';
import { noCounts, type Previous, toImportSummary, toImportView } from './presenter';
import * as rows from './repository';
import { folderId, listFiles, receiveFile, removePartialFiles, removeFile } from './upload-file';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LISTED_MAX = 50;
const SWEPT_AT_ONCE = 100;

/** The bytes of an incoming file. */
export type IncomingFile = { body: AsyncIterable<Uint8Array>; declaredBytes: number | null };

/**
 * Receives a file of guides; after success it is on disk, and imported in the background
 * (docs/decisions/0042).
 * @throws {AppError} too_many_requests, too_many_imports, email_unconfirmed where the installation
 *   requires it, import_too_large, import_incomplete, storage_full, storage_unavailable
 */
export async function beginImport(
  actor: Actor,
  { fileName, mode, publish, split, preview }: ImportQuery,
  { body, declaredBytes }: IncomingFile,
  locale: Locale,
): Promise<ImportView> {
  await countAttempt({ name: 'import', by: actor.userId });
  if (publish) await requireConfirmedEmail(actor);
  await rejectTooMany(actor);
  const id = uuid7();
  const sizeBytes = await receiveFile(id, body, declaredBytes);
  const folder = await folderId();
  try {
    const job = await inTransaction(async () => {
      // Others may have been added during the upload.
      await rejectTooMany(actor);
      await enqueueImport({ id, folder });
      return rows.insertJob({
        id,
        creatorId: actor.creatorId,
        userId: actor.userId,
        fileName,
        sizeBytes,
        folder,
        mode,
        // The answer tells that nothing is published where a second person must approve it first.
        publish: publish && !(await needsSecondPerson(actor.creatorId)),
        split: split ?? null,
        preview,
        expiresAt: new Date(Date.now() + IMPORT_KEPT_MS),
      });
    });
    return toImportView(job, [], new Map(), locale);
  } catch (error) {
    // After a database error it is unknown whether the commit succeeded: the sweep decides later.
    if (error instanceof AppError) await removeFile(id);
    throw error;
  }
}

async function rejectTooMany(actor: Actor): Promise<void> {
  if ((await inTransaction(() => rows.countOpenLocked(actor.creatorId))) >= OPEN_IMPORTS_MAX)
    throw new AppError('too_many_imports');
}

/** The creator's imports, newest first, until they expire. */
export async function listImports(
  actor: Actor,
  locale: Locale,
): Promise<{ results: ImportSummary[]; totalResults: number }> {
  const jobs = await rows.listJobs(actor.creatorId, LISTED_MAX);
  const counted = await rows.countGuides(jobs.map(({ id }) => id));
  const results = jobs.map((job) => {
    const ofJob = counted
      .filter(({ jobId }) => jobId === job.id)
      .map(({ state, _count }) => [state, _count._all]);
    return toImportSummary(
      job,
      { ...noCounts(), ...(Object.fromEntries(ofJob) as Partial<ReturnType<typeof noCounts>>) },
      locale,
    );
  });
  return { results, totalResults: results.length };
}

/**
 * The state of an import, and the result of each guide.
 * @throws {AppError} not_found
 */
export async function readImport(actor: Actor, id: string, locale: Locale): Promise<ImportView> {
  const job = isUuid(id) ? await rows.findJob(actor.creatorId, id) : null;
  if (!job) throw new AppError('not_found');
  const guides = await rows.listGuides(job.id);
  return toImportView(job, guides, await previousOf(actor, guides), locale);
}

async function previousOf(actor: Actor, guides: rows.GuideRow[]): Promise<Previous> {
  const uids = guides.flatMap(({ previousUid }) => previousUid ?? []);
  if (uids.length === 0) return new Map();
  const previous = await rows.listPrevious(
    actor.creatorId,
    uids,
    new Date(Date.now() - RESTORE_MS),
  );
  return new Map(
    previous.map(({ projectUid, removedAt }) => [
      projectUid,
      removedAt && new Date(removedAt.getTime() + RESTORE_MS),
    ]),
  );
}

/**
 * Cancels an import after the current guide; imported guides stay. A finished one stays unchanged.
 * @throws {AppError} not_found
 */
export async function cancelImport(actor: Actor, id: string, locale: Locale): Promise<ImportView> {
  await inTransaction(async () => {
    const job = await lockOwnJob(actor, id);
    if (!OPEN_STATES.some((state) => state === job.state)) return;
    await rows.updateJob(job.id, { isCancelled: true });
    // No job is running for one that waits for its creator.
    if (!isResting(job)) return enqueueImport(job);
    await rows.endJob(job.id, { state: 'cancelled', finishedAt: new Date() });
    await afterCommit(() => removeFile(job.id));
  });
  return readImport(actor, id, locale);
}

/**
 * Stores choices for existing guides; the import then continues, unless it is a preview.
 * @param requirePublish throws unless the caller may publish
 * @throws {AppError} not_found, import_not_asking
 */
export async function chooseForImport(
  actor: Actor,
  id: string,
  choices: ChoicesInput,
  locale: Locale,
  requirePublish: () => void,
): Promise<ImportView> {
  await inTransaction(async () => {
    const job = await lockOwnJob(actor, id);
    if (!isResting(job)) throw new AppError('import_not_asking');
    if (job.publish) requirePublish();
    await storeChoices(job, choices);
    if (job.state === 'asking') await goOn(job, { state: 'importing' });
  });
  return readImport(actor, id, locale);
}

/**
 * Scans a preview again with another unit as the steps of a document; counts as an import.
 * @throws {AppError} not_found, import_not_asking, too_many_requests
 */
export async function previewImport(
  actor: Actor,
  id: string,
  { split }: PreviewInput,
  locale: Locale,
): Promise<ImportView> {
  await countAttempt({ name: 'import', by: actor.userId });
  await inTransaction(async () => {
    const job = await lockPreview(actor, id);
    await goOn(job, { state: 'waiting', split });
  });
  return readImport(actor, id, locale);
}

/**
 * Imports what a preview shows; with another unit as steps, after another scan.
 * @param requirePublish throws unless the caller may publish
 * @throws {AppError} not_found, import_not_asking; validation_failed for choices by positions that
 *   another scan changes
 */
export async function startImport(
  actor: Actor,
  id: string,
  { split, ...choices }: StartInput,
  locale: Locale,
  requirePublish: () => void,
): Promise<ImportView> {
  await inTransaction(async () => {
    const job = await lockPreview(actor, id);
    if (job.publish) requirePublish();
    if (split === undefined || split === job.split) {
      await storeChoices(job, choices);
      return goOn(job, { state: 'importing', preview: false });
    }
    if (choices.each) throw fieldError('each', 'invalid');
    const { all: mode = job.mode } = choices;
    return goOn(job, { state: 'waiting', preview: false, split, mode });
  });
  return readImport(actor, id, locale);
}

async function storeChoices(job: rows.JobRow, { all, each = [] }: ChoicesInput): Promise<void> {
  // In a preview people may change their mind.
  const states: GuideState[] =
    job.state === 'preview' ? ['asking', 'pending', 'skipped'] : ['asking'];
  for (const { position, choice } of each)
    await rows.chooseFor(job.id, [position], states, chosen(choice));
  if (all) await rows.chooseFor(job.id, undefined, states, chosen(all));
}

/** Continues an import that waited for its creator. */
async function goOn(
  job: rows.JobRow,
  data: Parameters<typeof rows.updateJob>[1] & { state: ImportState },
): Promise<void> {
  const restedMs = job.restingSince === null ? 0 : Date.now() - job.restingSince.getTime();
  await rows.updateJob(job.id, {
    ...data,
    restingSince: null,
    restedMs: job.restedMs + Math.max(restedMs, 0),
  });
  await enqueueImport(job);
}

const isResting = ({ state }: rows.JobRow) => RESTING_STATES.some((resting) => resting === state);

async function lockPreview(actor: Actor, id: string): Promise<rows.JobRow> {
  const job = await lockOwnJob(actor, id);
  if (job.state !== 'preview') throw new AppError('import_not_asking');
  return job;
}

const chosen = (choice: ImportChoice) => ({
  choice,
  state: choice === 'skip' ? ('skipped' as const) : ('pending' as const),
});

/** @throws {AppError} not_found */
export async function lockOwnJob(actor: Actor, id: string): Promise<rows.JobRow> {
  const job = isUuid(id) ? await rows.lockJob(actor.creatorId, id) : null;
  if (!job) throw new AppError('not_found');
  return job;
}

/**
 * Deletes the files of all imports in an account's workshops, and of those that it started in others,
 * within the transaction that deletes the account; their rows cascade.
 */
export async function forgetImports(whose: rows.Whose): Promise<void> {
  const places = await rows.listPlaces(whose);
  await removeImportJobs(places);
  await afterCommit(async () => {
    for (const { id } of places) await removeFile(id);
  });
}

/**
 * Deletes expired imports, and files that are unneeded or incomplete.
 * @param now for tests
 */
export async function sweepImports(now = new Date()): Promise<void> {
  const expired = await rows.deleteExpired(SWEPT_AT_ONCE);
  await removeImportJobs(expired);
  for (const { id } of expired) await removeFile(id);
  const { ids, arriving } = await listFiles(new Date(now.getTime() - DAY_MS));
  const needed = await rows.listNeeded(ids);
  for (const id of ids.filter((each) => !needed.has(each))) await removeFile(id);
  for (const name of arriving) await removePartialFiles(name);
}
