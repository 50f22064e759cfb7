import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { findKnownGuide } from '@/features/projects/server/import/guide-writer';
import { GUIDES_PER_IMPORT_MAX, type ImportMode, READING_BUDGET_MS } from '../../constants';
import { plannedCounts } from '../../model/counts';
import type { FoundPicture, InvalidGuide, Refusal, ValidatedGuide } from '../../model/reader';
import { isMissing, missingPictures } from './import-pictures';
import type { GuideFiles } from './guide-files';
import { kindsNotRead } from './kinds-not-read';
import { filesToRead } from './readers';
import {
  addRefusals,
  clearFindings,
  hasOpenGuides,
  insertGuides,
  type JobRow,
  moveJob,
  updateJob,
} from './repository';
import { withoutEmptySteps } from './without-empty-steps';

/** Progress is saved after this many files. */
const FILES_AT_ONCE = 20;

/** The progress of a scan. */
type Scan = {
  actor: Actor;
  job: JobRow;
  files: GuideFiles;
  keys: Set<string>;
  position: number;
};

/**
 * Scans all files of an import: finds guides, detects which of them the creator already has, and
 * reports invalid ones. A restart begins from the start.
 * @param goOn whether to continue
 * @returns the next state; undefined while it is not complete
 */
export async function scanArchive(
  actor: Actor,
  job: JobRow,
  files: GuideFiles,
  goOn: () => Promise<boolean>,
): Promise<'importing' | 'preview' | undefined> {
  const { opened } = files;
  const left = kindsNotRead(opened.names);
  const guides = filesToRead(opened.names, opened.isArchive);
  await clearFindings(job.id);
  if (!(await moveJob(job.id, 'checking', { filesTotal: guides.length }))) return undefined;
  await addRefusals(job.id, [...opened.notices, ...left]);
  const look: Scan = { actor, job, files, keys: new Set(), position: 0 };
  for (const [index, names] of guides.entries()) {
    if (index % FILES_AT_ONCE === 0) {
      if (!(await goOn())) return undefined;
      await updateJob(job.id, { filesChecked: index });
    }
    await lookAt(look, names);
  }
  if (guides.length + left.length === 0)
    await addRefusals(job.id, [{ file: job.fileName, reason: 'archive_without_guides' }]);
  // A preview of nothing would only be pressed away.
  const rests = job.preview && (await hasOpenGuides(job.id));
  const next = rests ? 'preview' : 'importing';
  const isMoved = await moveJob(job.id, next, {
    filesChecked: guides.length,
    ...(rests ? { restingSince: new Date() } : {}),
  });
  return isMoved ? next : undefined;
}

async function lookAt(look: Scan, names: readonly string[]): Promise<void> {
  const { job, files } = look;
  const [name = ''] = names;
  const { guides, refusals } = await files.read(names, READING_BUDGET_MS);
  const all: Refusal[] = [...refusals];
  for (const [fileIndex, checked] of guides.entries()) {
    if ('refusals' in checked) all.push(...checked.refusals);
    else all.push(...missingPictures(checked, name, files.opened));
    await note(look, { name, fileIndex, checked, all });
  }
  await addRefusals(job.id, all);
}

type Noted = {
  name: string;
  fileIndex: number;
  checked: ValidatedGuide | InvalidGuide;
  all: Refusal[];
};

/** Lists a guide with its planned treatment. */
async function note(look: Scan, { name, fileIndex, checked, all }: Noted): Promise<void> {
  const { actor, job, keys } = look;
  const row = {
    jobId: job.id,
    position: look.position,
    file: name,
    fileIndex,
    ...(checked.found ? { found: checked.found } : {}),
  };
  if (look.position >= GUIDES_PER_IMPORT_MAX) {
    if (look.position === GUIDES_PER_IMPORT_MAX)
      all.push({ file: name, reason: 'too_many_guides', values: { max: GUIDES_PER_IMPORT_MAX } });
    look.position += 1;
    return;
  }
  look.position += 1;
  if ('refusals' in checked)
    return void (await insertGuides([{ ...row, name: '', state: 'refused' }]));
  const isRepeated = checked.importKeys.some((key) => keys.has(key));
  for (const key of checked.importKeys) keys.add(key);
  if (isRepeated) {
    all.push({ file: name, ...lineOf(checked), reason: 'guide_repeated' });
    return void (await insertGuides([{ ...row, name: checked.input.name, state: 'refused' }]));
  }
  const known = await findKnownGuide(actor, {
    projectUid: checked.origin?.projectUid,
    importKeys: checked.importKeys,
  });
  const isAbsent = (picture: FoundPicture) => isMissing(picture, name, look.files.opened);
  await insertGuides([
    {
      ...row,
      name: checked.input.name,
      counts: plannedCounts(withoutEmptySteps(checked, isAbsent), isAbsent),
      ...(known
        ? {
            ...conflictResolution(job.mode as ImportMode),
            existingUid: known.projectUid,
            existingName: known.name,
          }
        : { state: 'pending' }),
    },
  ]);
}

/** Treatment of a guide that already exists. */
export function conflictResolution(mode: ImportMode): {
  state: 'asking' | 'skipped' | 'pending';
  choice?: string;
} {
  if (mode === 'ask') return { state: 'asking' };
  return { state: mode === 'skip' ? 'skipped' : 'pending', choice: mode };
}

const lineOf = ({ line }: ValidatedGuide): { line?: number } =>
  line === undefined ? {} : { line };
