import 'server-only';
import { workshopCounts } from '@/features/auth/server/workshops/in-mails';
import { db } from '@/server/db/client';

/** A finished import with the states of its guides. */
export function findEnded(id: string) {
  return db().importJob.findFirst({
    where: { id, finishedAt: { not: null } },
    select: {
      id: true,
      fileName: true,
      state: true,
      refusalCount: true,
      guides: { select: { state: true } },
      user: { select: { name: true, ...workshopCounts } },
      creator: { select: { uid: true } },
    },
  });
}

export type EndedImport = NonNullable<Awaited<ReturnType<typeof findEnded>>>;
