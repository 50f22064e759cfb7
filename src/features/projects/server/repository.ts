import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import type { PictureRow } from '@/shared/pictures/picture';
import { isUid, isUuid } from '@/shared/ids/uid';
import {
  type DraftQuestion,
  type GuideQuestion,
  type GuideStep,
  storedItem,
} from '../model/content/content';
import { StepType } from '../constants';
import { listItems, type StepPictures, type StepRow, withPictures } from './draft/repository';

export const summaryParts = {
  file: true,
  viewShards: { select: { views: true } },
  statement: true,
} as const satisfies Prisma.ProjectInclude;

export type ProjectSummaryRow = Prisma.ProjectGetPayload<{ include: typeof summaryParts }>;
/** A project with its draft. */
export type ProjectRow = ProjectSummaryRow & { steps: StepRow[]; questions: DraftQuestion[] };
/** The columns for any view of a project. */
export type ShownRow = Pick<
  ProjectSummaryRow,
  | 'id'
  | 'projectUid'
  | 'views'
  | 'viewShards'
  | 'type'
  | 'status'
  | 'stepCount'
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt'
> & { head: unknown; file: PictureRow | null };

/** A project for readers. */
export type PublicProjectRow = ShownRow & {
  versionNumber: number;
  versionPublishedAt: Date;
  ratings: RatingSums;
  creator: {
    uid: string;
    name: string;
    textColor: string;
    backgroundColor: string;
    coverOpacity: number;
    smallDescription: string;
    url: string;
    verified: boolean;
    verifiedAt: Date | string | null;
    avatar: PictureRow | null;
    cover: PictureRow | null;
  };
  steps: (GuideStep & StepPictures)[];
  questions: GuideQuestion[];
};

// A project's {id} is its projectUid or its id (docs/reference/guides.md#addresses); anything else matches
// nothing.
export function byIdentifier(id: string): Prisma.ProjectWhereInput | undefined {
  if (isUid(id)) return { projectUid: id };
  return isUuid(id) ? { id } : undefined;
}

/** The creator's own project with steps and questions. */
export async function findOwned(creatorId: string, id: string): Promise<ProjectRow | null> {
  const where = byIdentifier(id);
  const row =
    where &&
    (await db().project.findFirst({
      where: { ...where, creatorId, removedAt: null },
      include: summaryParts,
    }));
  return row ? withDraft(row) : null;
}

/** A project of any owner with its draft. */
export async function findWhole(id: string): Promise<ProjectRow> {
  return withDraft(await db().project.findUniqueOrThrow({ where: { id }, include: summaryParts }));
}

/** A project with its draft. */
export async function withDraft(row: ProjectSummaryRow): Promise<ProjectRow> {
  const { steps, questions } = await listItems(row.id);
  return { ...row, steps: await withPictures(steps), questions };
}

/** The identity of the creator's own project, without reading it completely. */
export async function findOwnedIdentity(creatorId: string, id: string) {
  const where = byIdentifier(id);
  return where
    ? db().project.findFirst({
        where: { ...where, creatorId, removedAt: null },
        select: {
          id: true,
          projectUid: true,
          name: true,
          languages: true,
          versionNumber: true,
          createdAt: true,
        },
      })
    : null;
}

/** The creator's own project that was removed after this moment, locked against the sweep. */
export async function findRemoved(
  creatorId: string,
  id: string,
  after: Date,
): Promise<{ id: string } | null> {
  const where = byIdentifier(id);
  const removed = where
    ? await db().project.findFirst({
        where: { ...where, creatorId, removedAt: { gt: after } },
        select: { id: true },
      })
    : null;
  const [locked] = removed
    ? await db().$queryRaw<
        { id: string }[]
      >`SELECT id FROM project WHERE id = ${removed.id}::uuid AND removed_at IS NOT NULL FOR UPDATE`
    : [];
  return locked ?? null;
}

