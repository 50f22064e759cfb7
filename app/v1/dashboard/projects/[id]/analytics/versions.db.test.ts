import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { texts } from '@/testing/database/factories';
import { DELETE as deleteStep, PATCH as editStep } from '../steps/[stepId]/route';
import { PATCH as unpublish } from '../unpublish/route';
import { POST as publishDraft } from '../versions/route';
import type { GET as read } from './route';
import { GET as steps } from './steps/route';
import { ask, built, idOf, linesOf, visit, withVisitedProject } from './_testing/analytics';

withVisitedProject();

describe('the analytics of a guide with versions', () => {
  it('counts at the steps of the newest version while published, then at those of the draft', async () => {
    await visit([2, 4]);
    const { token } = built.creator;
    const { id } = built.project;
    const change = (handler: typeof read, method: string, index: number, body?: object) =>
      call(handler, {
        method,
        token,
        params: { id, stepId: idOf(index) },
        query: { draft: 'true' },
        body,
      });
    await change(deleteStep, 'DELETE', 0);
    await change(editStep, 'PATCH', 1, { name: texts('Renamed', ['pt-BR', 'en']) });
    const shown = async () =>
      (await ask()).body.funnel.map(
        ({
          stepId,
          name,
          reached,
        }: {
          stepId: string;
          name: { value: string }[];
          reached: number;
        }) => [stepId, name[0]?.value, reached],
      );
    expect(await shown()).toEqual([
      [idOf(0), 'Step 1', 1],
      [idOf(1), 'Step 2', 1],
      [idOf(2), 'Step 3', 0],
    ]);
    expect((await ask({}, steps)).body.results).toHaveLength(3);
    const draft = [
      [idOf(1), 'Renamed', 1],
      [idOf(2), 'Step 3', 0],
    ];
    await call(publishDraft, { token, params: { id }, body: {} });
    expect(await shown()).toEqual(draft);
    expect((await ask()).body.versions).toEqual([
      { number: 2, publishedAt: expect.any(String) },
      { number: 1, publishedAt: expect.any(String) },
    ]);
    await change(deleteStep, 'DELETE', 1);
    expect(await shown()).toEqual(draft);
    await call(unpublish, { method: 'PATCH', token, params: { id } });
    expect(await shown()).toEqual(draft.slice(1));
    expect((await ask()).body.versions).toHaveLength(2);
  });

  it('lists exactly the visits that read a version, whenever they were', async () => {
    const { token } = built.creator;
    const { id } = built.project;
    await visit([2, 4]);
    await call(editStep, {
      method: 'PATCH',
      token,
      params: { id, stepId: idOf(1) },
      query: { draft: 'true' },
      body: { name: texts('Renamed', ['pt-BR', 'en']) },
    });
    await call(publishDraft, { token, params: { id }, body: {} });
    await visit([3]);
    await visit([5], { versionNumber: 1 });
    const of = async (query: Record<string, string>) => {
      const { results, totalResults, sessions } = (await ask({ query })).body;
      return {
        durations: results.map(({ duration }: { duration: number }) => duration),
        totalResults,
        sessions,
      };
    };
    expect(await of({ version: '1' })).toEqual({
      durations: [5000, 6000],
      totalResults: 2,
      sessions: 3,
    });
    expect(await of({ version: '1', sortBy: 'createdAt:asc', page: '2', limit: '1' })).toEqual({
      durations: [5000],
      totalResults: 2,
      sessions: 3,
    });
    expect(await of({ version: '2' })).toMatchObject({ durations: [3000], totalResults: 1 });
    expect(await of({ version: '9' })).toMatchObject({ durations: [], totalResults: 0 });
    // The figures are those of the range, the visits are not.
    const since = new Date(Date.now() + 60_000).toISOString();
    expect(await of({ version: '1', startDate: since, endDate: since })).toEqual({
      durations: [5000, 6000],
      totalResults: 2,
      sessions: 0,
    });
    for (const version of ['0', '-1', '1.5', 'x', '1000000000'])
      expect((await ask({ query: { version } })).body.error.fields).toHaveProperty('version');
    const table = await linesOf({ version: '1', startDate: since, endDate: since });
    const column = table[0]?.split(',').indexOf('versionNumber') ?? -1;
    expect(table.slice(1).map((row) => row.split(',')[column])).toEqual(['1', '1']);
  });
});
