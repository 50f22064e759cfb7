import 'server-only';
import { createHash } from 'node:crypto';
import type { Actor } from '@/features/auth/server/actor';
import { AppError } from '@/shared/http/app-error';
import { asDraft, contentOf, type Draft, storedContent } from '../../model/content/content';
import { isListed } from '../../policy';
import { changeGuide, lockGuide } from '../draft/change-guide';
import type { OwnedGuide } from '../draft/columns';
import { replaceEdits } from '../second-person/service';
import { deleteOwnedProject } from '../service';
import { findBinItem, findNewestDraft, takeFromTrash } from '../trash/repository';

/** A replaced guide as it was. */
export type FormerGuide = {
  /** The former draft, in the bin of the guide. */
  binItemId: string;
  type: number;
  /** Its readers had this draft. */
  isLive: boolean;
  /** Accounts that had changed it; absent in imports of older releases. */
  editedBy?: string[];
};
/** Facts of an imported guide that an undo needs. */
export type UndoFacts = { digest: string; former?: FormerGuide };

/**
 * The guide as an import has stored it, in the same transaction.
 * @param replaced the replaced guide as it was before
 */
export async function readImported(
  actor: Actor,
  projectUid: string,
  replaced?: Omit<FormerGuide, 'binItemId'>,
): Promise<{ draft: Draft; undo: UndoFacts }> {
  const guide = await lockGuide(actor, projectUid);
  const digest = digestOf(guide);
  if (!replaced) return { draft: guide.draft, undo: { digest } };
  const binItemId = await findNewestDraft(guide.project.id);
  return { draft: guide.draft, undo: { digest, former: { ...replaced, binItemId } } };
}

/**
 * Undoes the import of a guide that is unchanged since: deletes it like its creator would, or
 * gives a replaced one its former content, for readers too if they had it. Call this in a
 * transaction.
 */
export async function undoImported(
  actor: Actor,
  projectUid: string,
  { digest, former }: UndoFacts,
): Promise<'removed' | 'restored' | 'kept'> {
  const guide = await lockGuide(actor, projectUid).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  });
  if (!guide) return 'removed';
  if (digestOf(guide) !== digest) return 'kept';
  if (!former) {
    await deleteOwnedProject(actor, projectUid);
    return 'removed';
  }
  const item = await findBinItem(guide.project.id, former.binItemId);
  if (!item) return 'kept';
  await takeFromTrash(guide.project.id, [item.id]);
  const { type, isLive, editedBy } = former;
  await changeGuide(
    actor,
    projectUid,
    { draft: !isLive },
    ({ project, draft }) => ({
      draft: asDraft(storedContent(contentOf(item.item as Draft)), draft),
      columns: { type, isListed: isListed({ status: project.status, type }) },
      isReplaced: true,
    }),
    () => ({}),
  );
  // An undo runs as the owner, who did not make these changes.
  if (editedBy) await replaceEdits(guide.project.id, editedBy);
  return 'restored';
}

/**
 * Status, visibility, version and content; without the origins of edited pictures, which a job
 * replaces after the publication of covers.
 */
function digestOf({ project: { status, type, versionNumber }, draft }: OwnedGuide): string {
  const text = JSON.stringify(
    [status, type, versionNumber, contentOf(draft)],
    (name, value: unknown) => (name === 'edit' ? undefined : value),
  );
  return createHash('sha256').update(text).digest('hex');
}
