import 'server-only';
import type { z } from 'zod';
import { matchLocale } from '@/i18n/negotiate-locale';
import { inTransaction } from '@/server/db/client';
import { AppError } from '@/shared/http/app-error';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import { cutOf } from '@/features/uploads/model/picture-cut';
import { attachableClip, attachableFileId } from '@/features/uploads/server/service';
import { PROJECTS_PER_ACCOUNT_MAX, ProjectStatus, StepType } from '../../constants';
import { firstIn, furtherIn, type WholeGuideInput } from '../../import/schema';
import { parseAverageTime } from '../../model/average-time';
import { contentOf, type Draft, type DraftStep } from '../../model/content/content';
import { isSameContent } from '../../model/content/digest';
import { withFacts } from '../../model/content/facts';
import { entryAt, usesAt, withKeptItems } from '../../model/content/uses';
import { changedStep, newQuestion, newStep } from '../../model/content/edit-items';
import type { GivenMedium } from '../../model/content/media';
import { type GivenMark, placeProblem } from '../../model/marks/marks';
import { shownPlace } from '../../model/marks/shown-place';
import type { pictureEdit } from '../../steps/mark-schemas';
import { newPictureTexts } from '../../model/texts/texts';
import { isListed } from '../../policy';
import { changeGuide } from '../draft/change-guide';
import { insertGuide } from '../draft/insert-guide';
import { copyNameIn, insertCopy, withName } from '../duplicate';
import { publishProject } from '../publication';
import { countOwnedLocked, lockCreator } from '../repository';
import { listEdits, needsSecondPerson } from '../second-person/service';
import { importedOwnTexts } from '../validate-texts';
import { clearImportKey, findOwnedByOrigin } from './repository';
import type { FormerGuide } from './undo-import';

/** A validated guide with the keys of its stored pictures, and the original ids of its steps. */
export type WholeGuide = {
  input: WholeGuideInput;
  picture: ImportedPicture | undefined;
  stepPictures: ReadonlyMap<number, StepPictures>;
  stepClips?: ReadonlyMap<number, ImportedClip>;
  /** The pictures that edited ones were made of. */
  stepOrigins?: ReadonlyMap<number, StepPictures>;
  /** Identifies the guide in later imports; null for a copy, which nothing replaces. */
  importKey: string | null;
  stepIds: readonly (string | undefined)[];
};
export type ImportedPicture = { key: string; name: string };
/** With the place of its poster in the step. */
export type ImportedClip = ImportedPicture & { medium: number };
/** By the place of each in its step; undefined where it is missing. */
export type StepPictures = (ImportedPicture | undefined)[];

type Former = Omit<FormerGuide, 'binItemId'>;

/** Identity of an imported guide: its original uid, and keys of imports. */
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
 * Creates a guide completely or not at all; unpublished, unless another status is given and the
 * workshop needs no second person to publish. Call this in a transaction.
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
  const draft = await draftOfGuide(actor, guide);
  const made = await insertGuide(
    actor,
    isCopy ? { ...draft, project: withName(draft.project, copyNameIn(locale)) } : draft,
    {
      type: guide.input.type,
      importKey: guide.importKey,
      ...(status === ProjectStatus.Archived ? { status } : {}),
    },
  );
  const isPublished = status === ProjectStatus.Published && hasSteps(guide);
  if (isPublished && !(await needsSecondPerson(actor.creatorId)))
    await publishProject(actor, made.id);
  return { projectUid: made.projectUid };
}

/**
 * Replaces the creator's guide with an imported one, completely or not at all; its address, status,
 * views and messages stay. The previous version becomes a deleted guide, which can be restored like
 * any other. Call this in a transaction.
 * @returns the uid of the previous version, and facts of it for an undo
 * @throws {AppError} not_found, no_steps when a published guide would have none
 */
export async function replaceWholeGuide(
  actor: Actor,
  id: string,
  guide: WholeGuide,
): Promise<{ projectUid: string; previousUid: string; former: Former }> {
  let previousUid = '';
  let former: Former = { type: guide.input.type, isLive: false };
  const { projectUid } = await changeGuide(
    actor,
    id,
    {},
    async ({ project, draft }, newest) => {
      if (project.status === ProjectStatus.Published && !hasSteps(guide))
        throw new AppError('no_steps');
      const previous = await insertCopy(actor, project, draft, { removedAt: new Date() });
      previousUid = previous.projectUid;
      former = {
        type: project.type,
        isLive: newest !== undefined && isSameContent(newest.content, contentOf(draft)),
        editedBy: (await listEdits(project.id)).map((edit) => edit.id),
      };
      const { type } = guide.input;
      return {
        draft: withKeptItems(
          draft.project,
          withKeptSteps(draft, await draftOfGuide(actor, guide), guide.stepIds),
        ),
        columns: { type, isListed: isListed({ status: project.status, type }) },
        isReplaced: true,
      };
    },
    ({ project }) => ({ projectUid: project.projectUid }),
  );
  return { projectUid, previousUid, former };
}

