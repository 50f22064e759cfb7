import type pg from 'pg';
import type { DateRange } from '../../src/shared/text/date-range';

/**
 * The same results as the product's, from single rows without rollups: the naive implementation.
 */
export function plainAnswers(client: pg.Client, projectId: string, creatorId: string) {
  const inRange = (range: DateRange | undefined, column = 'created_at') =>
    range
      ? `${column} BETWEEN '${range.start.toISOString()}' AND '${range.end.toISOString()}'`
      : 'true';
  return {
    analytics: async (range: DateRange | undefined) => {
      const where = `project_id = '${projectId}' AND ${inRange(range)}`;
      for (const sql of [
        `SELECT count(*), avg(duration_ms), count(*) FILTER (WHERE is_finished), avg(duration_ms) FILTER (WHERE is_finished) FROM tracking_record WHERE ${where}`,
        `SELECT (created_at AT TIME ZONE 'UTC')::date, count(*) FROM tracking_record WHERE ${where} GROUP BY 1`,
        `SELECT lang, count(*) FROM tracking_record WHERE ${where} GROUP BY 1`,
        `SELECT device, count(*) FROM tracking_record WHERE ${where} GROUP BY 1`,
        `SELECT t.step_id, count(DISTINCT t.record_id), avg(t.time_ms) FROM tracking_record AS r JOIN tracking_step AS t ON t.record_id = r.id WHERE ${where} GROUP BY 1`,
        `SELECT last_step_id, count(*) FROM tracking_record WHERE ${where} GROUP BY 1`,
        `SELECT * FROM tracking_record WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT 10`,
      ])
        await client.query(sql);
    },
    page: async (offset: number) => {
      await client.query(`SELECT count(*) FROM tracking_record WHERE project_id = '${projectId}'`);
      await client.query(
        `SELECT * FROM tracking_record WHERE project_id = '${projectId}' ORDER BY created_at DESC, id DESC LIMIT 10 OFFSET ${offset}`,
      );
    },
    feedback: async (range: DateRange | undefined) => {
      const { rows } = await client.query<{
        rating_halves: number;
        difficulty: number;
        created_at: Date;
      }>(`SELECT * FROM feedback WHERE project_id = '${projectId}'`);
      const chosen = rows
        .filter((row) => !range || (row.created_at >= range.start && row.created_at <= range.end))
        .sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
      return (
        chosen.reduce((sum, row) => sum + row.rating_halves + row.difficulty, 0) / chosen.length
      );
    },
    shelf: async (range: DateRange | undefined) => {
      const from = `FROM bench_view AS v JOIN project AS p ON p.id = v.project_id WHERE p.creator_id = '${creatorId}' AND ${inRange(range, 'v.at')}`;
      await client.query(`SELECT (v.at AT TIME ZONE 'UTC')::date, count(*) ${from} GROUP BY 1`);
      await client.query(
        `SELECT p.id, p.name, count(*) ${from} GROUP BY 1, 2 ORDER BY 3 DESC LIMIT 10`,
      );
    },
  };
}
