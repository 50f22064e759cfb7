import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answered } from '../server/request-log';

/** Hears of each request once, when its answer has been sent or can no longer be. */
export type OnAnswered = (answered: Answered) => void;

type Begun = Pick<Answered, 'requestId' | 'method' | 'path'>;

/** Follows one answer from here. @returns how to say at once that it has been sent, for answers that need no waiting; not to be used together with `later` */
export function watchAnswer(req: IncomingMessage, res: ServerResponse) {
  const startedAtMs = performance.now();
  // The response lets go of its connection before it closes.
  const { socket } = req;
  const sentBefore = socket.bytesWritten;
  const answered = (begun: Begun, isCutOff: boolean): Answered => ({
    ...begun, isCutOff, status: res.headersSent ? res.statusCode : undefined,
    durationMs: performance.now() - startedAtMs, bytes: socket.bytesWritten - sentBefore,
  });
  return {
    now: (begun: Begun) => answered(begun, false),
    later: (begun: Begun, tell: OnAnswered) => void res.once('close', () => tell(answered(begun, !res.writableFinished))),
  };
}
