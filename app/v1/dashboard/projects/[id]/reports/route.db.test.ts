import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildProject, buildReport } from '@/testing/database/factories';
import { POST as restore } from '../steps/[stepId]/restore/route';
import { DELETE as removeStep } from '../steps/[stepId]/route';
import { PATCH as sort } from '../steps/sort/route';
import { PATCH } from './[reportId]/route';
import { GET } from './route';

let built: Awaited<ReturnType<typeof buildProject>>;
let stepIds: [string, string, string];
beforeEach(async () => {
  built = await buildProject({ languages: ['pt-BR', 'en'], steps: 3 });
  stepIds = built.project.steps.map(({ id }) => id) as typeof stepIds;
});
const options = (params: Record<string, string> = {}) => ({
  params: { id: built.project.projectUid, ...params },
  token: built.creator.token,
});
const list = (query: Record<string, string> = {}) => call(GET, { ...options(), query });
const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 0, minute));
const report = (stepId: string, minute: number, fields: Parameters<typeof buildReport>[2] = {}) =>
  buildReport(built.project.id, stepId, {
    createdAt: at(minute),
    message: `minute ${minute}`,
    ...fields,
  });

type Group = {
  stepId: string;
  totalResults: number;
  unread: number;
  reports: { message: string }[];
};
const shown = (groups: Group[]) =>
  groups.map(({ stepId, totalResults, unread, reports }) => [
    stepIds.indexOf(stepId) + 1,
    totalResults,
    unread,
    reports.map(({ message }) => message),
  ]);

