import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildCreator, buildPublished, type TestCreator } from '@/testing/database/factories';
import { recordBody } from '../../_testing/good-bodies';
import { POST as send } from '../../projects/[id]/analytics/route';
import { POST as view } from '../../projects/[id]/view/route';
import { POST as archive } from '../projects/[id]/archive/route';
import { POST as restore } from '../projects/[id]/restore/route';
import { DELETE as remove } from '../projects/[id]/route';
import { GET as days } from './days/route';
import { GET } from './route';

const ask = ({ token }: TestCreator, query = {}, handler = GET) => call(handler, { token, query });
const visited = async (creator: TestCreator, name: string, views: number) => {
  const { project } = await buildPublished({ creator, name });
  for (let n = 0; n < views; n += 1)
    await call(view, { method: 'POST', params: { id: project.id }, address: `198.51.100.${n}` });
  await call(send, { params: { id: project.id }, body: recordBody(project.steps) });
  return project;
};

describe('GET /v1/dashboard/analytics', () => {
  it('reports all projects together and each one, most viewed first; archived ones count, removed ones do not', async () => {
    const creator = await buildCreator();
    await visited(await buildCreator(), 'Of somebody else', 4);
    const [few, many, gone] = [
      await visited(creator, 'Few', 1),
      await visited(creator, 'Many', 3),
      await visited(creator, 'Gone', 2),
    ];
    const as = (id: string) => ({ token: creator.token, params: { id } });
    await call(archive, { method: 'POST', ...as(many.id) });
    await call(remove, { method: 'DELETE', ...as(gone.id) });
    const { status, body } = await ask(creator);
    expect([status, body.results, body.totalResults]).toEqual([
      200,
      [
        {
          id: many.id,
          projectUid: many.projectUid,
          name: 'Many',
          views: 3,
          sessions: 1,
          finished: 1,
          average: { duration: 2000, finished: 2000 },
        },
        {
          id: few.id,
          projectUid: few.projectUid,
          name: 'Few',
          views: 1,
          sessions: 1,
          finished: 1,
          average: { duration: 2000, finished: 2000 },
        },
      ],
      2,
    ]);
    expect(body).toMatchObject({
      views: 4,
      sessions: 2,
      finished: 2,
      average: { duration: 2000, finished: 2000 },
      languages: [{ lang: 'en', sessions: 2 }],
      devices: [{ device: 'other', sessions: 2 }],
    });
    expect(body.days).toEqual([{ day: expect.any(String), views: 4, sessions: 2 }]);
    expect((await ask(creator, {}, days)).body).toEqual({ results: body.days });
    expect(
      (await ask(creator, { page: '2', limit: '1' })).body.results.map(
        ({ name }: { name: string }) => name,
      ),
    ).toEqual(['Few']);
    expect((await ask(creator, { page: '3', limit: '1' })).body).toMatchObject({
      results: [],
      totalResults: 2,
      views: 4,
    });
    await call(restore, { method: 'POST', ...as(gone.id) });
    expect((await ask(creator)).body).toMatchObject({
      totalResults: 3,
      views: 6,
      results: [{ name: 'Many' }, { name: 'Gone' }, { name: 'Few' }],
    });
  });

  it('has tables with the same numbers', async () => {
    const creator = await buildCreator();
    const project = await visited(creator, '@SUM(A1)', 2);
    const csv = async (handler: typeof GET) => {
      const request = new Request('http://localhost:3000/v1/x', {
        headers: { accept: 'text/csv', authorization: `Bearer ${creator.token}` },
      });
      return (await (await handler(request, { params: Promise.resolve({}) })).text())
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\r\n');
    };
    expect(await csv(GET)).toEqual([
      'id,projectUid,name,views,sessions,finished,average.duration,average.finished',
      `${project.id},${project.projectUid},'@SUM(A1),2,1,1,2000,2000`,
    ]);
    expect(await csv(days)).toEqual([
      'day,views,sessions',
      expect.stringMatching(/^\d{4}-\d\d-\d\d,2,1$/),
    ]);
  });

  it('works for a creator without projects, and rejects an end before the start', async () => {
    const creator = await buildCreator();
    expect((await ask(creator)).body).toMatchObject({
      results: [],
      totalResults: 0,
      views: 0,
      average: { duration: null, finished: null },
      languages: [],
    });
    const backwards = { startDate: '2026-11-02T00:00:00Z', endDate: '2026-11-01T00:00:00Z' };
    expect([
      (await ask(creator, backwards)).status,
      (await ask(creator, backwards, days)).status,
    ]).toEqual([422, 422]);
  });
});
