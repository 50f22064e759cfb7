import 'server-only';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { ProjectStatus } from '@/features/projects/constants';
import {
  findKnownGuide,
  inGuideTransaction,
  insertWholeGuide,
  lockGuides,
  replaceWholeGuide,
  type WholeGuide,
} from '@/features/projects/server/import/guide-writer';
import { readImported, type UndoFacts } from '@/features/projects/server/import/undo-import';
import type { GuideState, ImportChoice, ImportMode } from '../../constants';
import { storedCounts } from '../../model/counts';
import type { Refusal, ValidatedGuide } from '../../model/reader';
import type { GuideCounts } from '../../schema';
import { importPictures, isMissing } from './import-pictures';
import { conflictResolution } from './scan-archive';
import type { GuideFiles } from './guide-files';
import { filesOfGuide } from './readers';
import { addRefusals, endGuide, type GuideRow, type JobRow, refuseGuide } from './repository';
import { withoutEmptySteps } from './without-empty-steps';

/** Problems of a picture that only its bytes reveal. */
const FOUND_LATER: readonly Refusal['reason'][] = [
  'picture_refused',
  'picture_unreachable',
  'picture_too_many_pixels',
  'picture_hard_to_read',
];

/**
 * Imports one guide of the list: complete and marked as done, or not at all. Stores its pictures
 * before, because decoding must hold no lock; the orphan sweep removes those of a guide that fails.
 * @throws {AppError} overloaded, storage_full, storage_unavailable: retry later
 */
export async function importNext(
  actor: Actor,
  job: JobRow,
  guide: GuideRow,
  files: GuideFiles,
): Promise<void> {
  const read = await readAgain(files, guide);
  if ('refusals' in read) return refuse(job, guide, read.refusals);
  const checked = withoutEmptySteps(read, (picture) =>
    isMissing(picture, guide.file, files.opened),
  );
  const pictures = await importPictures(actor, checked, guide.file, files.opened);
  const whole: WholeGuide = {
    input: checked.input,
    picture: pictures.ofProject,
    stepPictures: pictures.ofSteps,
    stepClips: pictures.ofClips,
    stepOrigins: pictures.ofOrigins,
    importKey: checked.importKey,
    stepIds: checked.origin?.stepIds ?? [],
  };
  try {
    await inGuideTransaction(async () => {
      await make(actor, job, guide, checked, whole);
      // Missing pictures were already reported by the scan.
      await addRefusals(
        job.id,
        pictures.refusals.filter(({ reason }) => FOUND_LATER.includes(reason)),
      );
    });
  } catch (error) {
    const reason = error instanceof AppError ? reasonOf(error) : undefined;
    if (!reason) throw error;
    await refuse(job, guide, [{ file: guide.file, ...reason }]);
  }
}

async function readAgain(
  files: GuideFiles,
  { file, fileIndex }: GuideRow,
): Promise<ValidatedGuide | { refusals: Refusal[] }> {
  const { names, isArchive } = files.opened;
  const { guides, refusals } = await files.read(filesOfGuide(names, isArchive, file));
  const unread: Refusal[] = refusals.length > 0 ? refusals : [{ file, reason: 'archive_damaged' }];
  return guides[fileIndex] ?? { refusals: unread };
}

async function make(
  actor: Actor,
  job: JobRow,
  guide: GuideRow,
  checked: ValidatedGuide,
  whole: WholeGuide,
): Promise<void> {
  // From here on no other job adds guides for this creator, so that existing ones stay for the
  // whole transaction.
  await lockGuides(actor);
  const choice = guide.choice as ImportChoice | null;
  const known = await findKnownGuide(actor, {
    projectUid: checked.origin?.projectUid,
    importKeys: checked.importKeys,
  });
  if (known && choice === null) {
    // It was created after the scan.
    const fate = conflictResolution(job.mode as ImportMode);
    await end(guide, { ...fate, existingUid: known.projectUid, existingName: known.name });
    if (fate.state !== 'pending') return;
  }
  const what = known ? (choice ?? conflictResolution(job.mode as ImportMode).choice) : undefined;
  if (known && what === 'replace') {
    const { former, ...uids } = await replaceWholeGuide(actor, known.id, whole);
    const made = await readImported(actor, uids.projectUid, former);
    return end(guide, { state: 'replaced', ...uids, ...recordOf(made) });
  }
  const { projectUid } = await insertWholeGuide(
    actor,
    known ? { ...whole, importKey: null } : whole,
    statusOf(job, checked),
    known !== null,
  );
  const made = await readImported(actor, projectUid);
  await end(guide, { state: known ? 'copied' : 'imported', projectUid, ...recordOf(made) });
}

const recordOf = ({ draft, undo }: Awaited<ReturnType<typeof readImported>>) => ({
  counts: storedCounts(draft),
  undo,
});

function statusOf({ publish }: JobRow, { origin }: ValidatedGuide): ProjectStatus {
  if (origin?.status === 'archived') return ProjectStatus.Archived;
  return publish && origin?.status === 'published'
    ? ProjectStatus.Published
    : ProjectStatus.Unpublished;
}

/**
 * Records the result of the guide in the same transaction: a caller that finds it done must roll
 * back.
 */
async function end(
  guide: GuideRow,
  data: {
    state: GuideState;
    choice?: string;
    projectUid?: string;
    previousUid?: string;
    existingUid?: string;
    existingName?: string;
    counts?: GuideCounts;
    undo?: UndoFacts;
  },
): Promise<void> {
  if (!(await endGuide(guide.id, data))) throw new AppError('not_found');
}

async function refuse(job: JobRow, guide: GuideRow, refusals: Refusal[]): Promise<void> {
  if (await refuseGuide(guide.id)) await addRefusals(job.id, refusals);
}

/** A problem of the guide itself; undefined for any other error. */
function reasonOf(error: AppError): Pick<Refusal, 'reason' | 'field'> | undefined {
  if (error.code === 'too_many_projects') return { reason: 'too_many_projects' };
  if (error.code === 'no_steps')
    return { reason: 'field_invalid', field: { path: 'steps', problem: { key: 'stepsMissing' } } };
  const [[path, problem] = []] = Object.entries(error.fields ?? {});
  return path !== undefined && problem
    ? { reason: 'field_invalid', field: { path, problem } }
    : undefined;
}
