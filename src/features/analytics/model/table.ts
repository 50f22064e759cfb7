/** A table for spreadsheets: rows in the order of the columns, read a batch at a time. */
export type Table = { name: string; columns: readonly string[]; batches: AsyncIterable<(string | number | null)[][]> };

/** Rows that are there already, as one batch. */
export async function* oneBatch<T>(rows: readonly T[], toRow: (row: T) => (string | number | null)[]): AsyncGenerator<(string | number | null)[][]> {
  yield rows.map(toRow);
}
