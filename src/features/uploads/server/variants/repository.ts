import 'server-only';
import { db } from '@/server/db/client';

export type PictureWithoutVariants = {
  id: string;
  storeName: string;
  width: number;
  variantWidths: number[];
};

/** A picture, unless it has variants of this version. */
export function findWithoutVariants(
  id: string,
  version: number,
): Promise<PictureWithoutVariants | null> {
  return db().picture.findFirst({
    where: { id, variantsVersion: { lt: version } },
    select: { id: true, storeName: true, width: true, variantWidths: true },
  });
}

/**
 * Enqueues pictures without variants of this version, new ones first: a bounded number that are not
 * enqueued yet.
 */
export async function enqueueWithoutVariants(
  queue: string,
  version: number,
  limit: number,
): Promise<void> {
  await db().$executeRaw`
    INSERT INTO job (queue, key)
    SELECT ${queue}, id::text FROM picture WHERE variants_version < ${version} AND duration_ms IS NULL
      AND NOT EXISTS (SELECT FROM job WHERE queue = ${queue} AND key = picture.id::text)
    ORDER BY variants_version, id LIMIT ${limit} ON CONFLICT DO NOTHING`;
}

/** The pages that show a picture: uids of projects and of creators. */
export type Shown = { projectUids: string[]; creatorUids: string[] };

/**
 * Records the variants of a picture, in its row and in all files that show it. Call this in a
 * transaction.
 * @returns where it is shown; undefined when it is gone
 */
export async function recordVariants(
  id: string,
  widths: readonly number[],
  version: number,
): Promise<Shown | undefined> {
  // The picture first, as everywhere: from here on every new file copies its current variants.
  const count = await db().$executeRaw`
    UPDATE picture SET variant_widths = ${widths}::int[], variants_version = ${version}, updated_at = now()
    WHERE id = ${id}::uuid`;
  if (count === 0) return undefined;
  const files = await db().$queryRaw<
    { id: string }[]
  >`UPDATE file SET variant_widths = ${widths}::int[] WHERE picture_id = ${id}::uuid RETURNING id`;
  return shownIn(files.map((file) => file.id));
}

async function shownIn(files: string[]): Promise<Shown> {
  const projects = await db().$queryRaw<{ uid: string }[]>`
    SELECT project_uid AS uid FROM project WHERE files && ${files}::uuid[]
    UNION SELECT project_uid FROM project JOIN project_version AS v ON v.project_id = project.id WHERE v.files && ${files}::uuid[]`;
  const creators = await db().$queryRaw<{ uid: string }[]>`
    SELECT uid FROM creator WHERE avatar_id = ANY(${files}::uuid[]) OR cover_id = ANY(${files}::uuid[])`;
  return {
    projectUids: projects.map(({ uid }) => uid),
    creatorUids: creators.map(({ uid }) => uid),
  };
}
