import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { REQUEST_ID_HEADER } from '@/shared/http/headers';
import { methodNotAllowed, rawRefusal, REFUSALS, type Refusal } from '../refusals';
import { securityHeaders } from '../response-headers';
import type { OnAnswered } from '../response-hooks';

/** Logged in place of a method that could not be parsed. */
const UNKNOWN_METHOD = '-';
const OVERFLOW = 'HPE_HEADER_OVERFLOW';
const BY_CODE: Record<string, Refusal> = {
  [OVERFLOW]: REFUSALS.headersTooLarge,
  HPE_INVALID_METHOD: methodNotAllowed('GET, HEAD'),
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.timeout,
};

/**
 * Answers CONNECT, and what Node's parser rejects: two lengths, bad chunks, unknown methods, too
 * many headers.
 */
export function answerBrokenRequests(server: Server, publicUrl: URL, onAnswered: OnAnswered): void {
  const answer = (socket: Duplex, refusal: Refusal, path: string, method = UNKNOWN_METHOD) => {
    if (!socket.writable) return void socket.destroy();
    const requestId = randomUUID();
    const head = rawRefusal(refusal, path, {
      ...securityHeaders(path, publicUrl),
      [REQUEST_ID_HEADER]: requestId,
    });
    socket.end(head);
    onAnswered({
      requestId,
      method,
      path,
      status: refusal.status,
      durationMs: 0,
      bytes: Buffer.byteLength(head),
      isCutOff: false,
    });
  };
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (error.code === 'ECONNRESET') return void socket.destroy();
    const path = error.rawPacket?.toString('latin1').split('\r\n', 1)[0]?.split(' ')[1] ?? '/';
    // For Node, a request line that is too long is a header overflow.
    const isLongAddress = error.code === OVERFLOW && path.length > 8_192;
    answer(
      socket,
      isLongAddress ? REFUSALS.badAddress : (BY_CODE[error.code ?? ''] ?? REFUSALS.badRequest),
      path,
    );
  });
  server.on('connect', (_req, socket) =>
    answer(socket, methodNotAllowed('GET, HEAD'), '/', 'CONNECT'),
  );
}
