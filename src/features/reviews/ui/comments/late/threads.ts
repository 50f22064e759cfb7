import type { CommentView } from '../../../schema';

/** A comment with its answers. */
export type Thread = CommentView & { answers: CommentView[] };

/** The comments that are no answers, with their answers, the oldest first. */
export const threadsOf = (
  all: readonly CommentView[],
  isShown: (comment: CommentView) => boolean,
): Thread[] =>
  all
    .filter((comment) => comment.parentId === null && isShown(comment))
    .map((comment) => ({
      ...comment,
      answers: all.filter(({ parentId }) => parentId === comment.id),
    }));

/** The open comments on an item that are no answers. */
export const openThreads = (all: readonly CommentView[], itemId: string | null) =>
  all.filter(
    (comment) =>
      comment.itemId === itemId && comment.parentId === null && comment.resolvedAt === null,
  );
