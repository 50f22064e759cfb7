import type { ServerResponse } from 'node:http';

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
