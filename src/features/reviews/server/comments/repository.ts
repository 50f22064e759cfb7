import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';

const person = { select: { id: true, name: true } } as const;
const resolution = { resolvedAt: true, resolvedBy: person } as const;
const columns = {
  id: true,
  itemId: true,
  part: true,
  parentId: true,
  userId: true,
  user: person,
  text: true,
  createdAt: true,
  ...resolution,
  parent: { select: resolution },
} as const satisfies Prisma.DraftCommentSelect;

export type CommentRow = Prisma.DraftCommentGetPayload<{ select: typeof columns }>;

/** The comments on a guide that are open or were resolved after a time, the oldest first. */
export function listComments(projectId: string, resolvedAfter: Date): Promise<CommentRow[]> {
  const isKept = { OR: [{ resolvedAt: null }, { resolvedAt: { gt: resolvedAfter } }] };
  return db().draftComment.findMany({
    where: { projectId, ...isKept, AND: { OR: [{ parentId: null }, { parent: isKept }] } },
    select: columns,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

export function findComment(projectId: string, id: string): Promise<CommentRow | null> {
  return db().draftComment.findFirst({ where: { id, projectId }, select: columns });
}

/** Counts all comments on a guide, resolved ones included. */
export function countComments(projectId: string): Promise<number> {
  return db().draftComment.count({ where: { projectId } });
}

export async function isInDraft(projectId: string, itemId: string): Promise<boolean> {
  return (await db().guideItem.count({ where: { projectId, id: itemId } })) > 0;
}

export function insertComment(data: Prisma.DraftCommentUncheckedCreateInput): Promise<CommentRow> {
  return db().draftComment.create({ data, select: columns });
}

/** @param by who resolves it; undefined opens it again */
export function updateResolved(id: string, by: string | undefined): Promise<CommentRow> {
  const data = { resolvedAt: by ? new Date() : null, resolvedById: by ?? null };
  return db().draftComment.update({ where: { id }, data, select: columns });
}

export async function deleteComment(id: string): Promise<void> {
  await db().draftComment.deleteMany({ where: { id } });
}

/** @returns how many threads were deleted */
export function deleteResolved(before: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM draft_comment WHERE id IN (
      SELECT id FROM draft_comment WHERE resolved_at <= ${before} ORDER BY resolved_at LIMIT ${limit})`;
}
