import 'server-only';
import type { StoredText } from '@/features/projects/model/texts/states';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { MessageStatus } from '../../constants';

/** Messages after `since` and until `until`. */
export type Window = { since: Date; until: Date };

const inWindow = ({ since, until }: Window) =>
  Prisma.sql`created_at > ${since} AND created_at <= ${until} AND status = ${MessageStatus.New}`;

/** The projects of every workshop of an account. */
const ownedBy = (userId: string) =>
  Prisma.sql`SELECT id FROM project WHERE removed_at IS NULL AND creator_id IN (SELECT id FROM creator WHERE owner_id = ${userId}::uuid)`;

/**
 * The account of a project's owner, if they want the daily mail and have confirmed the address.
 * @returns its id
 */
export async function findRecipient(projectId: string): Promise<string | undefined> {
  const user = await db().user.findFirst({
    where: {
      dailyMail: true,
      emailConfirmedAt: { not: null },
      suspendedAt: null,
      workshops: { some: { projects: { some: { id: projectId } } } },
    },
    select: { id: true },
  });
  return user?.id;
}

export type DueOwner = {
  email: string;
  locale: string;
  isWanted: boolean;
  since: Date;
  until: Date;
  /** The time until the next mail may be sent. */
  waitMs: number;
};

/**
 * An account that may be due for a daily mail, locked until the transaction ends.
 * @param marginMs leaves newer messages for the next mail: their transactions may still be open
 */
export async function lockDue(
  userId: string,
  { everyMs, marginMs }: { everyMs: number; marginMs: number },
): Promise<DueOwner | undefined> {
  const [row] = await db().$queryRaw<DueOwner[]>`
    SELECT person.email, person.locale, person.daily_mail AND person.email_confirmed_at IS NOT NULL AND person.suspended_at IS NULL AS "isWanted",
      coalesce(person.daily_mail_at, timestamptz 'epoch') AS since, now() - ${marginMs} * interval '1 millisecond' AS until,
      coalesce(extract(epoch FROM person.daily_mail_at - now()) * 1000 + ${everyMs}, 0)::float8 AS "waitMs"
    FROM user_account AS person WHERE person.id = ${userId}::uuid FOR NO KEY UPDATE`;
  return row;
}

/** Reports whether there are unread messages in the window, and after it. */
export async function hasUnread(
  userId: string,
  window: Window,
): Promise<{ now: boolean; later: boolean }> {
  const [row] = await db().$queryRaw<{ now: boolean; later: boolean }[]>`
    WITH own AS (${ownedBy(userId)})
    SELECT EXISTS (SELECT 1 FROM feedback WHERE project_id IN (SELECT id FROM own) AND ${inWindow(window)})
        OR EXISTS (SELECT 1 FROM report WHERE project_id IN (SELECT id FROM own) AND is_shown AND ${inWindow(window)}) AS now,
      EXISTS (SELECT 1 FROM feedback WHERE project_id IN (SELECT id FROM own) AND status = ${MessageStatus.New} AND created_at > ${window.until})
        OR EXISTS (SELECT 1 FROM report WHERE project_id IN (SELECT id FROM own) AND is_shown AND status = ${MessageStatus.New} AND created_at > ${window.until}) AS later`;
  return row ?? { now: false, later: false };
}

/** Records until when messages are covered. */
export async function recordDigest(userId: string, until: Date): Promise<void> {
  await db()
    .$executeRaw`UPDATE user_account SET daily_mail_at = ${until} WHERE id = ${userId}::uuid`;
}

/** An account that wants the daily mail and has confirmed the address. */
export function findReader(userId: string) {
  return db().user.findFirst({
    where: { id: userId, dailyMail: true, emailConfirmedAt: { not: null } },
    select: { id: true, name: true, email: true },
  });
}

export type DigestProject = {
  id: string;
  projectUid: string;
  name: StoredText[];
  languages: string[];
  feedback: number;
  reports: number;
};

/** The owner's projects with new unread messages, those with most first. */
export function listDigestProjects(userId: string, window: Window): Promise<DigestProject[]> {
  return db().$queryRaw<DigestProject[]>`
    WITH own AS (${ownedBy(userId)}),
    counted AS (
      SELECT project_id, sum(feedback)::int AS feedback, sum(reports)::int AS reports FROM (
        SELECT project_id, count(*) AS feedback, 0 AS reports FROM feedback WHERE project_id IN (SELECT id FROM own) AND ${inWindow(window)} GROUP BY project_id
        UNION ALL SELECT project_id, 0, count(*) FROM report WHERE project_id IN (SELECT id FROM own) AND is_shown AND ${inWindow(window)} GROUP BY project_id
      ) AS each GROUP BY project_id
    )
    SELECT project.id, project.project_uid AS "projectUid", project.head->'name' AS name, project.languages, counted.feedback, counted.reports
    FROM counted JOIN project ON project.id = counted.project_id ORDER BY counted.feedback + counted.reports DESC, project.id`;
}

export type DigestMessage = {
  subject: string;
  message: string;
  ratingHalves: number | null;
  stepName: StoredText[] | null;
};

/** The newest unread messages on a project: reports before feedback. */
export function listDigestMessages(
  projectId: string,
  window: Window,
  max: number,
): Promise<DigestMessage[]> {
  return db().$queryRaw<DigestMessage[]>`
    (SELECT report.subject, report.message, NULL AS "ratingHalves", step.name AS "stepName"
      FROM (SELECT * FROM report WHERE project_id = ${projectId}::uuid AND is_shown AND ${inWindow(window)} ORDER BY created_at DESC, id DESC LIMIT ${max}) AS report
      JOIN known_step AS step ON step.id = report.step_id AND step.project_id = ${projectId}::uuid ORDER BY report.created_at DESC, report.id DESC)
    UNION ALL
    (SELECT subject, message, rating_halves, NULL FROM feedback WHERE project_id = ${projectId}::uuid AND ${inWindow(window)} ORDER BY created_at DESC, id DESC LIMIT ${max})
    LIMIT ${max}`;
}
