import { IncomingMessage, type ServerResponse } from 'node:http';
import { isFastEnough } from '@/shared/http/body-sizes';
import { beforeHead } from '../response-hooks';

/** Maximum part of a refused upload that is read and discarded: a phone's largest photo. */
const DISCARD_MAX_BYTES = 16 * 1024 * 1024;
/** Between the end of the response and the end of the connection of a slow client. */
const LINGER_MS = 1_000;

/**
 * Copies a request, with a body that its handler need not read to the end. Next closes the
 * connection of an unread body, which resets a client that still sends before it can read the
 * response. Here the rest is read and discarded. A body that takes longer than `timeoutMs` ends
 * with an error for its handler, which then answers.
 * @param isByRate a clip has that time again for each further 2 MB that arrived in it
 */
export function withUploadBody(
  req: IncomingMessage,
  res: ServerResponse,
  { timeoutMs, isByRate }: { timeoutMs: number; isByRate: boolean },
): IncomingMessage {
  const body = new IncomingMessage(req.socket);
  Object.assign(body, {
    method: req.method,
    url: req.url,
    headers: req.headers,
    httpVersion: req.httpVersion,
    httpVersionMajor: req.httpVersionMajor,
    httpVersionMinor: req.httpVersionMinor,
  });
  body._read = () => void req.resume();
  // The body may end early, the connection may not.
  body._destroy = (error, callback) => {
    req.resume();
    callback(error);
  };
  // Without a listener, an error after the handler has answered would end the process.
  body.on('error', () => undefined);
  let [receivedBytes, discardedBytes] = [0, 0];
  req.on('data', (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (body.destroyed) discardedBytes += chunk.length;
    else if (!body.push(chunk)) req.pause();
    if (discardedBytes > DISCARD_MAX_BYTES) req.destroy();
  });
  req.once('end', () => {
    body.complete = true;
    if (!body.destroyed) body.push(null);
  });
  const abort = () => {
    clearInterval(timer);
    if (!req.complete) body.destroy(new Error('The body broke off.'));
  };
  let isLate = false;
  let parts = 0;
  const timer = setInterval(() => {
    parts += 1;
    if (isByRate && isFastEnough(receivedBytes, parts)) return;
    isLate = true;
    abort();
    if (res.writableFinished) endSoon(req);
  }, timeoutMs);
  req
    .once('end', () => clearInterval(timer))
    .once('close', abort)
    .once('error', abort);
  closeAfterBody(req, res);
  res.once('finish', () => {
    body.destroy();
    if (isLate) endSoon(req);
  });
  return body;
}

function endSoon(req: IncomingMessage): void {
  req.socket.end();
  setTimeout(() => req.destroy(), LINGER_MS);
}

/**
 * Without keep-alive, Node closes the connection right after the response, which resets a client
 * that still sends. Keeps it open until the body has arrived.
 */
function closeAfterBody(req: IncomingMessage, res: ServerResponse): void {
  const closesAfterwards = !res.shouldKeepAlive;
  beforeHead(res, (status) => {
    if (closesAfterwards && !req.complete) {
      res.shouldKeepAlive = true;
      req.once('end', () => req.socket.end());
    }
    return status;
  });
}
