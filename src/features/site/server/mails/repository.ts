import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { offsetOf } from '@/shared/http/pagination';
import type { MailsQuery } from '../../mails/schema';

/** A page of the log of mails, newest first, and how many it has. */
export async function listMails({ query, state, ...page }: MailsQuery) {
  const where: Prisma.MailLogWhereInput = {
    ...(query === ''
      ? {}
      : { email: { contains: query.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } }),
    ...(state === 'failed' ? { state: { in: ['delayed', 'givenUp'] } } : {}),
  };
  const rows = await db().mailLog.findMany({
    where,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    skip: offsetOf(page),
    take: page.limit,
  });
  return { rows, total: await db().mailLog.count({ where }) };
}

/** Language of an operator, and whether they want the daily mail. */
export function findOperatorMail(userId: string) {
  return db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { operatorMail: true, locale: true },
  });
}
