import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';

export async function insertAct(act: Prisma.OperatorActUncheckedCreateInput): Promise<void> {
  await db().operatorAct.create({ data: act, select: { id: true } });
}
