import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { enqueueMail } from '@/server/mail/queue';
import { countAttempt } from '@/server/rate-limit';
import type { Visitor } from '@/features/auth/server/visitor';
import { contactAddress } from './email-templates';
import { CONTACT_KEPT_MONTHS } from '../constants';
import { deleteOldMessages, insertMessage } from './repository';
import type { ContactInput } from '../schema';

const SWEPT_AT_ONCE = 500;

/**
 * Applies the rate limit of messages, rejected ones included.
 * @throws {AppError} too_many_requests
 */
export function countContact({ key }: Visitor): Promise<void> {
  return countAttempt({ name: 'contact', visitor: key });
}

/**
 * Stores a message to the operator, and queues its mail
 * (docs/reference/feedback.md#contact-messages).
 * @param key makes a repeated send idempotent
 */
export async function sendContactMessage(
  input: ContactInput,
  { visitor, key }: { visitor: Visitor; key: string | null },
): Promise<void> {
  const id = key === null ? randomUUID() : idOf(key, input);
  const isNew = await inTransaction(async () => {
    if (!(await insertMessage({ id, ...input, lang: visitor.locale }))) return false;
    const email = contactAddress();
    if (email !== undefined)
      await enqueueMail({ kind: 'contact', email, locale: visitor.locale, data: { id } });
    return true;
  });
  if (isNew)
    logger.info('contact_message_stored', {
      message: id,
      isMailed: contactAddress() !== undefined,
    });
}

/**
 * Deletes messages that are older than 13 months, a bounded number per call.
 * @returns how many
 */
export function sweepContactMessages(): Promise<number> {
  return deleteOldMessages(CONTACT_KEPT_MONTHS, SWEPT_AT_ONCE);
}

// Covers the whole message: the key alone reveals and blocks nothing.
function idOf(key: string, { name, email, subject, message }: ContactInput): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([key, name, email, subject, message]))
    .digest();
  // A UUID of version 8, whose bits are free to choose.
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
