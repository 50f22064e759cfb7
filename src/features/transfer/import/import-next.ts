import 'server-only';
import { AppError } from '@/shared/app-error';
import type { Actor } from '../../auth/actor';
import { ProjectStatus } from '../../project/constants';
import {
  findKnownGuide,
  inGuideTransaction,
  insertWholeGuide,
  lockGuides,
  replaceWholeGuide,
  type WholeGuide,
} from '../../project/import/guide-writer';
import type { GuideState, ImportChoice, ImportMode } from '../constants';
import type { Refusal } from '../model/reader';
import { importPictures } from './import-pictures';
import { type ValidatedGuide, validateGuide } from './validate-guide';
import { conflictResolution, readFiles } from './scan-archive';
import type { ArchiveReader } from './archive-reader';
import { filesOfGuide } from './readers';
import { addRefusals, endGuide, type GuideRow, type JobRow } from './repository';

/** What is found out about a picture only with its bytes. */
const FOUND_LATER: readonly Refusal['reason'][] = [
  'picture_refused',
  'picture_unreachable',
  'picture_too_many_pixels',
  'picture_hard_to_read',
];

/**
 * Imports one guide of the list: whole and noted as done, or not at all. Its pictures are stored before, as nothing holds a lock while they
 * are decoded; those of a guide that then is not made are swept up like uploads that were attached to nothing.
 * @throws {AppError} overloaded, storage_full, storage_unavailable: to be tried again later
 */
export async function importNext(
  actor: Actor,
  job: JobRow,
  guide: GuideRow,
  opened: ArchiveReader,
): Promise<void> {
  const checked = await readAgain(opened, guide);
  if ('refusals' in checked) return refuse(job, guide, checked.refusals);
  const pictures = await importPictures(actor, checked.found, guide.file, opened);
  const whole: WholeGuide = {
    input: checked.input,
    picture: pictures.ofProject,
    stepPictures: pictures.ofSteps,
    importKey: checked.importKey,
    stepIds: checked.found.origin?.stepIds ?? [],
  };
  try {
    await inGuideTransaction(async () => {
      await make(actor, job, guide, checked, whole);
      // Those that are only missing were told of at the first look.
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
  opened: ArchiveReader,
  { file, fileIndex }: GuideRow,
): Promise<ValidatedGuide | { refusals: Refusal[] }> {
  const { guides } = await readFiles(opened, filesOfGuide(opened.names, opened.isArchive, file));
  const found = guides[fileIndex];
  return found ? validateGuide(found, file) : { refusals: [{ file, reason: 'archive_damaged' }] };
}

async function make(
  actor: Actor,
  job: JobRow,
  guide: GuideRow,
  checked: ValidatedGuide,
  whole: WholeGuide,
): Promise<void> {
  // From here on nobody else makes a guide of this creator: what is there already is there for all of the transaction.
  await lockGuides(actor);
  const choice = guide.choice as ImportChoice | null;
  const known = await findKnownGuide(actor, {
    projectUid: checked.found.origin?.projectUid,
    importKeys: checked.importKeys,
  });
  if (known && choice === null) {
    // It came since the first look.
    const fate = conflictResolution(job.mode as ImportMode);
    await end(guide, { ...fate, existingUid: known.projectUid, existingName: known.name });
    if (fate.state !== 'pending') return;
  }
  const what = known ? (choice ?? conflictResolution(job.mode as ImportMode).choice) : undefined;
  if (known && what === 'replace') {
    const replaced = await replaceWholeGuide(actor, known.id, whole);
    return end(guide, { state: 'replaced', ...replaced });
  }
  const { projectUid } = await insertWholeGuide(
    actor,
    known ? { ...whole, importKey: null } : whole,
    statusOf(job, checked),
    known !== null,
  );
  await end(guide, { state: known ? 'copied' : 'imported', projectUid });
}

function statusOf({ publish }: JobRow, { found }: ValidatedGuide): ProjectStatus {
  if (found.origin?.status === 'archived') return ProjectStatus.Archived;
  return publish && found.origin?.status === 'published'
    ? ProjectStatus.Published
    : ProjectStatus.Unpublished;
}

/** Notes in the same transaction what the guide has become: who finds it done already has to undo what they did. */
async function end(
  guide: GuideRow,
  data: {
    state: GuideState;
    choice?: string;
    projectUid?: string;
    previousUid?: string;
    existingUid?: string;
    existingName?: string;
  },
): Promise<void> {
  if (!(await endGuide(guide.id, data))) throw new AppError('not_found');
}

async function refuse(job: JobRow, guide: GuideRow, refusals: Refusal[]): Promise<void> {
  if (await endGuide(guide.id, { state: 'refused' })) await addRefusals(job.id, refusals);
}

/** What the rules of the API say against the guide itself; anything else is no fault of it. */
function reasonOf(error: AppError): Pick<Refusal, 'reason' | 'field'> | undefined {
  if (error.code === 'too_many_projects') return { reason: 'too_many_projects' };
  if (error.code === 'no_steps')
    return { reason: 'field_invalid', field: { path: 'steps', problem: { key: 'stepsMissing' } } };
  const [[path, problem] = []] = Object.entries(error.fields ?? {});
  return path !== undefined && problem
    ? { reason: 'field_invalid', field: { path, problem } }
    : undefined;
}
