import 'server-only';
import { ProjectStatus } from '@/features/projects/constants';
import { db } from '@/server/db/client';

/** Sets the day, for which a mail is due again. Not a change of the guide: its date stays. */
export async function writeDay(
  projectId: string,
  userId: string,
  on: string | null,
): Promise<void> {
  await db().$executeRaw`
    UPDATE project SET look_again_on = ${on}::date, look_again_by_id = ${on === null ? null : userId}::uuid, look_again_sent_at = NULL
    WHERE id = ${projectId}::uuid`;
}

export type Due = { id: string; creatorId: string; setById: string | null; ownerId: string };

/** Marks guides whose day has come, each once, also where several instances do so at a time. */
export function claimDue(limit: number): Promise<Due[]> {
  return db().$queryRaw`
    UPDATE project SET look_again_sent_at = now() FROM creator WHERE creator.id = project.creator_id AND project.id IN (
      SELECT id FROM project WHERE look_again_on <= (now() AT TIME ZONE 'UTC')::date AND look_again_sent_at IS NULL
        AND removed_at IS NULL AND status <> ${ProjectStatus.Archived}
      ORDER BY look_again_on LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING project.id, project.creator_id AS "creatorId", project.look_again_by_id AS "setById", creator.owner_id AS "ownerId"`;
}
