import 'server-only';
import { db } from './db/client';

/** How long messages to the operator are kept (docs/reference/feedback.md#retention). */
export const CONTACT_KEPT_MONTHS = 13;
const ROWS_AT_ONCE = 500;

/**
 * Removes messages to the operator that are older than 13 months
 * (docs/reference/feedback.md#retention), a bounded number per call.
 * @returns how many
 */
export function sweepContactMessages(): Promise<number> {
  return db().$executeRaw`
    DELETE FROM contact_message WHERE id IN (
      SELECT id FROM contact_message WHERE created_at < now() - ${CONTACT_KEPT_MONTHS} * interval '1 month' ORDER BY created_at LIMIT ${ROWS_AT_ONCE})`;
}
