import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROUTER_HEADER } from '@/shared/http/router-headers';
import type { Answered } from '../logging/request-log';
import { isInternalAnswerHeader } from '../next-internals/internal-headers';

/**
 * Runs `task` right before the headers of a response are sent.
 * @param task takes the status that would be sent, and returns the one to send
 */
export function beforeHead(res: ServerResponse, task: (status: number) => number): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = ((status: number, ...args: unknown[]) =>
    writeHead(task(status), ...args)) as ServerResponse['writeHead'];
}

const PAGE_VARY = ['Accept-Language', 'Cookie'];

/**
 * Corrects the headers of Next's responses:
 * - removes how the middleware rewrote an address;
 * - lets browsers and proxies store cached pages only if they revalidate with the ETag, because a
 *   guide may be unpublished meanwhile (docs/security-tests.md, 28);
 * - adds language and cookies to Vary, because pages depend on both;
 * - keeps one Location: Next sets it while it prerenders a page, and appends it again with the
 *   headers that it stores.
 */
export function correctHeaders(res: ServerResponse): void {
  const setHeader = res.setHeader.bind(res);
  const correct = (name: string, value: number | string | readonly string[]): ServerResponse => {
    const key = name.toLowerCase();
    if (isInternalAnswerHeader(key)) return res;
    if (key === 'cache-control' && String(value).includes('s-maxage'))
      return setHeader(name, 'no-cache');
    if (key === 'vary') {
      const names = [value].flat().join(', ').split(/,\s*/);
      if (names.some((one) => one.toLowerCase() === ROUTER_HEADER))
        return setHeader(name, [...new Set([...names, ...PAGE_VARY])].join(', '));
    }
    return setHeader(name, value);
  };
  res.setHeader = correct as ServerResponse['setHeader'];
  const appendHeader = res.appendHeader.bind(res);
  res.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? setHeader(name, value) : appendHeader(name, value);
}

/**
 * Releases a slot of the concurrency limit when the response is complete, or when it waits for a
 * slow client to read. Not when the headers are sent: most of the work on a streamed page comes
 * after them.
 * @param release may be called more than once
 */
export function releaseWhenAnswered(res: ServerResponse, release: () => void): void {
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  res.write = ((...args: unknown[]) => {
    const hasRoom = write(...args);
    if (!hasRoom) release();
    return hasRoom;
  }) as ServerResponse['write'];
  res.end = ((...args: unknown[]) => {
    release();
    return end(...args);
  }) as ServerResponse['end'];
  res.once('close', release);
}

/** Called once for each request, when its response has been sent or was cut off. */
export type OnAnswered = (answered: Answered) => void;

/** Calls `onAnswered` when the response ends, with its duration and size. */
export function watchAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  begun: Pick<Answered, 'requestId' | 'method' | 'path'>,
  onAnswered: OnAnswered,
): void {
  const startedAtMs = performance.now();
  // When `close` is emitted, the response no longer has its socket.
  const { socket } = req;
  const userAgent = req.headers['user-agent'];
  const sentBefore = socket.bytesWritten;
  res.once('close', () =>
    onAnswered({
      ...begun,
      status: res.headersSent ? res.statusCode : undefined,
      durationMs: performance.now() - startedAtMs,
      bytes: socket.bytesWritten - sentBefore,
      isCutOff: !res.writableFinished,
      userAgent,
    }),
  );
}
