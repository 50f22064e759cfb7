import { db } from '@/server/db/client';

/** Lets the time pass until every job is due again, and every lease has run out. */
export const untilDue = () => db().$executeRaw`
  UPDATE job SET due_at = now() - interval '1 second', leased_until = now() - interval '1 second'`;
