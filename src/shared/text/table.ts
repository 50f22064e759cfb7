/** Separators of the columns of a CSV, by their names in the API. */
export const SEPARATORS = { comma: ',', semicolon: ';' } as const;
export type SeparatorName = keyof typeof SEPARATORS;

/** A cell of a table for spreadsheets. */
export type Cell = string | number | null;

/**
 * A table for spreadsheets: a file name in plain ASCII, and rows in the order of the columns, in
 * batches.
 */
export type Table = { name: string; columns: readonly string[]; batches: AsyncIterable<Cell[][]> };

const ROWS_AT_ONCE = 500;

/** Rows in memory as one batch. */
export async function* oneBatch<T>(
  rows: readonly T[],
  toRow: (row: T) => Cell[],
): AsyncGenerator<Cell[][]> {
  yield rows.map(toRow);
}

/**
 * All rows of a list in batches, so that memory never holds the whole list.
 * @param read reads at most `limit` rows after the given one, or from the start without it
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