/** The picture columns of a file with the SQL alias `alias`, as JSON; null without a picture. */
export const pictureOf = (alias: string) =>
  Prisma.raw(`CASE WHEN ${alias}.id IS NULL THEN NULL ELSE json_build_object('name', ${alias}.name, 'key', ${alias}.key,
  'width', ${alias}.width, 'height', ${alias}.height, 'placeholder', ${alias}.placeholder, 'variantWidths', ${alias}.variant_widths, 'sizeBytes', ${alias}.size_bytes) END`);

/** The sum of half stars of a project, and the number of its ratings. */
export type RatingSums = { halves: number; readers: number };

export async function sumRatings(projectId: string): Promise<RatingSums> {
  const [row] = await db().$queryRaw<
    { sums: RatingSums }[]
  >`SELECT rating_sums(${projectId}::uuid) AS sums`;
  return row?.sums ?? { halves: 0, readers: 0 };
}

/**
 * A version of a project for readers, the newest unless another number is given, in one statement:
 * pages wait for it.
 * @param status that the project must have; any where it is undefined
 */
export async function findForReaders(
  id: string,
  status: number | undefined,
  number?: number,
): Promise<PublicProjectRow | null> {
  if (!isUid(id) && !isUuid(id)) return null;
  const named = isUid(id) ? Prisma.sql`p.project_uid = ${id}` : Prisma.sql`p.id = ${id}::uuid`;
  const version =
    number === undefined ? Prisma.sql`p.is_newest` : Prisma.sql`p.version_number = ${number}::int`;
  const [row] = await db().$queryRaw<Omit<PublicProjectRow, 'stepCount'>[]>`
    SELECT p.id, p.project_uid AS "projectUid", p.head, p.type, p.status, p.views, p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.published_at AS "publishedAt",
      p.version_number AS "versionNumber", p.version_published_at AS "versionPublishedAt",
      ${pictureOf('f')} AS file, rating_sums(p.id) AS ratings,
      (SELECT coalesce(json_agg(json_build_object('views', v.views)), '[]') FROM project_view_shard AS v WHERE v.project_id = p.id) AS "viewShards",
      (SELECT coalesce(json_agg(s.step || jsonb_build_object('file', ${pictureOf('sf')}, 'furtherFiles', (
          SELECT coalesce(json_agg(${pictureOf('mf')} ORDER BY m.position), '[]')
          FROM jsonb_array_elements(s.step->'further') WITH ORDINALITY AS m (medium, position) LEFT JOIN file AS mf ON mf.id = (m.medium->>'fileId')::uuid), 'clipFile', ${pictureOf('kf')}) ORDER BY s.position), '[]')
        FROM jsonb_array_elements(p.contents->'steps') WITH ORDINALITY AS s (step, position) LEFT JOIN file AS sf ON sf.id = (s.step->>'fileId')::uuid
          LEFT JOIN file AS kf ON kf.id = coalesce(s.step->'clip'->>'fileId', jsonb_path_query_first(s.step, '$.further[*].clip.fileId') #>> '{}')::uuid) AS steps,
      p.contents->'questions' AS questions,
      json_build_object('uid', c.uid, 'name', c.name, 'textColor', c.text_color, 'backgroundColor', c.background_color, 'coverOpacity', c.cover_opacity,
        'smallDescription', c.small_description, 'url', c.url, 'verified', c.verified, 'verifiedAt', c.verified_at, 'avatar', ${pictureOf('ca')}, 'cover', ${pictureOf('cc')}) AS creator
    FROM project_edition AS p JOIN creator AS c ON c.id = p.creator_id
      LEFT JOIN file AS f ON f.id = p.file_id LEFT JOIN file AS ca ON ca.id = c.avatar_id LEFT JOIN file AS cc ON cc.id = c.cover_id
    WHERE ${named} AND ${status === undefined ? Prisma.sql`true` : Prisma.sql`p.status = ${status}`} AND ${version}`;
  return row
    ? {
        ...row,
        steps: row.steps.map((step) => storedItem('step', step)),
        questions: row.questions.map((question) => storedItem('question', question)),
        stepCount: row.steps.filter(({ type }) => type === StepType.Step).length,
      }
    : null;
}

