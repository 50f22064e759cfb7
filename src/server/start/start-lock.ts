import { waitForLock, withConnection } from '../embedded-postgres/connection';

const START_LOCK = 7_250_002;

/** Runs what changes the database at a start alone: an instance that starts at the same moment waits, and finds it done. */
export function withStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withConnection(url, async (client) => {
    await waitForLock(client, START_LOCK);
    return work();
  });
}
