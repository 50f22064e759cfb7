import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { texts } from '@/testing/database/factories';
import { DELETE as deleteStep, PATCH as editStep } from '../steps/[stepId]/route';
import { PATCH as unpublish } from '../unpublish/route';
import { POST as publishDraft } from '../versions/route';
import type { GET as read } from './route';
import { GET as steps } from './steps/route';
import { ask, built, idOf, visit, withVisitedProject } from './_testing/analytics';

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
});
