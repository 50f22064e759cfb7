import { IncomingMessage } from 'node:http';
import type { ServerResponse } from 'node:http';
import { beforeHead } from './response-hooks';

/** What may still come after the answer before the connection is closed: as much as a phone's largest photo. */
const LEFT_MAX_BYTES = 16 * 1024 * 1024;
/** Between the end of what we say and the end of the connection, for whoever is too slow. */
const LINGER_MS = 1_000;

/**
 * The same request with a body that its handler may give up. Next ends the connection when a body is not read to its end, and whoever sends it
 * would be reset before reading why it was refused: here the rest is thrown away until all has come.
 * A body that takes longer than `timeoutMs` breaks off for its handler, which then answers.
 */
export function withUploadBody(
  req: IncomingMessage,
  res: ServerResponse,
  timeoutMs: number,
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
  // Giving up the body is not giving up the connection.
  body._destroy = (error, callback) => {
    req.resume();
    callback(error);
  };
  // Unheard, it would end the process: the handler may have left already.
  body.on('error', () => undefined);
  let leftBytes = 0;
  req.on('data', (chunk: Buffer) => {
    if (body.destroyed) leftBytes += chunk.length;
    else if (!body.push(chunk)) req.pause();
    if (leftBytes > LEFT_MAX_BYTES) req.destroy();
  });
  req.once('end', () => {
    body.complete = true;
    if (!body.destroyed) body.push(null);
  });
  const breakOff = () => {
    clearTimeout(timer);
    if (!req.complete) body.destroy(new Error('The body broke off.'));
  };
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    breakOff();
    if (res.writableFinished) endSoon(req);
  }, timeoutMs);
  req
    .once('end', () => clearTimeout(timer))
    .once('close', breakOff)
    .once('error', breakOff);
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

/** Node closes a connection that is not to be kept right after the answer, which resets whoever is still sending. It is kept until they are done. */
function closeAfterBody(req: IncomingMessage, res: ServerResponse): void {
  const isToClose = !res.shouldKeepAlive;
  beforeHead(res, (status) => {
    if (isToClose && !req.complete) {
      res.shouldKeepAlive = true;
      req.once('end', () => req.socket.end());
    }
    return status;
  });
}
