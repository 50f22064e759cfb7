import { registerView } from '../../src/features/analytics/service';
import { db, inTransaction } from '../../src/server/db/client';
import { buildProject } from '../../src/testing/factories';
import { type Line, percentilesOf } from './report';

const VIEWS = 2000;
/** As many as there are connections. */
const AT_ONCE = 10;

/** So many views, ten at any moment, and how long each took. */
async function crowd(work: (number: number) => Promise<unknown>) {
  const times: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (next < VIEWS) {
      const number = next += 1;
      const began = performance.now();
      await work(number);
      times.push(performance.now() - began);
    }
  }));
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`  ${Math.round(VIEWS / seconds)} a second\n`);
  return percentilesOf(times);
}

/** Visitors of one project who come at once, beside the same with one row that everybody writes. */
export async function measureViews(): Promise<Line[]> {
  const { project } = await buildProject({ steps: 1, isPublished: true });
  process.stdout.write('\nviews of one project, ten at once\n');
  const took = await crowd((n) => registerView(project.id, { address: `visitor ${n}`, userAgent: 'x', locale: 'en' }, undefined));
  process.stdout.write('the same on the project’s own row\n');
  const baseline = await crowd((n) => inTransaction(async () => {
    await db().$executeRaw`INSERT INTO rate_limit (key, attempts, started_at, expires_at) VALUES (${`plain ${n}`}, 1, now(), now())`;
    await db().$executeRaw`UPDATE project SET views = views + 1 WHERE id = ${project.id}::uuid`;
    await db().$queryRaw`SELECT views FROM project WHERE id = ${project.id}::uuid`;
    await db().$executeRaw`INSERT INTO project_viewer (project_id, visitor_hash, counted_at) VALUES (${project.id}::uuid, ${`plain ${n}`}, now())`;
  }));
  return [{ name: 'a view of one project, ten at once', took, baseline }];
}
