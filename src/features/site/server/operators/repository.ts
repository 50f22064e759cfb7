import 'server-only';
import { db } from '@/server/db/client';

const shown = { id: true, name: true, email: true, emailConfirmedAt: true, locale: true } as const;

export function listOperatorRows() {
  return db().user.findMany({
    where: { isOperator: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: shown,
  });
}

export function findAccountByEmail(emailKey: string) {
  return db().user.findUnique({ where: { emailKey }, select: shown });
}

/** @returns whether that changed anything */
export async function updateOperator(userId: string, isOperator: boolean): Promise<boolean> {
  const { count } = await db().user.updateMany({
    where: { id: userId, isOperator: !isOperator },
    data: { isOperator },
  });
  return count === 1;
}
