import 'server-only';
import type { StoredText } from '@/features/projects/model/texts/states';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { type Page, offsetOf } from '@/shared/http/pagination';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { ProjectStatus, StepType } from '@/features/projects/constants';
import { VERSIONS_NAMED_MAX } from '../../constants';
import { columnOf, visitsIn } from '../../model/columns';
import {
  COLUMN_FIELDS,
  DEVICE_FIELDS,
  type Stats,
  LANG_FIELDS,
  type StepTotals,
} from '../../model/stats';
import { type Period, type Span, wholeDays } from '../../model/period';

/** The stats of one project, or of all projects of a creator, archived ones too. */
export type Scope = { projectId: string } | { creatorId: string };

const present = (creatorId: string) =>
  Prisma.sql`SELECT id FROM project WHERE creator_id = ${creatorId}::uuid AND removed_at IS NULL`;

// A creator's rollups are adjacent in their index; removed projects are few and subtracted.
const inSums = (scope: Scope) =>
  'projectId' in scope
    ? Prisma.sql`project_id = ${scope.projectId}::uuid`
    : Prisma.sql`creator_id = ${scope.creatorId}::uuid AND project_id NOT IN (SELECT id FROM project WHERE creator_id = ${scope.creatorId}::uuid AND removed_at IS NOT NULL)`;

const inRecords = (scope: Scope, { from, to }: Span) => Prisma.sql`
  r.project_id ${'projectId' in scope ? Prisma.sql`= ${scope.projectId}::uuid` : Prisma.sql`IN (${present(scope.creatorId)})`}
  AND r.created_at BETWEEN ${from}::timestamptz AND ${to}::timestamptz`;

const summed = Prisma.raw(
  [
    ...COLUMN_FIELDS.map((field) => `sum(${columnOf(field)})::float8 AS "${field}"`),
    ...PROJECT_LANGUAGES.map(
      (lang) => `sum(${visitsIn(lang, 'daily_figures')})::float8 AS "${LANG_FIELDS[lang]}"`,
    ),
  ].join(),
);

