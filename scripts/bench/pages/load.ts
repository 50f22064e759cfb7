import { connect } from 'node:net';

/** The results of a run of requests. */
export interface Load {
  requestsPerSecond: number;
  requests: number;
  p99Ms: number;
  /** The statuses of all responses other than 200. */
  refused: number[];
}

interface LoadOptions {
  port: number;
  /** The path of the next request; undefined ends the run. */
  next: () => string | undefined;
  headers?: Record<string, string>;
  connections?: number;
  /** The run also ends after so long. */
  durationMs?: number;
}

export const CONNECTIONS = 16;
const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/**
 * Sends requests on 16 keep-alive connections, one at a time on each. It reads only status and
 * length of a response: parsing more would take longer than serving it, and would be what is
 * measured.
 */
export async function loadServer({
  port,
  next,
  headers = {},
  connections = CONNECTIONS,
  durationMs = Infinity,
}: LoadOptions): Promise<Load> {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const times: number[] = [];
  const refused: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + durationMs;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const reader = new AnswerReader();
      let askedAt = 0;
      const ask = () => {
        const path = performance.now() < endsAt ? next() : undefined;
        if (path === undefined) {
          socket.destroy();
          return resolve();
        }
        askedAt = performance.now();
        socket.write(`GET ${path} HTTP/1.1\r\n${lines}\r\n`);
      };
      socket.on('connect', ask).on('error', reject);
      socket.on('close', () => reject(new Error('The server closed a connection.')));
      socket.on('data', (chunk: Buffer) => {
        const status = reader.take(chunk);
        if (status === undefined) return;
        times.push(performance.now() - askedAt);
        if (status !== 200) refused.push(status);
        ask();
      });
    });
  await Promise.all(Array.from({ length: connections }, work));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    requests: times.length,
    requestsPerSecond: times.length / ((performance.now() - startedAt) / 1000),
    refused,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
  };
}

/** Finds the end of each response, by its length or its last chunk. */
class AnswerReader {
  private head: Buffer | undefined;
  private status = 0;
  private missingBytes = 0;
  private isChunked = false;
  private tail = Buffer.alloc(0);

  /** The status of the response that this chunk completes. */
  take(chunk: Buffer): number | undefined {
    const body = this.missingBytes > 0 || this.isChunked ? chunk : this.readHead(chunk);
    if (!body) return undefined;
    if (this.isChunked) {
      this.tail = Buffer.concat([this.tail, body]).subarray(-LAST_CHUNK.length);
      if (!this.tail.equals(LAST_CHUNK)) return undefined;
      this.isChunked = false;
    } else {
      this.missingBytes -= body.length;
      if (this.missingBytes > 0) return undefined;
    }
    return this.status;
  }

  private readHead(chunk: Buffer): Buffer | undefined {
    const all = this.head ? Buffer.concat([this.head, chunk]) : chunk;
    const end = all.indexOf(HEAD_END);
    this.head = end < 0 ? all : undefined;
    if (end < 0) return undefined;
    const head = all.toString('latin1', 0, end);
    this.status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.isChunked = length === undefined;
    this.missingBytes = Number(length ?? 0);
    this.tail = Buffer.alloc(0);
    return all.subarray(end + HEAD_END.length);
  }
}
