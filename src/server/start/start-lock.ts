import { waitForLock, withConnection } from '../embedded-postgres/connection';

const START_LOCK = 7_250_002;

/** Runs the changes of a start alone: a concurrent instance waits and finds them done. */
export function withStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withConnection(url, async (client) => {
    await waitForLock(client, START_LOCK);
    return work();
  });
}
