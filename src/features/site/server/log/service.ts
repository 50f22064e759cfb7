import 'server-only';
import { allBatches, type Table } from '@/shared/text/table';
import { ACTS_KEPT_MONTHS } from '../../constants';
import type { ActList, ActsQuery } from '../../log/schema';
import { deleteOldActs, listActs, listActsAfter } from '../repository';
import { ACT_COLUMNS, toActCells, toActView } from './presenter';

const SWEPT_AT_ONCE = 500;

/** A page of what operators did, the newest first. */
export async function readLog(query: ActsQuery): Promise<ActList> {
  const { rows, total } = await listActs(query);
  return {
    results: rows.map(toActView).filter((act) => act !== undefined),
    totalResults: total,
  };
}

export const tableOfLog = (): Table => ({
  name: 'operator-log',
  columns: ACT_COLUMNS,
  batches: allBatches(listActsAfter, toActCells),
});

/**
 * Deletes a bounded number of acts that are older than 24 months.
 * @returns how many
 */
export const sweepActs = (): Promise<number> => deleteOldActs(ACTS_KEPT_MONTHS, SWEPT_AT_ONCE);