/** The identity of such a project, without reading it completely. */
export async function findIdForReaders(id: string, status: number) {
  const where = byIdentifier(id);
  return where
    ? db().project.findFirst({
        where: { ...where, status },
        select: {
          id: true,
          creatorId: true,
          projectUid: true,
          name: true,
          versionNumber: true,
          createdAt: true,
        },
      })
    : null;
}

/**
 * Locks the creator's own project until the transaction ends, so that its changes are serialized.
 * Readers and view counts do not wait.
 */
export async function lockOwned(creatorId: string, id: string): Promise<LockedProject | null> {
  if (!isUid(id) && !isUuid(id)) return null;
  const named = isUid(id) ? Prisma.sql`project_uid = ${id}` : Prisma.sql`id = ${id}::uuid`;
  const [locked] = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM project WHERE ${named} AND creator_id = ${creatorId}::uuid AND removed_at IS NULL FOR NO KEY UPDATE`;
  return locked
    ? db().project.findUnique({
        where: { id: locked.id },
        include: lockedParts,
      })
    : null;
}

// The switch is read after the lock: a publication sees what was set before it.
const lockedParts = {
  creator: { select: { name: true, needsSecondPerson: true } },
} as const satisfies Prisma.ProjectInclude;

export type LockedProject = Prisma.ProjectGetPayload<{ include: typeof lockedParts }>;

/** Locks the creator against concurrently added projects until the transaction ends. */
export async function lockCreator(creatorId: string): Promise<void> {
  await db().$queryRaw`SELECT id FROM creator WHERE id = ${creatorId}::uuid FOR NO KEY UPDATE`;
}

/**
 * Locks the creator and counts their projects, so that concurrent creations cannot exceed the
 * limit.
 */
export async function countOwnedLocked(creatorId: string): Promise<number> {
  await lockCreator(creatorId);
  return db().project.count({ where: { creatorId, removedAt: null } });
}

export function findCreatorName(creatorId: string) {
  return db().creator.findUniqueOrThrow({
    where: { id: creatorId },
    select: { name: true, uid: true },
  });
}

/** The creator's public fields. */
export function findShownCreator(creatorId: string) {
  return db().creator.findUniqueOrThrow({
    where: { id: creatorId },
    include: { avatar: true, cover: true },
  });
}

export function insertProject(data: Prisma.ProjectUncheckedCreateInput) {
  return db().project.create({ data, select: { id: true, projectUid: true } });
}

export async function updateProject(
  id: string,
  data: Prisma.ProjectUncheckedUpdateInput,
): Promise<ProjectRow> {
  return withDraft(await db().project.update({ where: { id }, data, include: summaryParts }));
}

/** Changes columns where the answer does not show the project. */
export function updateColumns(id: string, data: Prisma.ProjectUncheckedUpdateInput) {
  return db().project.update({ where: { id }, data, select: { id: true } });
}

/**
 * Changes a project of any owner if it has these values.
 * @returns its identity, if it was changed
 */
export async function hideProject(
  id: string,
  where: { status: number } | { type: number },
  data: Prisma.ProjectUncheckedUpdateManyInput,
): Promise<{ id: string; projectUid: string } | undefined> {
  const [row] = await db().project.updateManyAndReturn({
    where: { id, ...where },
    data: { ...data, isListed: false, version: { increment: 1 } },
    select: { id: true, projectUid: true },
  });
  return row;
}

/** The files that a draft shows. */
export async function listFileIds(projectId: string): Promise<string[]> {
  const row = await db().project.findUnique({ where: { id: projectId }, select: { files: true } });
  return row?.files ?? [];
}
