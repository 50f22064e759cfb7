import type pg from 'pg';
import { GET as readAnalytics } from '../../app/v1/dashboard/projects/[id]/analytics/route';
import { GET as readFeedback } from '../../app/v1/dashboard/projects/[id]/feedback/route';
import { GET as readOverall } from '../../app/v1/dashboard/analytics/route';
import { GET as readOverallDays } from '../../app/v1/dashboard/analytics/days/route';
import type { DateRange } from '../../src/shared/text/date-range';
import { call, type Handler } from '../../src/testing/api';
import { buildCreator, buildProject } from '../../src/testing/database/factories';
import { plainAnswers } from './analytics-plain';
import {
  DAYS,
  FEEDBACK,
  PROJECTS,
  RECORDS,
  seedFeedback,
  seedShelf,
  seedVisits,
  STEPS,
} from './analytics-rows';
import { onOwnDatabase } from './database';
import { type Line, measure, measureOnce, tableOf } from './report';
import { measureViews } from './views';

const RUNS = 20;
const DAY_MS = 24 * 60 * 60_000;
const GOAL_MS = 200;
const DEEP_PAGE = 50_000;

/** Analytics for creators with a great amount of data (docs/decisions/0017). */
export const run = () =>
  onOwnDatabase(async (client) => {
    const timed = async (text: string, work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await work();
      process.stdout.write(`${text}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
    };
    const { creator, project } = await buildProject({ steps: STEPS, isPublished: true });
    const shelf = await buildCreator();
    await client.query(`UPDATE project SET created_at = now() - interval '${DAYS} days'`);
    await timed(`${RECORDS} records of visits over ${DAYS} days with their sums`, () =>
      seedVisits(client, project.id),
    );
    await timed(`${FEEDBACK} items of feedback`, () => seedFeedback(client, project.id));
    await timed(`${PROJECTS} projects with views on ${DAYS} days`, () =>
      seedShelf(client, shelf.actor.creatorId),
    );
    await timed('statistics', () => client.query('VACUUM (ANALYZE)'));
    const lines = await measureAll(client, {
      projectId: project.id,
      token: creator.token,
      shelf: { token: shelf.token, creatorId: shelf.actor.creatorId },
    });
    const slow = lines.filter(({ took }) => took.p50Ms > GOAL_MS);
    process.stdout.write(
      `\n${tableOf(lines)}\n\n${slow.length === 0 ? `All answers below ${GOAL_MS} ms.` : `Above ${GOAL_MS} ms: ${slow.map(({ name }) => name).join(', ')}.`}\n`,
    );
    process.stdout.write(`\n${tableOf(await measureViews())}\n`);
  });

type Places = { projectId: string; token: string; shelf: { token: string; creatorId: string } };

async function measureAll(client: pg.Client, { projectId, token, shelf }: Places): Promise<Line[]> {
  const plain = plainAnswers(client, projectId, shelf.creatorId);
  const last = (days: number): DateRange => ({
    start: new Date(Date.now() - days * DAY_MS),
    end: new Date(),
  });
  const cut: DateRange = {
    start: new Date(Date.now() - 200.3 * DAY_MS),
    end: new Date(Date.now() - 100.6 * DAY_MS),
  };
  const queryOf = (range: DateRange | undefined): Record<string, string> =>
    range ? { startDate: range.start.toISOString(), endDate: range.end.toISOString() } : {};
  const ask =
    (handler: Handler, options: { token: string; query: Record<string, string> }) => async () => {
      const { status } = await call(handler, { ...options, params: { id: projectId } });
      if (status !== 200) throw new Error(`Answered with ${status}.`);
    };
  const line = (name: string, work: () => Promise<unknown>, baseline: () => Promise<unknown>) => ({
    name,
    work,
    baseline,
  });
  const tab = (name: string, range: DateRange | undefined) =>
    line(name, ask(readAnalytics, { token, query: queryOf(range) }), () => plain.analytics(range));
  const overall = (name: string, handler: Handler, range: DateRange | undefined) =>
    line(name, ask(handler, { token: shelf.token, query: queryOf(range) }), () =>
      plain.shelf(range),
    );
  const lines = [
    tab('analytics tab, last 90 days', last(90)),
    tab('analytics tab, last year', last(DAYS)),
    tab('analytics tab, everything', undefined),
    tab('analytics tab, 100 days cut at both ends', cut),
    line(
      `page ${DEEP_PAGE} of the visits`,
      ask(readAnalytics, { token, query: { page: String(DEEP_PAGE) } }),
      () => plain.page((DEEP_PAGE - 1) * 10),
    ),
    line('feedback tab, last 90 days', ask(readFeedback, { token, query: queryOf(last(90)) }), () =>
      plain.feedback(last(90)),
    ),
    line('feedback tab, everything', ask(readFeedback, { token, query: {} }), () =>
      plain.feedback(undefined),
    ),
    line('feedback, page 9,000', ask(readFeedback, { token, query: { page: '9000' } }), () =>
      plain.feedback(undefined),
    ),
    overall('all projects, last 90 days', readOverall, last(90)),
    overall('all projects, last year', readOverall, last(DAYS)),
    overall('all projects, everything', readOverall, undefined),
    overall('views of all projects by day, last year', readOverallDays, last(DAYS)),
  ];
  const measured: Line[] = [];
  for (const { name, work } of lines) measured.push({ name, took: await measure(RUNS, work) });
  process.stdout.write(`\n${tableOf(measured)}\n\nand the plain way of each, once …\n`);
  for (const [index, { baseline }] of lines.entries())
    Object.assign(measured[index] ?? {}, { baseline: await measureOnce(baseline) });
  return measured;
}
