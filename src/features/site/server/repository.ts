import 'server-only';
import { db } from '@/server/db/client';
import type { OperatorAct, Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/http/pagination';

export type ActRow = OperatorAct;
const NEWEST_FIRST = [{ at: 'desc' }, { id: 'desc' }] as const;

export async function insertAct(act: Prisma.OperatorActUncheckedCreateInput): Promise<void> {
  await db().operatorAct.create({ data: act, select: { id: true } });
}

/** A page of the log, newest first, and how many acts it has. */
export async function listActs(page: Page): Promise<{ rows: ActRow[]; total: number }> {
  const rows = await db().operatorAct.findMany({
    orderBy: [...NEWEST_FIRST],
    skip: offsetOf(page),
    take: page.limit,
  });
  return { rows, total: await db().operatorAct.count() };
}

/** The next acts of the log, newest first. */
export function listActsAfter(last: ActRow | undefined, limit: number): Promise<ActRow[]> {
  return db().operatorAct.findMany({
    where: last ? { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] } : {},
    orderBy: [...NEWEST_FIRST],
    take: limit,
  });
}

/** @returns how many were deleted */
export function deleteOldActs(months: number, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM operator_act WHERE id IN (
      SELECT id FROM operator_act WHERE at < now() - ${months} * interval '1 month' ORDER BY at LIMIT ${limit})`;
}