describe('GET /v1/dashboard/projects/{id}/reports', () => {
  it('groups them by step, in the order of the steps, newest first', async () => {
    await report(stepIds[2], 1, { name: 'Rita', email: 'rita@makerstep.example', lang: 'pt-BR' });
    await report(stepIds[0], 2);
    await report(stepIds[0], 3, { status: 2 });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(shown(body)).toEqual([
      [1, 2, 1, ['minute 3', 'minute 2']],
      [3, 1, 1, ['minute 1']],
    ]);
    expect(body[1]).toEqual({
      stepId: stepIds[2],
      step: {
        name: [
          { lang: 'pt-BR', value: 'Step 3' },
          { lang: 'en', value: 'Step 3 (en)' },
        ],
      },
      totalResults: 1,
      unread: 1,
      reports: [
        {
          id: expect.any(String),
          stepId: stepIds[2],
          name: 'Rita',
          email: 'rita@makerstep.example',
          subject: 'Broken',
          message: 'minute 1',
          lang: 'pt-BR',
          status: 1,
          createdAt: at(1).toISOString(),
          versionNumber: null,
        },
      ],
    });
    await call(sort, { ...options(), method: 'PATCH', body: { ids: [...stepIds].reverse() } });
    expect(shown((await list()).body).map(([step]) => step)).toEqual([3, 1]);
  });

  it('returns a page of each step, and further pages of one', async () => {
    for (let minute = 1; minute <= 5; minute += 1) await report(stepIds[1], minute);
    await report(stepIds[0], 9);
    expect(shown((await list({ limit: '2' })).body)).toEqual([
      [1, 1, 1, ['minute 9']],
      [2, 5, 5, ['minute 5', 'minute 4']],
    ]);
    expect(shown((await list({ limit: '2', page: '3', stepId: stepIds[1] })).body)).toEqual([
      [2, 5, 5, ['minute 1']],
    ]);
    expect(shown((await list({ limit: '2', page: '4', stepId: stepIds[1] })).body)).toEqual([
      [2, 5, 5, []],
    ]);
    expect((await list({ stepId: stepIds[2] })).body).toEqual([]);
    expect((await list({ stepId: 'x' })).status).toBe(422);
  });

  it('filters by a time range, but not the unread count of a step', async () => {
    for (let minute = 1; minute <= 4; minute += 1) await report(stepIds[0], minute);
    await report(stepIds[1], 9);
    const range = { startDate: at(2).toISOString(), endDate: at(3).toISOString() };
    expect(shown((await list(range)).body)).toEqual([[1, 2, 4, ['minute 3', 'minute 2']]]);
    expect((await list({ startDate: at(2).toISOString() })).body).toHaveLength(2);
    expect((await list({ startDate: range.endDate, endDate: range.startDate })).status).toBe(422);
  });

  it('shows nothing of another project, not even by the id of its step', async () => {
    const other = await buildProject({ creator: built.creator, steps: 1 });
    const foreign = other.project.steps[0]?.id ?? '';
    await buildReport(other.project.id, foreign);
    expect((await list()).body).toEqual([]);
    expect((await list({ stepId: foreign })).body).toEqual([]);
  });

  it('loses the reports of a deleted step, and restores them with it', async () => {
    await report(stepIds[0], 1);
    await report(stepIds[1], 2, { status: 2 });
    await call(removeStep, { ...options({ stepId: stepIds[1] }), method: 'DELETE' });
    expect(shown((await list()).body)).toEqual([[1, 1, 1, ['minute 1']]]);
    await call(restore, { ...options({ stepId: stepIds[1] }), method: 'POST' });
    expect(shown((await list()).body)).toEqual([
      [1, 1, 1, ['minute 1']],
      [2, 1, 0, ['minute 2']],
    ]);
  });

  it('keeps the reports of a deleted step for those who ask for them', async () => {
    await report(stepIds[0], 1);
    await report(stepIds[1], 2);
    await call(removeStep, { ...options({ stepId: stepIds[1] }), method: 'DELETE' });
    const { body } = await list({ deleted: 'true' });
    expect(shown(body)).toEqual([
      [1, 1, 1, ['minute 1']],
      [2, 1, 1, ['minute 2']],
    ]);
    expect(body[1].step).toEqual({ name: [] });
    expect((await list({ deleted: 'maybe' })).status).toBe(422);
  });

  it('begins with words of danger, then with what is unread, on every page', async () => {
    await report(stepIds[0], 1, { status: 2 });
    await report(stepIds[1], 2);
    await report(stepIds[2], 3, { subject: 'I got a shock' });
    await report(stepIds[2], 4, { message: 'Queimei a mão', status: 2 });
    await report(stepIds[2], 5);
    await report(stepIds[2], 6);
    const pageOf = async (page: string) =>
      shown((await list({ sortBy: 'danger', limit: '2', page })).body);
    expect(await pageOf('1')).toEqual([
      [3, 4, 3, ['Queimei a mão', 'minute 3']],
      [2, 1, 1, ['minute 2']],
      [1, 1, 0, ['minute 1']],
    ]);
    expect((await pageOf('2'))[0]).toEqual([3, 4, 3, ['minute 6', 'minute 5']]);
    expect((await list({ sortBy: 'name' })).status).toBe(422);
  });

  it('is a table of all of them, step by step, with step names', async () => {
    for (let minute = 1; minute <= 12; minute += 1) await report(stepIds[1], minute);
    await report(stepIds[0], 30, { subject: '=cmd()', message: 'two\nlines, "quoted"' });
    const request = new Request('http://localhost:3000/v1/x?limit=1', {
      headers: { accept: 'text/csv', authorization: `Bearer ${built.creator.token}` },
    });
    const answer = await GET(request, { params: Promise.resolve({ id: built.project.id }) });
    const lines = (await answer.text())
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="reports-${built.project.projectUid}.csv"`,
    );
    expect(lines[0]).toBe(
      'stepId,step,id,name,email,subject,message,lang,status,createdAt,versionNumber',
    );
    expect(lines).toHaveLength(14);
    expect(lines[1]).toMatch(
      new RegExp(
        `^${stepIds[0]},Step 1,[0-9a-f-]{36},,,'=cmd\\(\\),"two\nlines, ""quoted""",en,1,2026-06-01T00:30:00.000Z,$`,
      ),
    );
    expect(lines[2]).toContain('minute 12');
  });
});

describe('PATCH /v1/dashboard/projects/{id}/reports/{reportId}', () => {
  it('marks as read and as new again, repeatably', async () => {
    const { id } = await report(stepIds[0], 1);
    const mark = (status: unknown) =>
      call(PATCH, { ...options({ reportId: id }), method: 'PATCH', body: { status } });
    for (const status of [2, 2, 1, 1]) {
      expect((await mark(status)).body).toMatchObject({ id, status, stepId: stepIds[0] });
      expect((await list()).body[0].unread).toBe(2 - status);
    }
    for (const wrong of [0, 3, '2', null]) {
      const answer = await mark(wrong);
      expect([answer.status, answer.body.error.fields]).toEqual([
        422,
        { status: 'Use 1 for new or 2 for read.' },
      ]);
    }
  });
});
