import 'server-only';
import { db } from '@/server/db/client';
import type { Feedback, Prisma, Report } from '@/server/db/generated/client';

export type FeedbackRow = Feedback;
export type ReportRow = Report;

/**
 * Keeps a project, and with `stepId` one of its steps, from being deleted until the transaction ends.
 * Nobody who sends something or edits the project waits for it. @returns false when it is gone
 */
export async function holdTarget(projectId: string, stepId?: string): Promise<boolean> {
  const rows = stepId === undefined
    ? await db().$queryRaw<unknown[]>`SELECT 1 FROM project WHERE id = ${projectId}::uuid FOR KEY SHARE`
    : await db().$queryRaw<unknown[]>`SELECT 1 FROM step WHERE id = ${stepId}::uuid AND project_id = ${projectId}::uuid FOR KEY SHARE`;
  return rows.length > 0;
}

/** A new row, or the one that the same request made before. */
export async function insertFeedback(data: Prisma.FeedbackUncheckedCreateInput & { requestHash: string | null }): Promise<FeedbackRow> {
  if (data.requestHash === null) return db().feedback.create({ data });
  await db().feedback.createMany({ data: [data], skipDuplicates: true });
  return db().feedback.findUniqueOrThrow({ where: { requestHash: data.requestHash } });
}

/** The same for a report. */
export async function insertReport(data: Prisma.ReportUncheckedCreateInput & { requestHash: string | null }): Promise<ReportRow> {
  if (data.requestHash === null) return db().report.create({ data });
  await db().report.createMany({ data: [data], skipDuplicates: true });
  return db().report.findUniqueOrThrow({ where: { requestHash: data.requestHash } });
}
