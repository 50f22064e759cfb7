import { IncomingMessage } from 'node:http';
import type { ServerResponse } from 'node:http';
import { REFUSALS } from './refusals';
import type { Refusal } from './refusals';

const BODY_MAX_BYTES = 256 * 1024;
const UPLOAD_MAX_BYTES = 2 * 1024 * 1024 + 64 * 1024;
const BODY_TIMEOUT_MS = 30_000;
const LINGER_MS = 2_000;
const LINGER_MAX_BYTES = 4 * 1024 * 1024;

/** Uploads stream to their handler, which counts them. */
export const isUpload = (method: string, path: string) => method === 'PUT' && path.startsWith('/uploads/');

/** What the headers alone say against a body. */
export function refusedByHeaders(req: IncomingMessage, isForUpload: boolean): Refusal | undefined {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return REFUSALS.encoded;
  const declaredBytes = Number(req.headers['content-length'] ?? 0);
  if (isForUpload) return declaredBytes > UPLOAD_MAX_BYTES ? REFUSALS.fileTooLarge : undefined;
  return declaredBytes > BODY_MAX_BYTES ? REFUSALS.tooLarge : undefined;
}

/** Reads a whole body of at most 256 kB within 30 s; a refusal when it is larger or slower, undefined when the client went away. */
export function readBody(req: IncomingMessage): Promise<Buffer | Refusal | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const finish = (result: Buffer | Refusal | undefined) => {
      clearTimeout(timer);
      req.off('data', take).off('end', end).off('close', leave);
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > BODY_MAX_BYTES) finish(REFUSALS.tooLarge);
      else chunks.push(chunk);
    };
    const end = () => finish(Buffer.concat(chunks));
    const leave = () => finish(undefined);
    const timer = setTimeout(() => finish(REFUSALS.timeout), BODY_TIMEOUT_MS);
    req.on('data', take).on('end', end).on('close', leave).on('error', leave);
  });
}

/** The same request with a body that is already here. */
export function withBody(req: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(req.socket);
  Object.assign(copy, { method: req.method, url: req.url, httpVersion: req.httpVersion, httpVersionMajor: req.httpVersionMajor,
    httpVersionMinor: req.httpVersionMinor, complete: true });
  copy.headers = { ...req.headers, 'content-length': String(body.length) };
  delete copy.headers['transfer-encoding'];
  copy.push(body);
  copy.push(null);
  return copy;
}

/**
 * Sends a refusal while the client may still be sending: closing at once would reset the connection before the client has read the answer.
 */
export function refuseWhileSending(req: IncomingMessage, res: ServerResponse, send: (res: ServerResponse) => void): void {
  res.setHeader('Connection', 'close');
  let bytes = 0;
  const done = () => {
    clearTimeout(timer);
    req.destroy();
  };
  const timer = setTimeout(done, LINGER_MS);
  const endSocket = res.end.bind(res);
  res.end = ((body: string) => {
    res.write(body);
    req.once('end', () => {
      clearTimeout(timer);
      endSocket();
    });
    return res;
  }) as ServerResponse['end'];
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > LINGER_MAX_BYTES) done();
  });
  send(res);
  req.resume();
}
