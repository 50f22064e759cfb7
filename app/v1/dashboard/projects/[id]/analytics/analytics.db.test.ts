import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { dayOf, endOf, startOf } from '@/features/analytics/model/period';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, texts } from '@/testing/database/factories';
import { POST as view } from '../../../../projects/[id]/view/route';
import { POST as restoreStep } from '../steps/[stepId]/restore/route';
import { DELETE as deleteStep } from '../steps/[stepId]/route';
import { GET as days } from './days/route';
import { GET as devices } from './devices/route';
import { GET as languages } from './languages/route';
import { GET as read } from './route';
import { GET as steps } from './steps/route';
import { ask, built, idOf, visit, withVisitedProject } from './_testing/analytics';

withVisitedProject();

describe('GET /v1/dashboard/projects/{id}/analytics', () => {
  it('has no averages at first', async () => {
    expect((await ask()).body).toEqual({
      results: [],
      totalResults: 0,
      views: 0,
      sessions: 0,
      finished: 0,
      days: [{ day: dayOf(new Date()), views: 0, sessions: 0 }],
      languages: [],
      devices: [],
      average: { duration: null, finished: null, steps: [] },
      funnel: [0, 1, 2].map((index) => ({
        stepId: idOf(index),
        name: texts(`Step ${index + 1}`, ['pt-BR', 'en']),
        reached: 0,
        left: 0,
      })),
      versions: [{ number: 1, publishedAt: expect.any(String) }],
    });
  });

  it('reports the visits, newest first', async () => {
    await call(view, { method: 'POST', params: { id: built.project.id } });
    await visit([2, 4, 6], {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/116.0.0.0 Safari/537.36',
    });
    await visit([4], { lang: 'pt-BR' });
    await visit([]);
    const { status, body, headers } = await ask();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      totalResults: 3,
      views: 1,
      sessions: 3,
      finished: 1,
      days: [{ day: dayOf(new Date()), views: 1, sessions: 3 }],
      languages: [
        { lang: 'en', sessions: 2 },
        { lang: 'pt-BR', sessions: 1 },
      ],
      devices: [
        { device: 'other', sessions: 2 },
        { device: 'computer', sessions: 1 },
      ],
      average: {
        duration: 5333,
        finished: 12_000,
        steps: [
          { stepId: idOf(0), time: 3000 },
          { stepId: idOf(1), time: 4000 },
          { stepId: idOf(2), time: 6000 },
        ],
      },
      funnel: [
        { stepId: idOf(0), reached: 2, left: 1 },
        { stepId: idOf(1), reached: 1, left: 0 },
        { stepId: idOf(2), reached: 1, left: 1 },
      ],
    });
    expect(body.results.map(({ duration }: { duration: number }) => duration)).toEqual([
      0, 4000, 12_000,
    ]);
    expect(body.results[2]).toEqual({
      id: expect.any(String),
      userAgent: expect.stringMatching(/^Mozilla/),
      device: 'computer',
      startTime: expect.any(String),
      endTime: expect.any(String),
      duration: 12_000,
      steps: [0, 1, 2].map((index) => ({
        step: index + 1,
        stepId: idOf(index),
        time: 2000 * (index + 1),
      })),
      name: '',
      email: '',
      lang: 'en',
      versionNumber: 1,
      createdAt: expect.any(String),
    });
    expect(Date.parse(body.results[2].endTime) - Date.parse(body.results[2].startTime)).toBe(
      12_000,
    );
    expect(
      (await ask({ query: { sortBy: 'createdAt:asc', limit: '2' } })).body.results.map(
        ({ duration }: { duration: number }) => duration,
      ),
    ).toEqual([12_000, 4000]);
    expect((await ask({ query: { page: '2', limit: '2' } })).body).toMatchObject({
      totalResults: 3,
      results: [{ duration: 12_000 }],
    });
    expect((await ask({ query: { page: '1000000000' } })).body).toMatchObject({
      totalResults: 3,
      sessions: 3,
      results: [],
    });
  });

  it('applies a range only when both ends are set, and includes both ends', async () => {
    await visit([2]);
    const [{ createdAt }] = (await ask()).body.results;
    const at = (ms: number) => new Date(Date.parse(createdAt) + ms).toISOString();
    const total = async (query: Record<string, string>) => (await ask({ query })).body.totalResults;
    expect([await total({ startDate: at(1) }), await total({ endDate: at(-1) })]).toEqual([1, 1]);
    expect([
      await total({ startDate: createdAt, endDate: createdAt }),
      await total({ startDate: at(1), endDate: at(2) }),
      await total({ startDate: at(-2), endDate: at(-1) }),
    ]).toEqual([1, 0, 0]);
    for (const handler of [read, days, steps, languages, devices]) {
      const refused = await ask({ query: { startDate: at(1), endDate: createdAt } }, handler);
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['endDate']]);
      expect(
        (await ask({ query: { startDate: 'yesterday', endDate: createdAt } }, handler)).status,
      ).toBe(422);
    }
    // Of a thousand years, only days that can have data are listed.
    expect(
      (
        await ask(
          { query: { startDate: '1970-01-01T00:00:00Z', endDate: '2999-12-31T00:00:00Z' } },
          days,
        )
      ).body.results,
    ).toHaveLength(1);
    expect(
      (await ask({ query: { startDate: '2999-01-01T00:00:00Z', endDate: '2999-12-31T00:00:00Z' } }))
        .body,
    ).toMatchObject({ days: [], totalResults: 0, sessions: 0 });
  });

  // security: 50
  it('ignores rejected records', async () => {
    await visit([2, 2]);
    const before = (await ask()).body;
    for (const parts of [
      { duration: 90_000_000 },
      { duration: -1 },
      { steps: [{ step: 1, stepId: randomUUID(), time: 2000 }] },
      { steps: [{ step: 1, stepId: idOf(0), time: 1e9 }] },
      { lang: 'xx' },
      { sessionId: 'x' },
    ]) {
      expect((await visit([2], parts)).status).toBe(422);
    }
    expect((await ask()).body).toEqual(before);
  });

  it('has one visit per session, even when its records replace each other concurrently', async () => {
    const sessionId = randomUUID();
    await Promise.all(
      [[1], [1, 2], [1, 2, 3], [2, 2, 3], [1, 2]].map((seconds, index) =>
        visit(seconds, { sessionId, lang: index % 2 ? 'en' : 'pt-BR' }),
      ),
    );
    await visit([3, 3, 3, 3].slice(0, 3), { sessionId, lang: 'de' });
    const { body } = await ask();
    expect(body).toMatchObject({
      totalResults: 1,
      sessions: 1,
      finished: 1,
      languages: [{ lang: 'de', sessions: 1 }],
      average: { duration: 9000, finished: 9000 },
      funnel: [
        { reached: 1, left: 0 },
        { reached: 1, left: 0 },
        { reached: 1, left: 1 },
      ],
    });
    expect(body.average.steps.map(({ time }: { time: number }) => time)).toEqual([
      3000, 3000, 3000,
    ]);
  });

  it('loses none of 200 concurrent visits, and sums them correctly', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => visit(n % 2 ? [1, 2, 3] : [3], {}, `198.51.100.${n}`)),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect((await ask()).body).toMatchObject({
      totalResults: 200,
      sessions: 200,
      finished: 100,
      average: { duration: 4500, finished: 6000 },
      funnel: [
        { reached: 200, left: 100 },
        { reached: 100, left: 0 },
        { reached: 100, left: 100 },
      ],
    });
    expect((await db().dailyFigures.aggregate({ _max: { shard: true } }))._max.shard).toBeLessThan(
      16,
    );
  });

  it('omits deleted steps, and shows their stats again when they are restored', async () => {
    await visit([2, 4]);
    const params = { id: built.project.id, stepId: idOf(1) };
    const before = (await ask()).body;
    await call(deleteStep, { method: 'DELETE', token: built.creator.token, params });
    const without = (await ask()).body;
    expect(without.funnel).toEqual([
      { ...before.funnel[0], reached: 1, left: 0 },
      { ...before.funnel[2], reached: 0, left: 0 },
    ]);
    expect([without.sessions, without.average.steps.length]).toEqual([1, 1]);
    await call(restoreStep, { method: 'POST', token: built.creator.token, params });
    expect((await ask()).body).toEqual({
      ...before,
      versions: [expect.objectContaining({ number: 2 }), ...before.versions],
    });
  });

  it('counts a record of a release without rollups once it is replaced', async () => {
    const sessionId = randomUUID();
    await visit([2], { sessionId });
    await db().$executeRaw`UPDATE tracking_record SET device = NULL`;
    await db().$executeRaw`TRUNCATE daily_figures, daily_step`;
    await visit([2, 2], { sessionId });
    expect((await ask()).body).toMatchObject({
      sessions: 1,
      average: { duration: 4000 },
      funnel: [{ reached: 1 }, { reached: 1, left: 1 }, { reached: 0 }],
    });
  });

  it('counts a visit on the day of its first record', async () => {
    const [yesterday, today] = [dayOf(new Date(Date.now() - 86_400_000)), dayOf(new Date())];
    await db().project.update({
      where: { id: built.project.id },
      data: { createdAt: startOf(yesterday) },
    });
    vi.useFakeTimers({ toFake: ['Date'], now: endOf(yesterday) });
    const sessionId = randomUUID();
    await visit([2], { sessionId });
    await visit([2]);
    vi.setSystemTime(startOf(today));
    await visit([2, 2], { sessionId });
    await call(view, { method: 'POST', params: { id: built.project.id } });
    vi.useRealTimers();
    const newest = (await ask({}, days)).body.results.slice(0, 2);
    expect(newest).toEqual([
      { day: yesterday, views: 0, sessions: 2 },
      { day: today, views: 1, sessions: 0 },
    ]);
  });

  it('is 404 for other creators, for every part of it', async () => {
    const { token } = await buildCreator();
    for (const handler of [read, days, steps, languages, devices]) {
      expect([
        (await ask({ token }, handler)).status,
        (await ask({ token, headers: { accept: 'text/csv' } }, handler)).status,
      ]).toEqual([404, 404]);
    }
  });
});
