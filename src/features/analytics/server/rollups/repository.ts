import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { VIEW_WINDOW_MS } from '../../constants';
import { columnOf, visitsIn } from '../../model/columns';
import { COLUMN_FIELDS, LANG_FIELDS, type Stats, type StepTotals } from '../../model/stats';

const SHARDS = 16;
/** Separates these advisory locks from others that are keyed by a number. */
const LOCK_SPACE = 0x5d00;

/** A shard of a project's rollups that this transaction has locked. */
export type RollupShard = { projectId: string; creatorId: string; day: string; shard: number };

/**
 * Locks the first free shard of a project's rollups for this transaction: 0 without contention, so
 * that quiet projects have one row. Waits only when all are locked. Taken once per transaction, and
 * never while holding another. Hashes project ids in lower case, as PostgreSQL prints them.
 */
export async function takeShard(projectId: string): Promise<number> {
  const [free] = await db().$queryRaw<{ shard: number }[]>`
    SELECT shard FROM generate_series(0, ${SHARDS - 1}) AS shard
    WHERE pg_try_advisory_xact_lock(hashtext(${projectId}), ${LOCK_SPACE}::int + shard) LIMIT 1`;
  if (free) return free.shard;
  const shard = Math.floor(Math.random() * SHARDS);
  await db()
    .$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${projectId}), ${LOCK_SPACE + shard}::int)`;
  return shard;
}

/** Adds views that are not yet in the project's own row. */
export async function addViews(
  { projectId, shard }: Pick<RollupShard, 'projectId' | 'shard'>,
  views: number,
): Promise<void> {
  await db().$executeRaw`
    INSERT INTO project_view_shard AS s (project_id, shard, views) VALUES (${projectId}::uuid, ${shard}, ${views}::int)
    ON CONFLICT (project_id, shard) DO UPDATE SET views = s.views + excluded.views`;
}

/**
 * Counts a view for the project and the UTC day, once per visitor in 30 minutes: of concurrent
 * calls exactly one counts. One statement, so that a shard is locked only briefly. Does nothing
 * when the project is gone.
 */
export async function countView(
  { projectId, creatorId, day }: Omit<RollupShard, 'shard'>,
  visitorHash: string,
): Promise<void> {
  const anyShard = Math.floor(Math.random() * SHARDS);
  await db().$executeRaw`
    WITH claimed AS (
      INSERT INTO project_viewer AS v (project_id, visitor_hash, counted_at)
      SELECT p.id, ${visitorHash}, now() FROM project AS p WHERE p.id = ${projectId}::uuid FOR KEY SHARE
      ON CONFLICT (project_id, visitor_hash) DO UPDATE SET counted_at = now()
        WHERE v.counted_at <= now() - ${VIEW_WINDOW_MS} * interval '1 millisecond'
      RETURNING hashtext(project_id::text) AS lock
    ), place AS MATERIALIZED (
      SELECT coalesce(
        (SELECT n FROM generate_series(0, ${SHARDS - 1}) AS n WHERE pg_try_advisory_xact_lock(claimed.lock, ${LOCK_SPACE}::int + n) LIMIT 1),
        (SELECT ${anyShard}::int WHERE pg_advisory_xact_lock(claimed.lock, ${LOCK_SPACE + anyShard}::int) IS NOT NULL)
      ) AS shard FROM claimed
    ), waiting AS (
      INSERT INTO project_view_shard AS s (project_id, shard, views) SELECT ${projectId}::uuid, shard, 1 FROM place
      ON CONFLICT (project_id, shard) DO UPDATE SET views = s.views + 1
    )
    INSERT INTO daily_figures AS f (project_id, creator_id, day, shard, views) SELECT ${projectId}::uuid, ${creatorId}::uuid, ${day}::date, shard, 1 FROM place
    ON CONFLICT (project_id, day, shard) DO UPDATE SET views = f.views + 1`;
}

/**
 * Folds pending views into the rows of a limited number of projects; skips locked ones until the
 * next time.
 * @returns how many projects
 */
export function foldViews(limit: number): Promise<number> {
  return db().$executeRaw`
    WITH free AS (SELECT id FROM project WHERE id IN (SELECT DISTINCT project_id FROM project_view_shard LIMIT ${limit}) FOR NO KEY UPDATE SKIP LOCKED),
         waiting AS (SELECT project_id, shard FROM project_view_shard WHERE project_id IN (SELECT id FROM free) FOR UPDATE SKIP LOCKED),
         taken AS (DELETE FROM project_view_shard AS s USING waiting AS w
                   WHERE s.project_id = w.project_id AND s.shard = w.shard RETURNING s.project_id, s.views),
         summed AS (SELECT project_id, sum(views)::int AS views FROM taken GROUP BY project_id)
    UPDATE project AS p SET views = p.views + summed.views FROM summed WHERE p.id = summed.project_id`;
}

const columns = COLUMN_FIELDS.map(columnOf);
const inserted = Prisma.raw([...columns, 'visits_by_lang'].join());
const inLanguages = PROJECT_LANGUAGES.map(
  (lang) => `'${lang}', ${visitsIn(lang, 'f')} + ${visitsIn(lang, 'excluded')}`,
);
const added = Prisma.raw(
  [
    ...columns.map((column) => `${column} = f.${column} + excluded.${column}`),
    `visits_by_lang = f.visits_by_lang || jsonb_build_object(${inLanguages.join()})`,
  ].join(),
);

export async function addStats(
  { projectId, creatorId, day, shard }: RollupShard,
  stats: Stats,
): Promise<void> {
  const values = Prisma.join(COLUMN_FIELDS.map((field) => Prisma.sql`${stats[field]}::bigint`));
  const byLang = Object.fromEntries(
    PROJECT_LANGUAGES.map((lang) => [lang, stats[LANG_FIELDS[lang]]]),
  );
  await db().$executeRaw`
    INSERT INTO daily_figures AS f (project_id, creator_id, day, shard, ${inserted})
    VALUES (${projectId}::uuid, ${creatorId}::uuid, ${day}::date, ${shard}, ${values}, ${byLang}::jsonb)
    ON CONFLICT (project_id, day, shard) DO UPDATE SET ${added}`;
}

export async function addSteps(
  { projectId, day, shard }: RollupShard,
  steps: Map<string, StepTotals>,
): Promise<void> {
  const sums = [...steps.values()];
  await db().$executeRaw`
    INSERT INTO daily_step AS d (project_id, day, shard, step_id, reached, time_ms, left_here)
    SELECT ${projectId}::uuid, ${day}::date, ${shard}, given.*
    FROM unnest(${[...steps.keys()]}::uuid[], ${sums.map(({ reached }) => reached)}::int[], ${sums.map(({ timeMs }) => timeMs)}::bigint[], ${sums.map(({ left }) => left)}::int[]) AS given
    ON CONFLICT (project_id, day, step_id, shard) DO UPDATE SET
      reached = d.reached + excluded.reached, time_ms = d.time_ms + excluded.time_ms, left_here = d.left_here + excluded.left_here`;
}
