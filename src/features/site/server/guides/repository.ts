import 'server-only';
import { ProjectStatus, ProjectType } from '@/features/projects/constants';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf } from '@/shared/http/pagination';
import type { GuideState } from '../../guides/constants';
import type { SiteGuidesQuery } from '../../guides/schema';

export type SiteGuideRow = {
  uid: string;
  name: string;
  creator: { uid: string; name: string };
  owner: string;
  head: unknown;
  views: number;
  publishedAt: Date | null;
  isByLink: boolean;
  isWaiting: boolean;
  takenDownAt: Date | null;
};

const { Published } = ProjectStatus;
const IS_WAITING = Prisma.sql`(p.status = ${Published} AND p.type = ${ProjectType.Public} AND NOT p.is_listed)`;
const IN_STATE: Record<GuideState, Prisma.Sql> = {
  all: Prisma.sql`true`,
  waiting: IS_WAITING,
  byLink: Prisma.sql`p.type = ${ProjectType.Private}`,
  takenDown: Prisma.sql`p.taken_down_at IS NOT NULL`,
};

/** Spellings of a label in the newest versions of guides. */
type Label = { kind: 'tags' | 'category'; spellings: readonly string[] };

/** A page of guides as their readers know them, the newest first, and how many there are. */
export async function listGuides(
  { query, state, lang, ...page }: SiteGuidesQuery,
  uid: string | undefined,
  labels: readonly Label[],
): Promise<{ rows: SiteGuideRow[]; total: number }> {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    Prisma.sql`p.removed_at IS NULL AND (p.status = ${Published} OR p.taken_down_at IS NOT NULL) AND e.is_newest`,
    IN_STATE[state],
    Prisma.sql`(e.name ILIKE ${pattern} OR c.name ILIKE ${pattern} OR owner.name ILIKE ${pattern} OR p.project_uid = ${uid ?? null} OR c.uid = ${uid ?? null})`,
    ...(lang ? [Prisma.sql`e.head->'languages' @> ${JSON.stringify(lang)}::jsonb`] : []),
    ...labels.map(hasLabel),
  ];
  const from = Prisma.sql`FROM project AS p JOIN project_edition AS e ON e.id = p.id
    JOIN creator AS c ON c.id = p.creator_id JOIN user_account AS owner ON owner.id = c.owner_id
    WHERE ${Prisma.join(conditions, ' AND ')}`;
  const rows = await db().$queryRaw<SiteGuideRow[]>`
    SELECT p.project_uid AS uid, e.name, json_build_object('uid', c.uid, 'name', c.name) AS creator, owner.name AS owner, e.head,
      p.views + (SELECT coalesce(sum(views), 0) FROM project_view_shard WHERE project_id = p.id)::int AS views,
      p.published_at AS "publishedAt", p.type = ${ProjectType.Private} AS "isByLink", ${IS_WAITING} AS "isWaiting", p.taken_down_at AS "takenDownAt"
    ${from} ORDER BY p.published_at DESC NULLS LAST, p.id DESC LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
  const [count] = await db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`;
  return { rows, total: count?.total ?? 0 };
}

const hasLabel = ({ kind, spellings }: Label) => Prisma.sql`EXISTS (
  SELECT FROM jsonb_array_elements(e.head->${kind}::text) AS text
  WHERE string_to_array(text->>'value', E'\\n') && ${spellings}::text[])`;

/** Owners of guides that wait, each with the first of them. */
export function listWaitingOwners(): Promise<WaitingOwner[]> {
  return db().$queryRaw`
    SELECT DISTINCT ON (owner.id) owner.id, owner.name, owner.email, owner.locale, json_build_object('projectUid', p.project_uid, 'name', e.name) AS guide
    FROM project AS p JOIN project_edition AS e ON e.id = p.id AND e.is_newest JOIN creator AS c ON c.id = p.creator_id JOIN user_account AS owner ON owner.id = c.owner_id
    WHERE p.removed_at IS NULL AND ${IS_WAITING} ORDER BY owner.id, p.published_at`;
}
type WaitingOwner = {
  id: string;
  name: string;
  email: string;
  locale: string;
  guide: { projectUid: string; name: string };
};
