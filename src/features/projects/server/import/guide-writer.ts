import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { randomUid } from '@/server/secrets/random-uid';
import { AppError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { attachableFileId } from '@/features/uploads/server/service';
import { changeContents } from '../change-contents';
import { PROJECTS_PER_ACCOUNT_MAX, ProjectStatus, StepType } from '../../constants';
import { matchLocale } from '@/i18n/negotiate-locale';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import { copyNameIn, insertCopy } from '../duplicate';
import { deleteQuestions, insertQuestions } from '../questions/repository';
import { questionColumns } from '../questions/service';
import { parseAverageTime } from '../../model/average-time';
import { renamedTexts } from '../../model/project-texts';
import { searchColumns } from '../../model/tags';
import { newPictureTexts } from '../../model/texts';
import { isListed } from '../../policy';
import { publishProject } from '../publication';
import {
  countOwnedLocked,
  findCreatorName,
  findOwned,
  insertProject,
  lockCreator,
  type LockedProject,
  NO_SOURCE,
  updateProject,
} from '../repository';
import { columnsOfImportedTexts } from '../validate-texts';
import { findStep, insertSteps, listStepIds, updateStep } from '../steps/repository';
import { stepColumns } from '../steps/service';
import { moveStepToTrash } from '../trash/service';
import { findOwnedByOrigin, clearImportKey } from './repository';
import type { WholeGuideInput } from '../../import/schema';

/** A validated guide with the keys of its stored pictures, and the original ids of its steps. */
export type WholeGuide = {
  input: WholeGuideInput;
  picture: ImportedPicture | undefined;
  stepPictures: ReadonlyMap<number, ImportedPicture>;
  /** Identifies the guide in later imports; null for a copy, which nothing replaces. */
  importKey: string | null;
  stepIds: readonly (string | undefined)[];
};
export type ImportedPicture = { key: string; name: string };

/** How an imported guide is recognised: its original uid, and keys of imports. */
export type GuideIdentity = { projectUid: string | undefined; importKeys: string[] };

/** Locks the creator against concurrently added guides until the transaction ends. */
export const lockGuides = (actor: Actor): Promise<void> => lockCreator(actor.creatorId);

/** The creator's matching guide, unless it is deleted. */
export function findKnownGuide(
  actor: Actor,
  identity: GuideIdentity,
): Promise<{ id: string; projectUid: string; name: string } | null> {
  return findOwnedByOrigin(actor.creatorId, identity);
}

/**
 * Creates a guide completely or not at all; unpublished, unless another status is given. Call this
 * in a transaction.
 * @throws {AppError} too_many_projects, email_unconfirmed where the installation requires it
 */
export async function insertWholeGuide(
  actor: Actor,
  guide: WholeGuide,
  status: ProjectStatus,
  isCopy: boolean,
): Promise<{ projectUid: string }> {
  if ((await countOwnedLocked(actor.creatorId)) >= PROJECTS_PER_ACCOUNT_MAX)
    throw new AppError('too_many_projects');
  if (guide.importKey !== null) await clearImportKey(actor.creatorId, guide.importKey);
  const locale = matchLocale(guide.input.languages[0] ?? null) ?? DEFAULT_LOCALE;
  const columns = await columnsOf(actor, guide, isCopy ? copyNameIn(locale) : undefined);
  const made = await insertProject({
    ...columns,
    projectUid: randomUid(),
    creatorId: actor.creatorId,
    importKey: guide.importKey,
  });
  await insertSteps(await stepsOf(actor, guide, made.id));
  await insertQuestions(questionsOf(guide, made.id));
  if (status === ProjectStatus.Archived) await updateProject(made.id, { status });
  if (status === ProjectStatus.Published && hasSteps(guide)) await publishProject(actor, made.id);
  return { projectUid: made.projectUid };
}

/**
 * Replaces the creator's guide with an imported one, completely or not at all; its address, status,
 * views and messages stay. The previous version becomes a deleted guide, which can be restored like
 * any other. Call this in a transaction.
 * @returns the uid of the previous version
 * @throws {AppError} not_found, no_steps when a published guide would have none
 */
export async function replaceWholeGuide(
  actor: Actor,
  id: string,
  guide: WholeGuide,
): Promise<{ projectUid: string; previousUid: string }> {
  return changeContents(actor, id, async (project) => {
    if (project.status === ProjectStatus.Published && !hasSteps(guide))
      throw new AppError('no_steps');
    const original = await findOwned(actor.creatorId, project.id);
    if (!original) throw new AppError('not_found');
    const previous = await insertCopy(original, { removedAt: new Date() });
    const { type, ...columns } = await columnsOf(actor, guide);
    await replaceSteps(actor, project, guide);
    await deleteQuestions(project.id);
    await insertQuestions(questionsOf(guide, project.id));
    const row = await updateProject(project.id, {
      ...columns,
      type,
      isListed: isListed({ status: project.status, type }),
      version: { increment: 1 },
    });
    await emit('draft.stepsChanged', { guide: project });
    if (project.type !== row.type)
      await emit('guide.visibilityChanged', { before: project, guide: row });
    return { projectUid: project.projectUid, previousUid: previous.projectUid };
  });
}

/** Long enough for one transaction with 500 steps and as many pictures. */
const GUIDE_MS = 30_000;
export const inGuideTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  inTransaction(work, { timeoutMs: GUIDE_MS });

const hasSteps = ({ input }: WholeGuide) => input.steps.some(({ type }) => type === StepType.Step);

async function columnsOf(
  actor: Actor,
  { input, picture }: WholeGuide,
  rename = (name: string) => name,
) {
  const { people, ref, brand, type, languages, alt } = input;
  const written = columnsOfImportedTexts(input);
  const texts = {
    ...written,
    name: rename(written.name),
    texts: renamedTexts(written.texts, rename),
  };
  const creator = await findCreatorName(actor.creatorId);
  return {
    ...texts,
    people,
    ref,
    brand,
    type,
    languages,
    alt: newPictureTexts(alt, languages),
    source: sourceOf(input),
    averageTimeMinutes: parseAverageTime(input.averageTime) ?? 1,
    fileId: await fileIdOf(actor, picture),
    ...searchColumns({ ...texts, ref, brand, languages }, creator.name),
  };
}

function sourceOf({ source }: WholeGuideInput) {
  if (source === null) return NO_SOURCE;
  const { key: _key, ...shown } = source;
  return Object.values(shown).some((text) => text !== '') ? shown : NO_SOURCE;
}

const fileIdOf = async (actor: Actor, picture: ImportedPicture | undefined) =>
  picture ? attachableFileId(actor, { name: picture.name, url: picture.key }, 'file.url') : null;

async function stepsOf(actor: Actor, { input, stepPictures }: WholeGuide, projectId: string) {
  const steps = [];
  for (const [position, step] of input.steps.entries()) {
    steps.push({
      ...stepColumns(step, input.languages),
      projectId,
      position,
      fileId: await fileIdOf(actor, stepPictures.get(position)),
    });
  }
  return steps;
}

const questionsOf = ({ input }: WholeGuide, projectId: string) =>
  input.questions.map((question, position) => ({
    ...questionColumns(question, input.languages),
    projectId,
    position,
  }));

// Unchanged steps keep their ids, and with them their reports.
async function replaceSteps(
  actor: Actor,
  project: LockedProject,
  guide: WholeGuide,
): Promise<void> {
  const there = new Set((await listStepIds(project.id)).map(({ id }) => id));
  const kept = new Set(guide.stepIds.filter((id) => id !== undefined && there.has(id)));
  for (const id of there) {
    const step = kept.has(id) ? null : await findStep(project.id, id);
    if (step) await moveStepToTrash(project, step);
  }
  const fresh = [];
  for (const [index, step] of (await stepsOf(actor, guide, project.id)).entries()) {
    const id = guide.stepIds[index];
    // A duplicate id belongs to its first step.
    if (id === undefined || !kept.delete(id)) fresh.push(step);
    else await updateStep(id, { ...step, version: { increment: 1 } });
  }
  await insertSteps(fresh);
}
