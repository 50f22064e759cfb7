import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../embedded-postgres/connection';

const START_LOCK = 7_250_002;
const ASK_AGAIN_MS = 200;

/** Runs what changes the database at a start alone: an instance that starts at the same moment waits, and finds it done. */
export function withStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  return withConnection(url, async (client) => {
    // Asked again and again: a statement that waits is a transaction for which an index that is built beside would wait, and so for itself.
    const isOurs = async () =>
      (await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [START_LOCK]))
        .rows[0]?.got === true;
    // Ends with the connection, however we end.
    while (!(await isOurs())) await sleep(ASK_AGAIN_MS);
    return work();
  });
}
