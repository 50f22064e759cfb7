import 'server-only';
import { env } from '@/server/env/env';
import { monthsBefore, startOf } from '../../model/period';
import { deleteOldViewers, deleteRecordsBefore, moveKeptFrom } from './repository';

const ROWS_AT_ONCE = 1000;

/**
 * Compacts records of visits older than RETENTION_MONTHS: deletes them by whole UTC days, while the
 * rollups of those days stay (docs/reference/feedback.md#retention). A bounded part per call.
 * @returns how many were deleted
 */
export async function compactRecords(now = new Date()): Promise<number> {
  const keptFrom = monthsBefore(now, env().retentionMonths);
  // First, so that from now on these days count by rollups only, even while some records remain.
  await moveKeptFrom(keptFrom);
  return deleteRecordsBefore(startOf(keptFrom), ROWS_AT_ONCE);
}

/**
 * Deletes hashes of visitors after a day. A bounded part per call.
 * @returns how many
 */
export function sweepViewers(): Promise<number> {
  return deleteOldViewers(ROWS_AT_ONCE);
}
