import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

const PART_BYTES = 4 * 1024 * 1024;

/** Rows in the text format of COPY, which every version of PostgreSQL reads. */
export interface CopiedPart {
  bytes: Buffer;
  rows: number;
}

/**
 * The output of `COPY … TO STDOUT` in parts of about 4 MB. PostgreSQL waits while a part is
 * processed (backpressure).
 * @throws errors of PostgreSQL or the network
 */
export async function* copyOut(client: pg.Client, sql: string): AsyncGenerator<CopiedPart> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  const part = () => {
    const whole = Buffer.concat(chunks, bytes);
    chunks = [];
    bytes = 0;
    return { bytes: whole, rows: countRows(whole) };
  };
  for await (const chunk of client.query(to(sql)) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) yield part();
  }
  if (bytes > 0) yield part();
}

/** One line is one row: line breaks within values are escaped. */
function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) rows += 1;
  return rows;
}

/**
 * Sends bytes to `COPY … FROM STDIN`, no faster than PostgreSQL takes them.
 * @returns the number of rows
 * @throws errors of PostgreSQL, the network or `parts`
 */
export async function copyIn(
  client: pg.Client,
  sql: string,
  parts: AsyncIterable<Buffer>,
): Promise<number> {
  const stream = client.query(from(sql));
  await pipeline(parts, stream);
  return stream.rowCount;
}
