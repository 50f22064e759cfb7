import 'server-only';
import { db } from '@/server/db/client';

export type PreviewLinkRow = { secretId: string; expiresAt: Date };

/** The link of a project that is valid at this moment. */
export function findLink(projectId: string, now: Date): Promise<PreviewLinkRow | null> {
  return db().previewLink.findFirst({
    where: { projectId, expiresAt: { gt: now } },
    select: { secretId: true, expiresAt: true },
  });
}

/** Makes the link of a project, or prolongs the present one; one that has ended stays ended. */
export async function renewLink(
  projectId: string,
  { secretId, expiresAt }: PreviewLinkRow,
): Promise<PreviewLinkRow> {
  const [row] = await db().$queryRaw<PreviewLinkRow[]>`
    INSERT INTO preview_link AS l (project_id, secret_id, expires_at) VALUES (${projectId}::uuid, ${secretId}::uuid, ${expiresAt})
    ON CONFLICT (project_id) DO UPDATE SET expires_at = excluded.expires_at,
      secret_id = CASE WHEN l.expires_at > now() THEN l.secret_id ELSE excluded.secret_id END
    RETURNING secret_id AS "secretId", expires_at AS "expiresAt"`;
  if (!row) throw new Error(`Project ${projectId} is gone.`);
  return row;
}

export async function deleteLink(projectId: string): Promise<void> {
  await db().previewLink.deleteMany({ where: { projectId } });
}

export async function deleteAllLinks(): Promise<void> {
  await db().previewLink.deleteMany();
}

/** The project that a valid link shows, and when the link ends. */
export function findLinked(secretId: string, now: Date) {
  return db().previewLink.findFirst({
    where: {
      secretId,
      expiresAt: { gt: now },
      project: {
        removedAt: null,
        takenDownAt: null,
        creator: { owner: { suspendedAt: null } },
      },
    },
    select: { projectId: true, expiresAt: true, project: { select: { creatorId: true } } },
  });
}
