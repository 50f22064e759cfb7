import { db } from '@/server/db/client';

/** Advances the time until every job is due again, and every lease has expired. */
export const untilDue = () => db().$executeRaw`
  UPDATE job SET due_at = now() - interval '1 second', leased_until = now() - interval '1 second'`;
