import type { Duplex } from 'node:stream';
import type pg from 'pg';

const PART_BYTES = 4 * 1024 * 1024;

/** Some rows as COPY writes them in its text format, which every version of PostgreSQL reads. */
export interface CopiedPart {
  bytes: Buffer;
  rows: number;
}

/**
 * What `COPY … TO STDOUT` gives, in parts of about 4 MB. While one is looked at the server waits, however many rows there are.
 * @throws what the server or the network answers
 */
export async function* copyOut(client: pg.Client, sql: string): AsyncGenerator<CopiedPart> {
  const query = client.query(new CopyOut(sql));
  for (let part = await query.next(); part; part = await query.next()) yield part;
}

/** What pg calls as the answers come; it reads single rows only and knows nothing of COPY by itself. */
class CopyOut implements pg.Submittable {
  private rows: Buffer[] = [];
  private bytes = 0;
  private isOver = false;
  private failure: Error | undefined;
  private socket: Duplex | undefined;
  private wake: (() => void) | undefined;

  constructor(private readonly sql: string) {}

  submit(connection: pg.Connection): void {
    this.socket = connection.stream;
    connection.query(this.sql);
  }

  async next(): Promise<CopiedPart | undefined> {
    if (!this.isOver && this.bytes < PART_BYTES) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        this.socket?.resume();
      });
    }
    if (this.failure) throw this.failure;
    const { rows, bytes } = this;
    this.rows = [];
    this.bytes = 0;
    return rows.length > 0 ? { bytes: Buffer.concat(rows, bytes), rows: rows.length } : undefined;
  }

  /** One row. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The buffer it lies in is used again.
    this.rows.push(Buffer.from(chunk));
    this.bytes += chunk.length;
    if (this.bytes < PART_BYTES) return;
    this.socket?.pause();
    this.wake?.();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.end();
  }

  handleError(error: Error): void {
    this.failure ??= error;
    this.end();
  }

  private end(): void {
    this.isOver = true;
    // The end may have come together with the row at which it was held.
    this.socket?.resume();
    this.wake?.();
  }
}
