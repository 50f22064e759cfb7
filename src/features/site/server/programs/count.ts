import 'server-only';
import type { Answered } from '@/server/logging/request-log';
import { isForPrograms } from '@/shared/addresses/routes';
import { MACHINE_READS_KEPT_DAYS } from '../../constants';
import { kindOfProgram } from './kind';
import { addReads, deleteReadsBefore } from './repository';

const REFUSED = 400;
/** Reads that are not stored yet, by day and kind. A crash loses those of the last minute. */
const reads = new Map<string, number>();

/** Counts an answer, also one of the response cache, if it is of an address for programs. */
export function countMachineRead({ path, status = REFUSED, userAgent }: Answered): void {
  if (status >= REFUSED || !isForPrograms(path)) return;
  count(`${new Date().toISOString().slice(0, 10)} ${kindOfProgram(userAgent)}`, 1);
}

/** Stores what was counted. */
export async function writeMachineReads(): Promise<void> {
  const counted = [...reads].sort();
  reads.clear();
  try {
    await addReads(counted.map(([key, n]) => ({ day: key.slice(0, 10), kind: key.slice(11), n })));
  } catch (error) {
    for (const [key, n] of counted) count(key, n);
    throw error;
  }
}

const count = (key: string, n: number) => void reads.set(key, (reads.get(key) ?? 0) + n);

/** Stores what was counted, and deletes sums of days that no page shows any longer. */
export async function sweepMachineReads(): Promise<void> {
  await writeMachineReads();
  await deleteReadsBefore(MACHINE_READS_KEPT_DAYS);
}
