import type pg from 'pg';

type CopyConnection = {
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
};
type Value =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly string[]
  | { json: unknown };
/** A row by column; all rows of a table have the same columns. */
export type Row = Record<string, Value>;

/** Writes rows by COPY, which is many times faster than INSERT. */
export async function copyRows(
  client: pg.Client,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const text = rows.map((row) => columns.map((column) => field(row[column])).join('\t')).join('\n');
  await new Promise<void>((resolve, reject) => {
    let failure: Error | undefined;
    client.query({
      submit: (connection: unknown) =>
        (connection as CopyConnection).query(`COPY ${table} (${columns.join(', ')}) FROM STDIN`),
      handleCopyInResponse: (connection: CopyConnection) => {
        connection.sendCopyFromChunk(Buffer.from(`${text}\n`));
        connection.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleError: (error: Error) => {
        failure = error;
        // After an error the connection is in an unknown state.
        reject(error);
      },
      handleReadyForQuery: () => (failure ? undefined : resolve()),
    } as pg.Submittable);
  });
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string) => text.replace(/[\\\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign);
const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

function field(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  return escaped('json' in value ? JSON.stringify(value.json) : `{${value.map(quoted).join(',')}}`);
}