/** The rollups of each day with data. */
export function sumDays(
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<(Stats & { day: string })[]> {
  return db().$queryRaw`
    SELECT day::text, ${summed} FROM daily_figures WHERE ${inSums(scope)} AND day BETWEEN ${from}::date AND ${to}::date GROUP BY daily_figures.day`;
}

const countOf = (column: string, fields: Record<string, string>) =>
  Prisma.join(
    Object.entries(fields).map(
      ([value, field]) =>
        Prisma.sql`(count(*) FILTER (WHERE ${Prisma.raw(column)} = ${value}))::float8 AS ${Prisma.raw(`"${field}"`)}`,
    ),
  );

/** The stats of individual records, without views. */
export async function sumRecords(scope: Scope, span: Span): Promise<Stats> {
  const [row] = await db().$queryRaw<[Stats]>`
    SELECT 0::float8 AS views, count(*)::float8 AS sessions, coalesce(sum(r.duration_ms), 0)::float8 AS "durationMs",
      (count(*) FILTER (WHERE r.is_finished))::float8 AS finished, coalesce(sum(r.duration_ms) FILTER (WHERE r.is_finished), 0)::float8 AS "finishedDurationMs",
      ${countOf('r.lang', LANG_FIELDS)}, ${countOf('r.device', DEVICE_FIELDS)}
    FROM tracking_record AS r WHERE ${inRecords(scope, span)}`;
  return row;
}

/** The rollups of each step on whole days. */
export function sumSteps(
  projectId: string,
  { from, to }: { from: string; to: string },
): Promise<(StepTotals & { stepId: string })[]> {
  return db().$queryRaw`
    SELECT step_id AS "stepId", sum(reached)::float8 AS reached, sum(time_ms)::float8 AS "timeMs", sum(left_here)::float8 AS left
    FROM daily_step WHERE project_id = ${projectId}::uuid AND day BETWEEN ${from}::date AND ${to}::date GROUP BY step_id`;
}

export function sumRecordSteps(
  projectId: string,
  span: Span,
): Promise<(StepTotals & { stepId: string })[]> {
  return db().$queryRaw`
    SELECT step_id AS "stepId", count(*)::float8 AS reached, sum(time_ms)::float8 AS "timeMs", (count(*) FILTER (WHERE is_last))::float8 AS left
    FROM (SELECT t.step_id, sum(t.time_ms) AS time_ms, t.step_id = r.last_step_id AS is_last
          FROM tracking_record AS r JOIN tracking_step AS t ON t.record_id = r.id
          WHERE ${inRecords({ projectId }, span)} GROUP BY r.id, t.step_id) AS visit
    GROUP BY step_id`;
}

/** The stats of one of the creator's projects. */
export type ProjectRow = Pick<
  Stats,
  'views' | 'sessions' | 'durationMs' | 'finished' | 'finishedDurationMs'
> & { id: string; projectUid: string; name: string };

/** The creator's projects with their stats, most viewed first; all of them without a page. */
export function listProjects(
  creatorId: string,
  period: Period,
  page?: Page,
): Promise<ProjectRow[]> {
  const scope = { creatorId };
  const whole = wholeDays(period);
  const sources = [
    Prisma.sql`SELECT NULL::uuid AS project_id, 0 AS views, 0 AS sessions, 0::bigint AS duration_ms, 0 AS finished, 0::bigint AS finished_duration_ms WHERE false`,
    ...(whole
      ? [
          Prisma.sql`
      SELECT project_id, views, sessions, duration_ms, finished, finished_duration_ms FROM daily_figures
      WHERE ${inSums(scope)} AND day BETWEEN ${whole.from}::date AND ${whole.to}::date`,
        ]
      : []),
    ...period.parts.flatMap((part) => [
      Prisma.sql`SELECT project_id, views, 0, 0, 0, 0 FROM daily_figures WHERE ${inSums(scope)} AND day = ${part.day}::date`,
      Prisma.sql`SELECT r.project_id, 0, 1, r.duration_ms, r.is_finished::int, CASE WHEN r.is_finished THEN r.duration_ms ELSE 0 END
        FROM tracking_record AS r WHERE ${inRecords(scope, part)}`,
    ]),
  ];
  const paging = page ? Prisma.sql`LIMIT ${page.limit} OFFSET ${offsetOf(page)}` : Prisma.empty;
  return db().$queryRaw`
    WITH sums AS (
      SELECT project_id, sum(views) AS views, sum(sessions) AS sessions, sum(duration_ms) AS duration_ms, sum(finished) AS finished, sum(finished_duration_ms) AS finished_duration_ms
      FROM (${Prisma.join(sources, ' UNION ALL ')}) AS source GROUP BY project_id
    )
    SELECT p.id, p.project_uid AS "projectUid", p.name, coalesce(s.views, 0)::float8 AS views, coalesce(s.sessions, 0)::float8 AS sessions,
      coalesce(s.duration_ms, 0)::float8 AS "durationMs", coalesce(s.finished, 0)::float8 AS finished, coalesce(s.finished_duration_ms, 0)::float8 AS "finishedDurationMs"
    FROM project AS p LEFT JOIN sums AS s ON s.project_id = p.id
    WHERE p.creator_id = ${creatorId}::uuid AND p.removed_at IS NULL
    ORDER BY coalesce(s.views, 0) DESC, p.id ${paging}`;
}

/** The number of a creator's projects, and the creation time of the first. */
export async function countProjects(
  creatorId: string,
): Promise<{ count: number; since: Date | null }> {
  const { _count, _min } = await db().project.aggregate({
    where: { creatorId, removedAt: null },
    _count: { _all: true },
    _min: { createdAt: true },
  });
  return { count: _count._all, since: _min.createdAt };
}

export async function findFirstDay(scope: Scope): Promise<string | undefined> {
  const [row] = await db().$queryRaw<
    { day: string }[]
  >`SELECT day::text FROM daily_figures WHERE ${inSums(scope)} ORDER BY daily_figures.day LIMIT 1`;
  return row?.day;
}

/** The steps without chapters, in order: those that readers have, else those of the draft. */
export async function listSteps(projectId: string): Promise<{ id: string; name: StoredText[] }[]> {
  const published = await db().$queryRaw<{ id: string; name: StoredText[] }[]>`
    SELECT s.step->>'id' AS id, s.step->'name' AS name
    FROM project_edition AS p CROSS JOIN jsonb_array_elements(p.contents->'steps') WITH ORDINALITY AS s (step, position)
    WHERE p.id = ${projectId}::uuid AND p.is_newest AND p.status = ${ProjectStatus.Published} AND (s.step->>'type')::int = ${StepType.Step} ORDER BY s.position`;
  if (published.length > 0) return published;
  return db().$queryRaw`
    SELECT id, name FROM known_step WHERE project_id = ${projectId}::uuid AND type = ${StepType.Step} ORDER BY position`;
}

/** The newest versions of a project and when each was published, the newest first. */
export function listVersions(projectId: string) {
  return db().projectVersion.findMany({
    where: { projectId },
    select: { number: true, publishedAt: true },
    orderBy: { number: 'desc' },
    take: VERSIONS_NAMED_MAX,
  });
}
