import { expect } from 'vitest';
import { db } from '@/server/db/client';

/** Waits until one query waits for a lock of the present transaction. */
export const untilOneWaits = () =>
  expect
    .poll(
      () => db().$queryRaw`
        SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`,
    )
    .toHaveLength(1);
