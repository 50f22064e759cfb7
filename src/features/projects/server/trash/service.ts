import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import type { TrashKind } from '@/server/db/generated/client';
import { AppError } from '@/shared/http/app-error';
import { offsetOf } from '@/shared/http/pagination';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { releaseFiles } from '@/features/uploads/server/service';
import { BIN_MS, PROJECTS_PER_ACCOUNT_MAX, RESTORE_MS } from '../../constants';
import type { BinList, BinQuery, EmptiedBin } from '../../bin/schema';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import {
  asDraft,
  contentOf,
  type Draft,
  type DraftQuestion,
  type DraftStep,
  type ItemKind,
  storedContent,
} from '../../model/content/content';
import { withItem } from '../../model/content/items';
import { withPrimaryTexts } from '../../model/content/primary-language';
import type { QuestionView } from '../../questions/schema';
import type { ProjectView } from '../../schema';
import type { StepView } from '../../steps/schema';
import { changeGuide } from '../draft/change-guide';
import type { OwnedGuide } from '../draft/columns';
import { lockOwnedProject, projectIn, readOwnedIdentity, readProject } from '../owned-project';
import { toProjectView } from '../presenter';
import { questionIn } from '../questions/answer';
import { countOwnedLocked, findRemoved, listFileIds, updateProject } from '../repository';
import { stepIn } from '../steps/answer';
import { deleteOldTombstones } from '../tombstones/repository';
import { listVersionFiles } from '../versions/repository';
import * as rows from './repository';

/**
 * Restores a deleted step at its position, with its id, picture and reports. An existing one stays
 * unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_steps
 */
export const restoreStep = (
  actor: Actor,
  projectId: string,
  stepId: string,
  edit?: DraftQuery,
): Promise<StepView & Unpublished> =>
  restoreItem('step', actor, projectId, stepId, edit, (guide) => stepIn(guide, stepId));

/**
 * Restores a deleted question at its position. An existing one stays unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_questions
 */
export const restoreQuestion = (
  actor: Actor,
  projectId: string,
  id: string,
  edit?: DraftQuery,
): Promise<QuestionView & Unpublished> =>
  restoreItem('question', actor, projectId, id, edit, (guide) => questionIn(guide, id));

const restoreItem = <Result extends object>(
  kind: ItemKind,
  actor: Actor,
  projectId: string,
  id: string,
  edit: DraftQuery | undefined,
  answer: (guide: OwnedGuide) => Result | Promise<Result>,
): Promise<Result & Unpublished> =>
  changeGuide(
    actor,
    projectId,
    edit,
    async ({ project, draft }) => ({ draft: await withItemBack(project.id, draft, kind, id) }),
    answer,
  );

/** The draft with a removed item at its place; the same draft if it is there. */
async function withItemBack(
  projectId: string,
  draft: Draft,
  kind: ItemKind,
  id: string,
): Promise<Draft> {
  const list = kind === 'step' ? 'steps' : 'questions';
  const items: (DraftStep | DraftQuestion)[] = draft[list];
  if (items.some((item) => item.id === id.toLowerCase())) return draft;
  const removed = isUuid(id) ? await rows.findRemovedItem(projectId, kind, id) : undefined;
  if (!removed) throw new AppError('not_found');
  const place = Math.min(removed.position, items.length);
  const item = withPrimaryTexts(removed.item, draft.project.languages);
  return { ...draft, [list]: withItem(items, item, place) };
}

/**
 * A page of what was removed from the creator's own guide and can come back, the newest first.
 * @throws {AppError} not_found
 */
export async function listBin(actor: Actor, id: string, query: BinQuery): Promise<BinList> {
  const project = await readOwnedIdentity(actor, id);
  const { limit } = query;
  const { rows: items, total } = await rows.listBin(project.id, { limit, offset: offsetOf(query) });
  return {
    results: items.map((item) => ({ ...item, removedAt: item.removedAt.toISOString() })),
    totalResults: total,
  };
}

/**
 * Restores an item of the bin into the draft. A draft takes the place of the present one, which
 * goes to the bin.
 * @throws {AppError} not_found, also when it is too late; too_many_steps, too_many_questions
 */
export function restoreFromBin(
  actor: Actor,
  projectId: string,
  itemId: string,
): Promise<ProjectView & Unpublished> {
  return changeGuide(
    actor,
    projectId,
    { draft: true },
    async ({ project, draft }) => {
      const removed = isUuid(itemId) ? await rows.findBinItem(project.id, itemId) : undefined;
      if (!removed) throw new AppError('not_found');
      if (removed.kind !== 'draft')
        return { draft: await withItemBack(project.id, draft, kindOf(removed), removed.id) };
      await rows.takeFromTrash(project.id, [removed.id]);
      return {
        draft: asDraft(storedContent(contentOf(removed.item as Draft)), draft),
        isReplaced: true,
      };
    },
    projectIn,
  );
}

/**
 * Deletes the bin of the creator's own guide for good, with the pictures that only it shows.
 * @throws {AppError} not_found
 */
export function emptyBin(actor: Actor, id: string): Promise<EmptiedBin> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    const removed = await rows.deleteBin(project.id);
    await releaseFiles(removed.flatMap(({ files }) => files));
    return { removed: removed.length };
  });
}

const kindOf = ({ kind }: { kind: TrashKind }): ItemKind =>
  kind === 'question' ? 'question' : 'step';

/**
 * Restores a deleted project with all its data: archived when it was, else unpublished. An existing
 * one stays unchanged.
 * @throws {AppError} not_found, also when it is too late; too_many_projects
 */
export async function restoreOwnedProject(
  actor: Actor,
  id: string,
): Promise<ProjectView & Unpublished> {
  return inTransaction(async () => {
    const owned = await countOwnedLocked(actor.creatorId);
    const removed = await findRemoved(actor.creatorId, id, new Date(Date.now() - RESTORE_MS));
    if (!removed) return readProject(actor, id);
    if (owned >= PROJECTS_PER_ACCOUNT_MAX) throw new AppError('too_many_projects');
    const row = await updateProject(removed.id, { removedAt: null, version: { increment: 1 } });
    await emit('guide.restored', { guide: row });
    return { ...toProjectView(row), unpublishedChanges: 0 };
  });
}

/**
 * Deletes expired items permanently, with their pictures, and old tombstones.
 * @param now for tests
 */
export async function sweepTrash(now = new Date()): Promise<void> {
  for (const id of await rows.listRemovedBefore(new Date(now.getTime() - RESTORE_MS)))
    await purgeProject(id);
  await inTransaction(async () =>
    releaseFiles(await rows.deleteExpired(new Date(now.getTime() - BIN_MS))),
  );
  await deleteOldTombstones(now);
}

/**
 * Deletes a project of any owner at once and permanently, to repeat an earlier deletion.
 * @returns whether it existed
 */
export async function deletePermanently(projectId: string): Promise<boolean> {
  const isThere = await rows.markRemoved(projectId);
  if (isThere) await purgeProject(projectId);
  return isThere;
}

/** Deletes a removed project permanently, with all its data. */
export async function purgeProject(projectId: string): Promise<void> {
  await inTransaction(async () => {
    const fileIds = [
      ...(await listFileIds(projectId)),
      ...(await rows.listTrashFiles(projectId)),
      ...(await listVersionFiles(projectId)),
    ];
    if (await rows.deleteRemoved(projectId)) await releaseFiles(fileIds);
  });
}
