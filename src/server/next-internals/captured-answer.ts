import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { InnerHandler } from '../http/next-errors';

export interface CapturedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Done = (error?: Error | null) => void;

/** A response without a connection, which collects what is written to it. */
export class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode);
    this.chunks.push(bytesOf(chunk, encoding));
    callBack(encoding, done);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.finished) return this;
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      this.chunks.push(bytesOf(chunk, encoding));
    // Next reads from it that the response has ended.
    this.finished = true;
    process.nextTick(() => {
      this.emit('finish');
      callBack(chunk, encoding, done);
      this.emit('close');
    });
    return this;
  }

  get answer(): CapturedAnswer {
    return {
      status: this.statusCode,
      headers: this.getHeaders(),
      body: Buffer.concat(this.chunks),
    };
  }
}

export const bytesOf = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array);

function callBack(...candidates: unknown[]): void {
  const done = candidates.find((candidate) => typeof candidate === 'function') as Done | undefined;
  done?.();
}

/**
 * Renders a path for the cache: an internal GET without a client's socket, cookies or other
 * headers.
 * @throws what the handler throws, and when the answer is not complete within `timeoutMs`
 */
export function captureAnswer(
  inner: InnerHandler,
  request: { path: string; headers: Record<string, string> },
  prepare: (res: ServerResponse) => void,
  timeoutMs: number,
): Promise<CapturedAnswer> {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, {
    method: 'GET',
    url: request.path,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
    complete: true,
  });
  req.headers = { ...request.headers };
  req.push(null);
  const res = new CapturedResponse(req);
  prepare(res);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`No whole answer within ${timeoutMs} ms.`));
      // The handler stops on `close`.
      res.emit('close');
    }, timeoutMs);
    res.once('finish', () => {
      clearTimeout(timer);
      resolve(res.answer);
    });
    res.once('close', () => reject(new Error('The answer was broken off.')));
    inner(req, res).catch(reject);
  });
}
