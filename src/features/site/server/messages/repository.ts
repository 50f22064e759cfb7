import 'server-only';
import { db } from '@/server/db/client';
import type { ContactMessage } from '@/server/db/generated/client';
import { offsetOf } from '@/shared/http/pagination';
import type { MessagesQuery } from '../../messages/schema';

export type MessageRow = ContactMessage;
const OPEN = { answeredAt: null };
const WHERE = { open: OPEN, answered: { answeredAt: { not: null } }, all: {} };

/** A page of messages, newest first, how many there are, and how many of all are open. */
export async function listMessages({ status, ...page }: MessagesQuery) {
  const where = WHERE[status];
  const rows = await db().contactMessage.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: offsetOf(page),
    take: page.limit,
  });
  const [total, open] = [
    await db().contactMessage.count({ where }),
    await db().contactMessage.count({ where: OPEN }),
  ];
  return { rows, total, open };
}

/**
 * Sets or clears the mark; keeps the first time.
 * @returns the message and whether that changed anything; undefined without one
 */
export async function markMessage(
  id: string,
  answered: boolean,
): Promise<{ row: MessageRow; isChanged: boolean } | undefined> {
  const { count } = await db().contactMessage.updateMany({
    where: { id, ...(answered ? OPEN : WHERE.answered) },
    data: { answeredAt: answered ? new Date() : null },
  });
  const row = await db().contactMessage.findUnique({ where: { id } });
  return row ? { row, isChanged: count === 1 } : undefined;
}
