import 'server-only';
import { inTransaction } from '@/server/db/client';
import { countAttempt } from '@/server/rate-limit';
import { AppError, fieldError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { lockOwnedProject, readOwnedIdentity } from '@/features/projects/server/owned-project';
import { COMMENTS_PER_GUIDE, RESOLVED_COMMENT_DAYS } from '../../constants';
import type { CommentInput, CommentsResponse, CommentView } from '../../schema';
import { toCommentView } from './presenter';
import * as rows from './repository';

const DAY_MS = 24 * 60 * 60_000;
const SWEPT_AT_ONCE = 500;

/**
 * The comments on a draft, without those that were resolved long ago.
 * @throws {AppError} not_found
 */
export async function readComments(actor: Actor, id: string): Promise<CommentsResponse> {
  const { id: projectId } = await readOwnedIdentity(actor, id);
  const found = await rows.listComments(projectId, oldestResolved());
  const results = found.map((row) => toCommentView(row, actor));
  return { results, totalResults: results.length };
}

/**
 * Adds a comment on a draft or one of its items, or an answer, which is where its parent is.
 * @throws {AppError} not_found, too_many_requests, too_many_comments, validation_failed at itemId or parentId
 */
export async function addComment(
  actor: Actor,
  id: string,
  { parentId, text, ...input }: CommentInput,
): Promise<CommentView> {
  await countAttempt({ name: 'comment', by: actor.userId });
  return inTransaction(async () => {
    const { id: projectId } = await lockOwnedProject(actor, id);
    const place = parentId === null ? input : await placeOfThread(projectId, parentId);
    if (
      parentId === null &&
      place.itemId !== null &&
      !(await rows.isInDraft(projectId, place.itemId))
    )
      throw fieldError('itemId', 'commentItemUnknown');
    if ((await rows.countComments(projectId)) >= COMMENTS_PER_GUIDE)
      throw new AppError('too_many_comments');
    const { itemId, part } = place;
    const data = { projectId, itemId, part, parentId, userId: actor.userId, text };
    return toCommentView(await rows.insertComment(data), actor);
  });
}

/**
 * Resolves a comment with its answers, or opens it again.
 * @throws {AppError} not_found, also for an answer
 */
export async function resolveComment(
  actor: Actor,
  id: string,
  commentId: string,
  isResolved: boolean,
): Promise<CommentView> {
  return inTransaction(async () => {
    const comment = await lockComment(actor, id, commentId);
    if (comment.parentId !== null) throw new AppError('not_found');
    const isChanged = isResolved !== (comment.resolvedAt !== null);
    return toCommentView(
      isChanged
        ? await rows.updateResolved(comment.id, isResolved ? actor.userId : undefined)
        : comment,
      actor,
    );
  });
}

/**
 * Deletes a comment with its answers.
 * @throws {AppError} not_found, role_needed for a comment of another person
 */
export async function removeComment(actor: Actor, id: string, commentId: string): Promise<void> {
  await inTransaction(async () => {
    const comment = await lockComment(actor, id, commentId);
    if (comment.userId !== actor.userId && actor.role !== 'owner')
      throw new AppError('role_needed');
    await rows.deleteComment(comment.id);
  });
}

/**
 * Deletes a bounded number of threads that were resolved long ago.
 * @returns how many
 */
export const sweepComments = (): Promise<number> =>
  rows.deleteResolved(oldestResolved(), SWEPT_AT_ONCE);

const oldestResolved = () => new Date(Date.now() - RESOLVED_COMMENT_DAYS * DAY_MS);

async function placeOfThread(projectId: string, parentId: string) {
  const parent = await rows.findComment(projectId, parentId);
  if (!parent || parent.parentId !== null) throw fieldError('parentId', 'commentParentUnknown');
  return parent;
}

/** A comment on the creator's own guide, which stays locked until the transaction ends. */
async function lockComment(actor: Actor, id: string, commentId: string) {
  const { id: projectId } = await lockOwnedProject(actor, id);
  const comment = isUuid(commentId) ? await rows.findComment(projectId, commentId) : null;
  if (!comment) throw new AppError('not_found');
  return comment;
}
