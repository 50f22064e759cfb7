import 'server-only';
import { db } from '@/server/db/client';

export async function updateSuspension(
  id: string,
  suspension: { suspendedAt: Date; suspendedReason: string } | null,
): Promise<void> {
  await db().user.update({
    where: { id },
    data: suspension ?? { suspendedAt: null, suspendedReason: null },
    select: { id: true },
  });
}

/** Reports whether an account exists and is not suspended, and locks it. */
export async function lockAdmitted(id: string): Promise<boolean> {
  const rows = await db().$queryRaw<{ suspendedAt: Date | null }[]>`
    SELECT suspended_at AS "suspendedAt" FROM user_account WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return rows[0]?.suspendedAt === null;
}
