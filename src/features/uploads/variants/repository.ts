import 'server-only';
import { db } from '@/server/db/client';

/** A picture whose variants are to be made. */
export type ClaimedPicture = {
  id: string;
  storeName: string;
  width: number;
  variantWidths: number[];
  attempts: number;
};

/**
 * Takes the next picture that lacks variants of this version, new ones first. Nobody else gets it for so long: should the process end
 * meanwhile, it is due again by itself.
 */
export async function claimPicture(
  version: number,
  leaseMs: number,
): Promise<ClaimedPicture | undefined> {
  const [picture] = await db().$queryRaw<ClaimedPicture[]>`
    UPDATE picture SET variants_due_at = now() + ${leaseMs} * interval '1 millisecond', variants_attempts = variants_attempts + 1
    WHERE id = (SELECT id FROM picture WHERE variants_version < ${version} AND variants_due_at <= now()
      ORDER BY variants_version, id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, store_name AS "storeName", width, variant_widths AS "variantWidths", variants_attempts AS attempts`;
  return picture;
}

/** Lets a picture be tried again later, without counting what was no fault of its own. */
export function postponePicture(id: string, delayMs: number) {
  return db().$executeRaw`
    UPDATE picture SET variants_due_at = now() + ${delayMs} * interval '1 millisecond', variants_attempts = greatest(variants_attempts - 1, 0) WHERE id = ${id}::uuid`;
}

/** Pages that show a picture: uids of projects and of creators. */
export type Shown = { projectUids: string[]; creatorUids: string[] };

/**
 * Tells the picture, and all files that show it, which variants there are. To be called in a transaction.
 * @returns where it is shown; undefined when it is gone
 */
export async function tellVariants(
  id: string,
  widths: readonly number[],
  version: number,
): Promise<Shown | undefined> {
  // The picture first, as everywhere: from here on no file comes to show it without seeing what it has now.
  const count = await db().$executeRaw`
    UPDATE picture SET variant_widths = ${widths}::int[], variants_version = ${version}, variants_attempts = 0, variants_due_at = now(), updated_at = now()
    WHERE id = ${id}::uuid`;
  if (count === 0) return undefined;
  const files = await db().$queryRaw<
    { id: string }[]
  >`UPDATE file SET variant_widths = ${widths}::int[] WHERE picture_id = ${id}::uuid RETURNING id`;
  return shownIn(files.map((file) => file.id));
}

async function shownIn(files: string[]): Promise<Shown> {
  const projects = await db().$queryRaw<{ uid: string }[]>`
    SELECT project_uid AS uid FROM project WHERE file_id = ANY(${files}::uuid[])
    UNION SELECT project_uid FROM project JOIN step ON step.project_id = project.id WHERE step.file_id = ANY(${files}::uuid[])`;
  const creators = await db().$queryRaw<{ uid: string }[]>`
    SELECT uid FROM creator WHERE avatar_id = ANY(${files}::uuid[]) OR cover_id = ANY(${files}::uuid[])`;
  return {
    projectUids: projects.map(({ uid }) => uid),
    creatorUids: creators.map(({ uid }) => uid),
  };
}
