/** What a table for spreadsheets holds in one place. */
export type Cell = string | number | null;

/** A table for spreadsheets: its name in plain ASCII, and rows in the order of the columns, read a batch at a time. */
export type Table = { name: string; columns: readonly string[]; batches: AsyncIterable<Cell[][]> };

const ROWS_AT_ONCE = 500;

/** Rows that are there already, as one batch. */
export async function* oneBatch<T>(
  rows: readonly T[],
  toRow: (row: T) => Cell[],
): AsyncGenerator<Cell[][]> {
  yield rows.map(toRow);
}

/**
 * All rows of a list, a batch at a time: memory holds a batch and not the list.
 * @param read at most `limit` rows behind the last one that was read, from the first on without it
 */
export async function* allBatches<T>(
  read: (last: T | undefined, limit: number) => Promise<T[]>,
  toRow: (row: T) => Cell[],
): AsyncGenerator<Cell[][]> {
  let batch: T[] = [];
  do {
    batch = await read(batch.at(-1), ROWS_AT_ONCE);
    yield batch.map(toRow);
  } while (batch.length === ROWS_AT_ONCE);
}
