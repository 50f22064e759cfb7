import 'server-only';
import { db } from '@/server/db/client';

/** The newest backups, and attempts that failed. */
export function listBackups(limit: number) {
  return db().siteBackup.findMany({
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

/** @returns when the newest backup was made */
export async function findNewestAt(): Promise<Date | undefined> {
  const row = await db().siteBackup.findFirst({
    where: { state: 'done' },
    orderBy: { startedAt: 'desc' },
    select: { startedAt: true },
  });
  return row?.startedAt;
}
