import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { sweepViews } from '@/features/analytics/server/rollups/service';
import { db, inTransaction } from '@/server/db/client';
import { call, untilServed } from '@/testing/api';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { GET as read } from '../route';
import { POST } from './route';

type Viewer = { address?: string; token?: string; headers?: Record<string, string> };
const view = (id: string, viewer: Viewer = {}) =>
  call(POST, { method: 'POST', params: { id }, ...viewer });
// Bound before any test began, so that work in it belongs to no transaction.
const atStart = new AsyncResource('outside');
const outside = <T>(work: () => Promise<T>): Promise<T> => atStart.runInAsyncScope(work);
const addressOf = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`;

describe('POST /v1/projects/{id}/view', () => {
  it('serves visitors: counts one view each', async () => {
    const { project } = await buildPublished();
    expect((await view(project.projectUid)).body).toEqual({ views: 1 });
    expect((await view(project.projectUid, { address: '203.0.113.4' })).body).toEqual({ views: 2 });
    expect(
      (await view(project.projectUid, { headers: { 'user-agent': 'Another browser' } })).body,
    ).toEqual({ views: 3 });
    expect((await call(read, { params: { id: project.id } })).body.views).toBe(3);
  });

  // security: 49
  it('counts a visitor once in 30 minutes, even for twenty concurrent calls', async () => {
    const { project } = await buildPublished();
    const answers = await Promise.all(Array.from({ length: 20 }, () => view(project.id)));
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    expect((await view(project.id)).body).toEqual({ views: 1 });
    await db()
      .$executeRaw`UPDATE project_viewer SET counted_at = counted_at - interval '29 minutes 50 seconds'`;
    expect((await view(project.id)).body).toEqual({ views: 1 });
    await db()
      .$executeRaw`UPDATE project_viewer SET counted_at = counted_at - interval '15 seconds'`;
    expect((await view(project.id)).body).toEqual({ views: 2 });
  });

  it('counts each project separately', async () => {
    const [a, b] = [await buildPublished(), await buildPublished()];
    await view(a.project.id);
    expect((await view(b.project.id)).body).toEqual({ views: 1 });
  });

  // security: 49
  it('loses none of 200 concurrent visitors', async () => {
    const { project } = await buildPublished();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        untilServed(() => view(project.id, { address: addressOf(n) })),
      ),
    );
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
    expect((await call(read, { params: { id: project.id } })).body.views).toBe(200);
    expect((await view(project.id, { address: addressOf(999) })).body).toEqual({ views: 201 });
    // The daily rollup has each view at once, the project's own row after the next sweep.
    const counted = async () =>
      await db().dailyFigures.aggregate({ _sum: { views: true }, _max: { shard: true } });
    expect(await counted()).toMatchObject({ _sum: { views: 201 } });
    expect((await counted())._max.shard).toBeLessThan(16);
    expect([await sweepViews(), await sweepViews()]).toEqual([1, 0]);
    expect([
      (await db().project.findFirstOrThrow()).views,
      await db().projectViewShard.count(),
    ]).toEqual([201, 0]);
    expect((await call(read, { params: { id: project.id } })).body.views).toBe(201);
  });

  it('uses one row while visitors come one after another', async () => {
    const { project } = await buildPublished();
    for (let n = 0; n < 3; n += 1) await view(project.id, { address: addressOf(n) });
    expect(await db().dailyFigures.findMany({ select: { shard: true, views: true } })).toEqual([
      { shard: 0, views: 3 },
    ]);
  });

  it('does not wait for a concurrent view of the same project', async () => {
    const { project } = await buildPublished();
    await inTransaction(async () => {
      await view(project.id, { address: addressOf(1) });
      expect(await outside(() => view(project.id, { address: addressOf(2) }))).toMatchObject({
        status: 200,
      });
    });
    expect(
      await db().dailyFigures.findMany({
        select: { shard: true, views: true },
        orderBy: { shard: 'asc' },
      }),
    ).toEqual([
      { shard: 0, views: 1 },
      { shard: 1, views: 1 },
    ]);
    expect((await call(read, { params: { id: project.id } })).body.views).toBe(2);
  });

  it('does not wait for an edit of the project', async () => {
    const { project } = await buildPublished();
    await inTransaction(async () => {
      await db().$queryRaw`SELECT id FROM project WHERE id = ${project.id}::uuid FOR NO KEY UPDATE`;
      // Outside of this transaction, as another request would be.
      expect(await outside(() => view(project.id))).toMatchObject({
        status: 200,
        body: { views: 1 },
      });
    });
    expect((await view(project.id, { address: '203.0.113.4' })).body).toEqual({ views: 2 });
  });

  it('waits for a free shard and is not lost when all are taken', async () => {
    const { project } = await buildPublished();
    const late = await inTransaction(async () => {
      await db()
        .$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${project.id}), ${0x5d00}::int + n) FROM generate_series(0, 15) AS n`;
      const answer = outside(() => view(project.id));
      while (
        (
          await db().$queryRaw<
            unknown[]
          >`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
        ).length === 0
      );
      return { answer };
    });
    expect(await late.answer).toMatchObject({ status: 200, body: { views: 1 } });
  });

  // security: 49
  it('does not count the owner, but other creators', async () => {
    const { project, creator } = await buildPublished();
    const other = await buildCreator();
    expect((await view(project.id, { token: creator.token })).body).toEqual({ views: 0 });
    expect((await view(project.id, { token: other.token })).body).toEqual({ views: 1 });
  });

  it('accepts published projects only', async () => {
    const { project } = await buildProject({ steps: 1 });
    for (const id of [project.projectUid, project.id, '222222222222', 'x']) {
      const { status, body } = await view(id);
      expect([status, body.error.code]).toEqual([404, 'project_not_found']);
    }
    expect((await view((await buildPublished({ type: 2 })).project.projectUid)).body).toEqual({
      views: 1,
    });
  });

  // security: 48
  it('accepts 60 calls per visitor in ten minutes, rejected ones included', async () => {
    const { project } = await buildPublished();
    for (let n = 0; n < 30; n += 1) await view('222222222222');
    const answers = await Promise.all(
      Array.from({ length: 35 }, (_, n) =>
        view(project.id, { headers: { 'user-agent': `Browser ${n}` } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
    const refused = await view(project.id);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await view(project.id, { address: '203.0.113.4' })).status).toBe(200);
  });

  it('stores no client IP in plain text', async () => {
    const { project } = await buildPublished();
    await view(project.id, { address: '203.0.113.77' });
    const stored = JSON.stringify([
      await db().projectViewer.findMany(),
      await db().rateLimit.findMany(),
      await db().setting.findMany(),
    ]);
    expect(stored).not.toContain('203.0.113.77');
  });
});