/** Long enough for one transaction with 500 steps and as many pictures. */
const GUIDE_MS = 30_000;
export const inGuideTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  inTransaction(work, { timeoutMs: GUIDE_MS });

const hasSteps = ({ input }: WholeGuide) => input.steps.some(({ type }) => type === StepType.Step);

/** A guide as the draft of a new project. */
export async function draftOfGuide(
  actor: Actor,
  {
    input,
    picture,
    stepPictures,
    stepClips,
    stepOrigins,
  }: Omit<WholeGuide, 'importKey' | 'stepIds'>,
  ownTexts = importedOwnTexts,
): Promise<Draft> {
  const { people, ref, brand, languages, alt, fixed = [] } = input;
  const texts = ownTexts(input);
  const steps: DraftStep[] = [];
  for (const [position, step] of input.steps.entries()) {
    const made = newStep({ ...step, uses: usesAt(texts, step.uses) }, languages);
    const media = await mediaOfStep(
      actor,
      { ...step, id: made.id },
      stepPictures.get(position),
      stepClips?.get(position),
      stepOrigins?.get(position),
    );
    steps.push(media.length > 0 ? changedStep(made, { media }, { languages }) : made);
  }
  const items = fixed.map((place) => ({ id: entryAt(texts, place, 'fixed').id, fixed: true }));
  return {
    project: withFacts(
      {
        ...texts,
        people,
        ref,
        brand,
        languages,
        alt: newPictureTexts(alt, languages),
        source: sourceOf(input),
        averageTimeMinutes: parseAverageTime(input.averageTime) ?? 1,
        fileId: await fileIdOf(actor, picture),
      },
      { ...input, items },
    ),
    steps,
    questions: input.questions.map((question) => newQuestion(question, languages)),
  };
}

/** The pictures of an imported step that are there, with their descriptions. */
async function mediaOfStep(
  actor: Actor,
  step: WholeGuideInput['steps'][number] & { id: string },
  pictures: StepPictures = [],
  clip?: ImportedClip,
  origins: StepPictures = [],
): Promise<GivenMedium[]> {
  const { id, alt } = step;
  const media: GivenMedium[] = [];
  const first = { id, alt, ...firstIn(step) };
  for (const [index, { edit, ...medium }] of [first, ...furtherIn(step)].entries()) {
    const fileId = await fileIdOf(actor, pictures[index]);
    const shown = clip?.medium === index ? clip : undefined;
    if (fileId)
      media.push({
        ...medium,
        fileId,
        ...cutIn(edit, await fileIdOf(actor, origins[index]), medium.marks),
        clip: shown && (await attachableClip(actor, { url: shown.key }, 'clip.url')),
      });
  }
  return media;
}

/**
 * The edit of an imported picture. Without the one that it was made of, it is the whole picture, and has the
 * marks that lie on it.
 */
function cutIn(
  edit: z.output<typeof pictureEdit> | undefined,
  originId: string | null,
  marks: readonly GivenMark[] = [],
): Pick<GivenMedium, 'edit' | 'marks'> {
  if (!edit) return {};
  const cut = cutOf(edit);
  return originId
    ? { edit: { ...cut, originId } }
    : { marks: marks.map((mark) => shownPlace(mark, cut)).filter((mark) => !placeProblem(mark)) };
}

/** An imported draft in which unchanged steps keep their ids, and with them their reports. */
function withKeptSteps(before: Draft, imported: Draft, stepIds: WholeGuide['stepIds']): Draft {
  const versions = new Map(before.steps.map(({ id, version }) => [id, version]));
  const steps = imported.steps.map((step, index) => {
    const id = stepIds[index];
    const version = id === undefined ? undefined : versions.get(id);
    if (id === undefined || version === undefined) return step;
    // A duplicate id belongs to its first step.
    versions.delete(id);
    return { ...step, id, version: version + 1 };
  });
  return { ...imported, steps };
}

function sourceOf({ source }: WholeGuideInput) {
  if (source === null) return null;
  const { key: _key, ...shown } = source;
  return Object.values(shown).some((text) => text !== '') ? shown : null;
}

const fileIdOf = async (actor: Actor, picture: ImportedPicture | undefined) =>
  picture ? attachableFileId(actor, { name: picture.name, url: picture.key }, 'file.url') : null;
