import 'server-only';
import { db } from '@/server/db/client';
import type { Feedback, Prisma, Report } from '@/server/db/generated/client';
import { deleteWebhooksAbout } from '@/server/webhooks/queue';
import { StepType } from '@/features/projects/constants';

export type FeedbackRow = Feedback;
export type ReportRow = Report;

/**
 * Prevents the deletion of a project, and with `stepId` of its step (not a chapter), until the
 * transaction ends. Other senders and editors do not wait.
 * @returns false when it is gone
 */
export async function holdTarget(projectId: string, stepId?: string): Promise<boolean> {
  const rows =
    stepId === undefined
      ? await db().$queryRaw<
          unknown[]
        >`SELECT 1 FROM project WHERE id = ${projectId}::uuid FOR KEY SHARE`
      : await db().$queryRaw<
          unknown[]
        >`SELECT 1 FROM step WHERE id = ${stepId}::uuid AND project_id = ${projectId}::uuid AND type = ${StepType.Step} FOR KEY SHARE`;
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

/** The same for a report. */
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

/** A submission; a report on a deleted step is in the trash with its step. */
export async function findSent(kind: SentKind, id: string): Promise<Sent | undefined> {
  const rows =
    kind === 'feedback'
      ? await db().$queryRaw<Sent[]>`
      SELECT sent.id, project.id AS "projectId", project.project_uid AS "projectUid" FROM feedback AS sent JOIN project ON project.id = sent.project_id WHERE sent.id = ${id}::uuid`
      : await db().$queryRaw<Sent[]>`
      SELECT sent.id, project.id AS "projectId", project.project_uid AS "projectUid" FROM report AS sent JOIN project ON project.id = sent.project_id WHERE sent.id = ${id}::uuid
      UNION ALL SELECT ${id}::uuid, project.id, project.project_uid FROM trash JOIN project ON project.id = trash.project_id
      WHERE trash.kind = 'step' AND trash.data->'reports' @> ${JSON.stringify([{ id }])}::jsonb LIMIT 1`;
  return rows[0];
}

/**
 * Deletes a submission, also from the trash.
 * @returns the deleted row
 */
export async function deleteSent(kind: SentKind, id: string): Promise<Sent | undefined> {
  const sent = await findSent(kind, id);
  if (!sent) return undefined;
  await deleteWebhooksAbout(id);
  if (kind === 'feedback')
    return (await db().feedback.deleteMany({ where: { id } })).count === 1 ? sent : undefined;
  // Deleting and restoring steps takes this lock: a report is not missed on its way into or out of
  // the trash.
  await db().$queryRaw`SELECT id FROM project WHERE id = ${sent.projectId}::uuid FOR NO KEY UPDATE`;
  await db().report.deleteMany({ where: { id } });
  await db().$executeRaw`
    UPDATE trash SET data = jsonb_set(data, '{reports}', (
      SELECT coalesce(jsonb_agg(report), '[]'::jsonb) FROM jsonb_array_elements(data->'reports') AS report WHERE report->>'id' <> ${id}))
    WHERE project_id = ${sent.projectId}::uuid AND kind = 'step' AND data->'reports' @> ${JSON.stringify([{ id }])}::jsonb`;
  return sent;
}
