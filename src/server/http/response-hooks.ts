import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROUTER_HEADER } from '@/shared/http/router-headers';
import type { Answered } from '../logging/request-log';
import { isInternalAnswerHeader } from '../next-internals/internal-headers';

/** Runs `task` right before the head of an answer goes out, whoever sends it. @param task gets the status that is about to be sent, and gives back the one to send */
export function beforeHead(res: ServerResponse, task: (status: number) => number): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = ((status: number, ...args: unknown[]) =>
    writeHead(task(status), ...args)) as ServerResponse['writeHead'];
}

const PAGE_VARY = ['Accept-Language', 'Cookie'];

/**
 * Corrects what Next says in the headers of an answer:
 * - how its middleware rewrote an address stays inside;
 * - pages it keeps are not to be kept by browsers and proxies unasked: they could not learn that a project was unpublished
 *   (docs/security-tests.md, 28). They may keep them and ask with the ETag;
 * - which page an address answers depends on language and cookies.
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
}

/**
 * Ends a turn when the work for an answer is done: when the answer is whole, whatever of it is still to be sent, or when it cannot go on before
 * its reader has taken some of it. Not with its head, as a page that is streamed has most of its work behind it.
 * @param leave may be called more than once
 */
export function leaveWhenAnswered(res: ServerResponse, leave: () => void): void {
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  res.write = ((...args: unknown[]) => {
    const isTaken = write(...args);
    if (!isTaken) leave();
    return isTaken;
  }) as ServerResponse['write'];
  res.end = ((...args: unknown[]) => {
    leave();
    return end(...args);
  }) as ServerResponse['end'];
  res.once('close', leave);
}

/** Hears of each request once, when its answer has been sent or can no longer be. */
export type OnAnswered = (answered: Answered) => void;

/** Follows an answer from here to its end. */
export function watchAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  begun: Pick<Answered, 'requestId' | 'method' | 'path'>,
  tell: OnAnswered,
): void {
  const startedAtMs = performance.now();
  // The response lets go of its connection before it closes.
  const { socket } = req;
  const sentBefore = socket.bytesWritten;
  res.once('close', () =>
    tell({
      ...begun,
      status: res.headersSent ? res.statusCode : undefined,
      durationMs: performance.now() - startedAtMs,
      bytes: socket.bytesWritten - sentBefore,
      isCutOff: !res.writableFinished,
    }),
  );
}
