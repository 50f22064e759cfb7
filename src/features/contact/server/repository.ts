import 'server-only';
import { db } from '@/server/db/client';
import type { ContactDraft, ContactMessage } from '@/server/db/generated/client';

export type MessageRow = ContactMessage;
export type DraftRow = ContactDraft;

/** @returns whether it is new: false when a message with this id exists */
export async function insertMessage(
  data: Omit<MessageRow, 'createdAt' | 'answeredAt'>,
): Promise<boolean> {
  return (await db().contactMessage.createMany({ data: [data], skipDuplicates: true })).count === 1;
}

export async function findMessage(id: string): Promise<MessageRow | null> {
  return db().contactMessage.findUnique({ where: { id } });
}

export async function insertDraft(data: Omit<DraftRow, 'createdAt'>): Promise<void> {
  await db().contactDraft.create({ data });
}

/** The draft, unless it is older than so many minutes. */
export async function findDraft(id: string, minutes: number): Promise<DraftRow | undefined> {
  const rows = await db().$queryRaw<DraftRow[]>`
    SELECT id, name, email, subject, message, refusal, retry_after_seconds AS "retryAfterSeconds", created_at AS "createdAt"
    FROM contact_draft WHERE id = ${id}::uuid AND created_at > now() - ${minutes} * interval '1 minute'`;
  return rows[0];
}

export async function deleteDraft(id: string): Promise<void> {
  await db().contactDraft.deleteMany({ where: { id } });
}

/** @returns how many were deleted */
export function deleteOldDrafts(minutes: number, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM contact_draft WHERE id IN (
      SELECT id FROM contact_draft WHERE created_at < now() - ${minutes} * interval '1 minute' ORDER BY created_at LIMIT ${limit})`;
}

/** @returns how many were deleted */
export function deleteOldMessages(months: number, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM contact_message WHERE id IN (
      SELECT id FROM contact_message WHERE created_at < now() - ${months} * interval '1 month' ORDER BY created_at LIMIT ${limit})`;
}
