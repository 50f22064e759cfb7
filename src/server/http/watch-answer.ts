import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answered } from '../request-log';

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
