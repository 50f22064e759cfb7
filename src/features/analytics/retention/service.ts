import 'server-only';
import { env } from '@/server/env';
import { monthsBefore, startOf } from '../model/period';
import { deleteOldViewers, deleteRecordsBefore, moveKeptFrom } from './repository';

const ROWS_AT_ONCE = 1000;

/**
 * Condenses records of visits that are older than RETENTION_MONTHS: they go, a whole UTC day at the earliest, and the sums of their days,
 * which were kept all along, stay (contract, section 9). A bounded part at each call.
 * @returns how many went
 */
export async function compactRecords(now = new Date()): Promise<number> {
  const keptFrom = monthsBefore(now, env().retentionMonths);
  // Told first: from then on nobody counts these days record by record, however many of them are gone already.
  await moveKeptFrom(keptFrom);
  return deleteRecordsBefore(startOf(keptFrom), ROWS_AT_ONCE);
}

/** Forgets the hashes of visitors after a day. A bounded part at each call. @returns how many went */
export function sweepViewers(): Promise<number> {
  return deleteOldViewers(ROWS_AT_ONCE);
}
