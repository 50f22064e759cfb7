import 'server-only';
import { MACHINE_READS_KEPT_DAYS, PROGRAM_KINDS, type ProgramKind } from '../../constants';
import { sumReads } from './repository';

export type MachineReads = Record<ProgramKind, number>;

/** How often programs of each kind read guides in the last 30 days. */
export async function readMachineReads(): Promise<MachineReads> {
  const sums = new Map((await sumReads(MACHINE_READS_KEPT_DAYS)).map(({ kind, n }) => [kind, n]));
  return Object.fromEntries(
    PROGRAM_KINDS.map((kind) => [kind, sums.get(kind) ?? 0]),
  ) as MachineReads;
}
