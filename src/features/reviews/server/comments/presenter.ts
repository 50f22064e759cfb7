import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import type { CommentView } from '../../schema';
import type { CommentRow } from './repository';

export function toCommentView(row: CommentRow, reader: Pick<Actor, 'userId'>): CommentView {
  // An answer is resolved with the comment that it answers.
  const { resolvedAt, resolvedBy } = row.parent ?? row;
  return {
    id: row.id,
    itemId: row.itemId,
    part: row.part,
    parentId: row.parentId,
    by: row.user,
    isYours: row.userId === reader.userId,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    resolvedBy,
  };
}
