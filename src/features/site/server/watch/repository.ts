import 'server-only';
import { db } from '@/server/db/client';
import { HEALTH_FINDINGS, type HealthCode, type HealthFinding } from '@/shared/site/health';

/** An operator to whom mails can be sent. */
export type Reachable = { id: string; name: string; email: string; locale: string };

/** Operators with a confirmed e-mail. */
export function listReachable(): Promise<Reachable[]> {
  return db().user.findMany({
    where: { isOperator: true, emailConfirmedAt: { not: null }, suspendedAt: null },
    select: { id: true, name: true, email: true, locale: true },
    orderBy: { id: 'asc' },
  });
}

export type FaultRow = { code: HealthCode; values: HealthFinding['values']; since: Date };

/**
 * Stores which faults there are now. A fault that ended is forgotten after an hour, so that one that
 * comes and goes is one fault.
 * @returns those that ended now
 */
export async function storeFaults(faults: readonly HealthFinding[]): Promise<FaultRow[]> {
  const byCode = new Map(faults.map(({ code, values }) => [code, { code, values }]));
  await db().$executeRaw`
    INSERT INTO site_fault AS before (code, values)
    SELECT code, values FROM jsonb_to_recordset(${JSON.stringify([...byCode.values()])}::jsonb) AS fault (code text, values jsonb)
    ON CONFLICT (code) DO UPDATE SET values = excluded.values, ended_at = NULL,
      since = CASE WHEN before.ended_at IS NULL THEN before.since ELSE now() END`;
  await db().$executeRaw`DELETE FROM site_fault WHERE ended_at < now() - interval '1 hour'`;
  return db().$queryRaw<FaultRow[]>`
    UPDATE site_fault SET ended_at = now() WHERE ended_at IS NULL AND code <> ALL(${[...byCode.keys()]})
    RETURNING code, values, since`;
}

/** Takes the faults of which no mail was sent for a day, but for those that keep mails from going. */
export function takeUnmailed(except: readonly HealthCode[]): Promise<FaultRow[]> {
  return db().$queryRaw<FaultRow[]>`
    UPDATE site_fault SET mailed_at = now()
    WHERE ended_at IS NULL AND code <> ALL(${except}) AND (mailed_at IS NULL OR mailed_at <= now() - interval '1 day')
    RETURNING code, values, since`;
}

/** Leaves out those of a newer release that ran before. */
const known = (faults: FaultRow[]) => faults.filter(({ code }) => code in HEALTH_FINDINGS);

/** The faults of which ALERT_URL was not told for a day. */
export async function listUnposted(): Promise<FaultRow[]> {
  const rows = await db().$queryRaw<FaultRow[]>`
    SELECT code, values, since FROM site_fault
    WHERE ended_at IS NULL AND (posted_at IS NULL OR posted_at <= now() - interval '1 day') ORDER BY since, code`;
  return known(rows);
}

export async function recordPosted(codes: readonly HealthCode[]): Promise<void> {
  await db().$executeRaw`UPDATE site_fault SET posted_at = now() WHERE code = ANY(${codes})`;
}

/** The faults of the last examination. */
export async function listFaults(): Promise<FaultRow[]> {
  const rows = await db().$queryRaw<FaultRow[]>`
    SELECT code, values, since FROM site_fault WHERE ended_at IS NULL ORDER BY since, code`;
  return known(rows);
}

/** Lets mails that wait for another attempt go at once. */
export async function hurryMails(queue: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE job SET due_at = now() WHERE queue = ${queue} AND attempts > 0 AND leased_until IS NULL`;
}

export type DueOperator = Reachable & { since: Date; until: Date };

/**
 * Operators who want the daily mail and got none for a day, locked until the transaction ends.
 * @param marginMs leaves what is newer for the next mail
 */
export function lockDueOperators(marginMs: number): Promise<DueOperator[]> {
  return db().$queryRaw<DueOperator[]>`
    SELECT id, name, email, locale, coalesce(operator_mail_at, now() - interval '1 day') AS since,
      now() - ${marginMs} * interval '1 millisecond' AS until
    FROM user_account WHERE is_operator AND operator_mail AND email_confirmed_at IS NOT NULL AND suspended_at IS NULL
      AND (operator_mail_at IS NULL OR operator_mail_at <= now() - interval '1 day' - ${marginMs} * interval '1 millisecond')
    ORDER BY id FOR NO KEY UPDATE`;
}

export async function recordOperatorMail(userId: string, until: Date): Promise<void> {
  await db()
    .$executeRaw`UPDATE user_account SET operator_mail_at = ${until} WHERE id = ${userId}::uuid`;
}

export function findReader(userId: string) {
  return db().user.findFirst({
    where: { id: userId, isOperator: true, operatorMail: true, emailConfirmedAt: { not: null } },
    select: { id: true, name: true, email: true },
  });
}

/** News for operators after `since` and until `until`: what is still open, and new accounts. */
export async function countNews({ since, until }: { since: Date; until: Date }) {
  const createdAt = { gt: since, lte: until };
  return {
    reports: await db().guideReport.count({ where: { createdAt, closedAt: null } }),
    messages: await db().contactMessage.count({ where: { createdAt, answeredAt: null } }),
    accounts: await db().user.count({ where: { createdAt } }),
  };
}
export type News = Awaited<ReturnType<typeof countNews>>;
