import 'server-only';
import { db } from '@/server/db/client';
import { type Feedback, Prisma, type Report } from '@/server/db/generated/client';

export type FeedbackRow = Feedback;
export type ReportRow = Report;

/**
 * Prevents the deletion of a project until the transaction ends. Other senders and editors do not
 * wait.
 * @returns false when it is gone
 */
export async function holdProject(projectId: string): Promise<boolean> {
  const rows = await db().$queryRaw<
    unknown[]
  >`SELECT 1 FROM project WHERE id = ${projectId}::uuid FOR KEY SHARE`;
  return rows.length > 0;
}

/** Inserts a row, or returns the one of the same request before. */
export async function insertFeedback(
  data: Prisma.FeedbackUncheckedCreateInput & { requestHash: string | null },
): Promise<{ row: FeedbackRow; isNew: boolean }> {
  const { requestHash } = data;
  if (requestHash === null) return { row: await db().feedback.create({ data }), isNew: true };
  const { count } = await db().feedback.createMany({ data: [data], skipDuplicates: true });
  return {
    row: await db().feedback.findUniqueOrThrow({ where: { requestHash } }),
    isNew: count === 1,
  };
}

export async function insertReport(
  data: Prisma.ReportUncheckedCreateInput & { requestHash: string | null },
): Promise<{ row: ReportRow; isNew: boolean }> {
  const { requestHash } = data;
  if (requestHash === null) return { row: await db().report.create({ data }), isNew: true };
  const { count } = await db().report.createMany({ data: [data], skipDuplicates: true });
  return {
    row: await db().report.findUniqueOrThrow({ where: { requestHash } }),
    isNew: count === 1,
  };
}

export type SentKind = 'feedback' | 'report';
export type Sent = { id: string; projectId: string; projectUid: string };

/** A submission. */
export async function findSent(kind: SentKind, id: string): Promise<Sent | undefined> {
  const table = Prisma.raw(kind);
  const [row] = await db().$queryRaw<Sent[]>`
    SELECT sent.id, project.id AS "projectId", project.project_uid AS "projectUid"
    FROM ${table} AS sent JOIN project ON project.id = sent.project_id WHERE sent.id = ${id}::uuid`;
  return row;
}

/**
 * Deletes a submission.
 * @returns the deleted row
 */
export async function deleteSent(kind: SentKind, id: string): Promise<Sent | undefined> {
  const sent = await findSent(kind, id);
  if (!sent) return undefined;
  const { count } =
    kind === 'feedback'
      ? await db().feedback.deleteMany({ where: { id } })
      : await db().report.deleteMany({ where: { id } });
  return count === 1 ? sent : undefined;
}
