import { IncomingMessage, type ServerResponse } from 'node:http';
import { matchRoute } from '@/shared/addresses/routes';
import { JSON_MAX_BYTES, TRANSLATION_MAX_BYTES, uploadParts } from '@/shared/http/body-sizes';
import { REFUSALS, type Refusal } from '../refusals';

/**
 * Every request but an import must have arrived by then, also when its handler ignores the body; a
 * clip by as much later as it is larger than a picture.
 */
const RECEIVE_TIMEOUT_MS = 120_000;

/** Of a clip; a picture is smaller. */
const UPLOAD_MAX_BYTES = 8 * 1024 * 1024 + 64 * 1024;
const IMPORT_MAX_BYTES = 500 * 1024 * 1024 + 64 * 1024;
const BODY_TIMEOUT_MS = 30_000;
const LINGER_MS = 2_000;
const LINGER_MAX_BYTES = 4 * 1024 * 1024;

/** Bodies that stream to their handler, which counts the bytes: pictures and imported files. */
export type Streamed = 'picture' | 'import';

/** The kind of a streamed body; undefined for all bodies that are read before the handler runs. */
export function streamedBy(method: string, path: string): Streamed | undefined {
  const { body } = matchRoute(path);
  if (method === 'PUT' && body === 'picture') return body;
  return method === 'POST' && body === 'import' ? body : undefined;
}

/**
 * True if a request has one Host header (RFC 9112, 3.2): of two, a proxy may use one and we the
 * other.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * The refusal of a body that its headers already rule out.
 * @param path without its query
 */
export function refusedByHeaders(
  req: IncomingMessage,
  path: string,
  streamed: Streamed | undefined,
): Refusal | undefined {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return REFUSALS.encoded;
  const declaredBytes = Number(req.headers['content-length'] ?? 0);
  if (streamed === 'import')
    return declaredBytes > IMPORT_MAX_BYTES ? REFUSALS.importTooLarge : undefined;
  if (streamed === 'picture')
    return declaredBytes > UPLOAD_MAX_BYTES ? REFUSALS.fileTooLarge : undefined;
  return declaredBytes > maxBytesOf(path) ? REFUSALS.tooLarge : undefined;
}

const maxBytesOf = (path: string) =>
  matchRoute(path).body === 'translation' ? TRANSLATION_MAX_BYTES : JSON_MAX_BYTES;

/**
 * Reads a body within 30 s, up to the size limit of its path.
 * @returns a refusal when it is larger or slower, undefined when the client disconnected
 */
export function readBody(
  req: IncomingMessage,
  path: string,
): Promise<Buffer | Refusal | undefined> {
  const maxBytes = maxBytesOf(path);
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
      if (bytes > maxBytes) finish(REFUSALS.tooLarge);
      else chunks.push(chunk);
    };
    const end = () => finish(Buffer.concat(chunks));
    const leave = () => finish(undefined);
    const timer = setTimeout(() => finish(REFUSALS.timeout), BODY_TIMEOUT_MS);
    req.on('data', take).on('end', end).on('close', leave).on('error', leave);
  });
}

/** Copies a request, with a body that has been read. */
export function withBody(req: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(req.socket);
  Object.assign(copy, {
    method: req.method,
    url: req.url,
    httpVersion: req.httpVersion,
    httpVersionMajor: req.httpVersionMajor,
    httpVersionMinor: req.httpVersionMinor,
    complete: true,
  });
  copy.headers = { ...req.headers, 'content-length': String(body.length) };
  delete copy.headers['transfer-encoding'];
  copy.push(body);
  copy.push(null);
  return copy;
}

/**
 * Sends a refusal while the client may still be sending. Closing at once would reset the connection
 * before the client has read the response.
 */
export function refuseWhileSending(
  req: IncomingMessage,
  res: ServerResponse,
  send: (res: ServerResponse) => void,
): void {
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

/** How often the time of a picture an upload may take; one that does not state its size, once. */
export const partsOf = ({ headers }: IncomingMessage) =>
  uploadParts(Number(headers['content-length'] ?? 0));

/** Ends the connection of a request that has not arrived in time. */
export function limitReceiveTime(req: IncomingMessage, streamed: Streamed | undefined): void {
  const timeoutMs = RECEIVE_TIMEOUT_MS * (streamed ? partsOf(req) : 1);
  const timer = setTimeout(() => {
    if (!req.complete) req.destroy();
  }, timeoutMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  req.once('end', stop).once('close', stop);
}
