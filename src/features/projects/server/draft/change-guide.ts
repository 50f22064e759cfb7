import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import type { Actor } from '@/features/auth/server/actor';
import { roleMay } from '@/features/auth/workshops/roles';
import { releaseFiles } from '@/features/uploads/server/service';
import { AppError } from '@/shared/http/app-error';
import {
  ProjectStatus,
  QUESTIONS_PER_PROJECT_MAX,
  STEPS_PER_PROJECT_MAX,
  VIA_EDITOR,
} from '../../constants';
import type { DraftQuery, Unpublished } from '../../field-schemas';
import { contentOf, type Draft, filesOf } from '../../model/content/content';
import { isSameContent } from '../../model/content/digest';
import { withKnownUses } from '../../model/content/uses';
import { lockOwnedProject } from '../owned-project';
import { updateColumns } from '../repository';
import { forgetEdits, writeEdit } from '../second-person/service';
import { draftItem, removedItems } from '../trash/items';
import { moveToTrash, takeFromTrash } from '../trash/repository';
import { findNewest, type Newest } from '../versions/repository';
import { countChangesSince, publishDraft } from '../versions/service';
import { headOf } from '../presenter';
import { headColumns, listColumns, type OwnedGuide } from './columns';
import { listItems, writeItems } from './repository';

/** A draft after a change, and columns that are no part of its content. */
export type GuideEdit = {
  draft: Draft;
  columns?: { type: number; isListed: boolean };
  /** Another content takes the place of the draft, which goes to the bin as a whole. */
  isReplaced?: boolean;
};

/**
 * The creator's own guide, locked until the transaction ends.
 * @throws {AppError} not_found
 */
export async function lockGuide(actor: Actor, id: string): Promise<OwnedGuide> {
  const project = await lockOwnedProject(actor, id);
  return { project, draft: { project: headOf(project), ...(await listItems(project.id)) } };
}

/**
 * Changes a guide in one transaction: locks it, runs `change`, and stores the draft that it returns.
 * A change of a published guide is published at once, unless it is meant for the draft, the draft
 * holds unpublished changes, the role may not publish, or the workshop needs a second person.
 * Removed steps and questions go to the bin; pictures that nothing shows any more are deleted.
 * @param change returns the draft that it got where nothing changes; its second argument is the
 *   version that readers get, if any
 * @param answer makes the answer from the guide as it is stored now
 * @returns the answer, and how many changes are not published
 * @throws {AppError} not_found, too_many_steps, too_many_questions, and what `change` throws
 */
export function changeGuide<Result extends object>(
  actor: Actor,
  id: string,
  { draft: isDraft = false }: DraftQuery = {},
  change: (guide: OwnedGuide, newest: Newest | undefined) => GuideEdit | Promise<GuideEdit>,
  answer: (guide: OwnedGuide) => Result | Promise<Result>,
): Promise<Result & Unpublished> {
  return inTransaction(async () => {
    const before = await lockGuide(actor, id);
    const { project } = before;
    const last = project.versionNumber === null ? undefined : await findNewest(project.id);
    const newest = project.status === ProjectStatus.Published ? last : undefined;
    const isDirect =
      !isDraft && !project.creator.needsSecondPerson && roleMay(actor.role, 'publish');
    const wasNewest = last !== undefined && isSameContent(last.content, contentOf(before.draft));
    const isLive = isDirect && newest && wasNewest;
    const asked = await change(before, newest);
    const edit = { ...asked, draft: withKnownUses(asked.draft) };
    refuseTooMany(before.draft, edit.draft);
    const isChanged = edit.draft !== before.draft || edit.columns !== undefined;
    const after = { project, draft: edit.draft };
    if (isChanged) {
      const via = viaAfter(actor, project, edit, newest);
      const hasOtherItems = await store(before, edit, via);
      if (!isLive) await recordEdit(actor, before, edit.draft, { newest: last, wasNewest });
      const written = { ...after, project: { ...project, via } };
      const published = isLive && (await publishDraft(actor, written, newest, { isDirect: true }));
      if (published) await emit('guide.edited', { guide: project, ...published });
      else if (hasOtherItems) await emit('draft.stepsChanged', { guide: project });
      // At once: it is not part of a version.
      if (edit.columns && edit.columns.type !== project.type)
        await emit('guide.visibilityChanged', {
          before: project,
          guide: { ...project, ...edit.columns },
        });
    }
    const result = await answer(after);
    const unpublishedChanges =
      newest && !isLive ? countChangesSince(newest.content, contentOf(edit.draft)) : 0;
    return { ...result, unpublishedChanges };
  });
}

