import 'server-only';
import { db } from '@/server/db/client';
import { offsetOf, type Page } from '@/shared/http/pagination';

const shown = {
  uid: true,
  name: true,
  owner: { select: { name: true } },
  verified: true,
  verifiedAt: true,
} as const;

/** A page of verified creators, newest first, and how many there are. */
export async function listVerified(page: Page) {
  const where = { verified: true };
  const rows = await db().creator.findMany({
    where,
    orderBy: [{ verifiedAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    skip: offsetOf(page),
    take: page.limit,
    select: shown,
  });
  return { rows, total: await db().creator.count({ where }) };
}

/**
 * Grants or revokes the mark.
 * @returns the creator and whether that changed anything; undefined without one
 */
export async function updateVerified(uid: string, verified: boolean) {
  const { count } = await db().creator.updateMany({
    where: { uid, verified: !verified },
    data: { verified, verifiedAt: verified ? new Date() : null },
  });
  const row = await db().creator.findUnique({ where: { uid }, select: shown });
  return row ? { row, isChanged: count === 1 } : undefined;
}

export type VerifiedRow = Awaited<ReturnType<typeof listVerified>>['rows'][number];
