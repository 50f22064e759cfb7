import pg from 'pg';
import { registerView } from '../../src/features/analytics/server/service';
import { db, inTransaction } from '../../src/server/db/client';
import { env } from '../../src/server/env/env';
import { buildProject } from '../../src/testing/database/factories';
import { type Line, percentilesOf, type Took } from './report';
import { testVisitor } from '../../src/testing/visitor';

const VIEWS = 2000;
/** As many as there are connections. */
const AT_ONCE = 10;
const LOOK_EVERY_MS = 5;

/**
 * So many views, ten at a time: duration of each, views per second, and how often one waited for a
 * lock.
 */
async function crowd(name: string, work: (number: number) => Promise<unknown>): Promise<Took> {
  const watch = await watchWaiting();
  const times: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < VIEWS) {
        const number = (next += 1);
        const began = performance.now();
        await work(number);
        times.push(performance.now() - began);
      }
    }),
  );
  const perSecond = VIEWS / ((performance.now() - startedAt) / 1000);
  process.stdout.write(
    `${name}: ${Math.round(perSecond)} a second, ${await watch()} seen waiting for another\n`,
  );
  return percentilesOf(times);
}

async function watchWaiting(): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: env().databaseUrl });
  await client.connect();
  let waiting = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
      );
      waiting += rows[0]?.count ?? 0;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    await client.end();
    return waiting;
  };
}

/** Concurrent visitors of one project, compared with a single row that all of them update. */
export async function measureViews(): Promise<Line[]> {
  const { project } = await buildProject({ steps: 1, isPublished: true });
  const took = await crowd('\nviews of one project, ten at once', (n) =>
    registerView(project.id, testVisitor(`visitor ${n}`), undefined),
  );
  const baseline = await crowd('the same on one row', (n) =>
    inTransaction(async () => {
      await db().$executeRaw`UPDATE project SET views = views + 1 WHERE id = ${project.id}::uuid`;
      await db()
        .$executeRaw`INSERT INTO project_viewer (project_id, visitor_hash, counted_at) VALUES (${project.id}::uuid, ${`plain ${n}`}, now())`;
    }),
  );
  return [{ name: 'a view of one project, ten at once', took, baseline }];
}