/**
 * Through what the unpublished changes came. A later edit in the editor does not hide the token that
 * wrote before it; discarding the changes does.
 */
function viaAfter(
  actor: Actor,
  { via: before }: OwnedGuide['project'],
  { draft }: GuideEdit,
  newest: Newest | undefined,
): string {
  const via = actor.via ?? before;
  return via !== VIA_EDITOR && newest && isSameContent(newest.content, contentOf(draft))
    ? VIA_EDITOR
    : via;
}

/** Records who changed the draft; nobody did where it is or was as its newest version. */
async function recordEdit(
  actor: Actor,
  { project, draft: before }: OwnedGuide,
  draft: Draft,
  { newest, wasNewest }: { newest: Newest | undefined; wasNewest: boolean },
): Promise<void> {
  const content = contentOf(draft);
  if (isSameContent(contentOf(before), content)) return;
  const isNewest = newest !== undefined && isSameContent(newest.content, content);
  if (wasNewest || isNewest) await forgetEdits(project.id, false);
  if (isNewest) return;
  const former = new Set<object>(itemsOf(before));
  const [item, ...others] = itemsOf(draft).filter((each) => !former.has(each));
  const isOnly = others.length === 0 && draft.project === before.project;
  await writeEdit(project.id, actor.userId, isOnly ? (item?.id ?? null) : null);
}

/** @returns true if steps or questions were added or removed */
async function store(
  { project, draft: before }: OwnedGuide,
  { draft, columns, isReplaced = false }: GuideEdit,
  via: string,
): Promise<boolean> {
  await writeItems(project.id, before, draft);
  const isHeadChanged = draft.project !== before.project || columns !== undefined;
  await updateColumns(project.id, {
    ...(isHeadChanged
      ? { ...headColumns(draft.project, project.creator.name), version: { increment: 1 } }
      : {}),
    ...listColumns(draft),
    ...columns,
    via,
  });
  const added = idsMissingIn(before, draft);
  const removed = idsMissingIn(draft, before);
  const restored = added.length > 0 ? await takeFromTrash(project.id, added) : [];
  const binned = isReplaced ? [draftItem(before)] : removedItems(before, removed);
  const dropped = binned.length > 0 ? await moveToTrash(project.id, binned) : [];
  const shown = new Set(filesOf(draft));
  const hidden = [...restored, ...dropped, ...filesOf(before)].filter((file) => !shown.has(file));
  await releaseFiles(hidden);
  return added.length + removed.length > 0;
}

function refuseTooMany(before: Draft, after: Draft): void {
  if (after.steps.length > Math.max(before.steps.length, STEPS_PER_PROJECT_MAX))
    throw new AppError('too_many_steps');
  if (after.questions.length > Math.max(before.questions.length, QUESTIONS_PER_PROJECT_MAX))
    throw new AppError('too_many_questions');
}

function idsMissingIn(one: Draft, other: Draft): string[] {
  const ids = new Set(itemsOf(one).map(({ id }) => id));
  return itemsOf(other).flatMap(({ id }) => (ids.has(id) ? [] : [id]));
}

const itemsOf = ({ steps, questions }: Draft) => [...steps, ...questions];
