import { once } from 'node:events';
import type pg from 'pg';

/** What pg's connection can besides what its types tell of. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk: (bytes: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
}

/**
 * Gives bytes to `COPY … FROM STDIN`, no faster than the server takes them.
 * @returns how many rows it took @throws what the server, the network or `parts` answers
 */
export function copyIn(
  client: pg.Client,
  sql: string,
  parts: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(sql, parts, (error, rows) => (error ? reject(error) : resolve(rows))));
  });
}

class CopyIn implements pg.Submittable {
  private rows = 0;
  private failure: Error | undefined;
  private readonly refused = new AbortController();

  constructor(
    private readonly sql: string,
    private readonly parts: AsyncIterable<Buffer>,
    private readonly done: (error: Error | undefined, rows: number) => void,
  ) {}

  submit(connection: pg.Connection): void {
    connection.query(this.sql);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    void this.send(connection as CopyConnection);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(text.split(' ')[1]);
  }

  handleReadyForQuery(): void {
    this.done(undefined, this.rows);
  }

  handleError(error: Error): void {
    this.failure ??= error;
    this.refused.abort();
    this.done(this.failure, 0);
  }

  private async send(connection: CopyConnection): Promise<void> {
    try {
      for await (const bytes of this.parts) {
        if (this.failure) return;
        connection.sendCopyFromChunk(bytes);
        if (connection.stream.writableNeedDrain)
          await once(connection.stream, 'drain', { signal: this.refused.signal });
      }
      connection.endCopyFrom();
    } catch (error) {
      if (this.refused.signal.aborted) return;
      this.failure = error as Error;
      connection.sendCopyFail('The rows could not be read.');
    }
  }
}
