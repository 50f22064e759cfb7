import 'server-only';
import { db } from '@/server/db/client';

export type MailTokenPurpose = 'reset_password' | 'confirm_email';

export function insertMailToken(token: {
  userId: string;
  purpose: MailTokenPurpose;
  tokenHash: string;
  expiresAt: Date;
}) {
  return db().mailToken.create({ data: token, select: { id: true } });
}

/** A valid token of a mail, with its account. */
export function findOpenMailToken(purpose: MailTokenPurpose, tokenHash: string) {
  return db().mailToken.findFirst({
    where: { purpose, tokenHash, spentAt: null, expiresAt: { gt: new Date() } },
    select: {
      id: true,
      user: { select: { id: true, email: true, name: true, passwordHash: true } },
    },
  });
}

/** Spends a token; of concurrent callers exactly one gets true. */
export async function spendMailToken(id: string): Promise<boolean> {
  const { count } = await db().mailToken.updateMany({
    where: { id, spentAt: null, expiresAt: { gt: new Date() } },
    data: { spentAt: new Date() },
  });
  return count === 1;
}

/**
 * Invalidates the tokens of earlier mails: all of an account for one purpose, or all but
 * `exceptId`.
 */
export function spendMailTokensOf(userId: string, purpose: MailTokenPurpose, exceptId?: string) {
  return db().mailToken.updateMany({
    where: {
      userId,
      purpose,
      spentAt: null,
      ...(exceptId === undefined ? {} : { id: { not: exceptId } }),
    },
    data: { spentAt: new Date() },
  });
}
