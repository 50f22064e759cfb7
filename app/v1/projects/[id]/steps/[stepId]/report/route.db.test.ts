import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call, type CallOptions } from '@/testing/api';
import { buildCreator, buildProject, buildPublished, texts } from '@/testing/database/factories';
import { POST as addStep } from '../../../../../dashboard/projects/[id]/steps/route';
import { DELETE as removeStep } from '../../../../../dashboard/projects/[id]/steps/[stepId]/route';
import { POST as restoreStep } from '../../../../../dashboard/projects/[id]/steps/[stepId]/restore/route';
import { PATCH as publish } from '../../../../../dashboard/projects/[id]/publish/route';
import { GET as listReports } from '../../../../../dashboard/projects/[id]/reports/route';
import { POST as restoreVersion } from '../../../../../dashboard/projects/[id]/versions/[number]/restore/route';
import { POST } from './route';

const GOOD = {
  subject: 'Upside down',
  message: 'The picture is.',
  name: 'Rita',
  email: 'rita@makerstep.example',
  lang: 'en',
};
let visitors = 0;
const send = (id: string, stepId: string, body: unknown = GOOD, options: CallOptions = {}) => {
  visitors += 1;
  return call(POST, {
    params: { id, stepId },
    body,
    address: `198.19.${Math.floor(visitors / 250)}.${visitors % 250}`,
    ...options,
  });
};
const published = async (fields = {}) => {
  const { project, creator } = await buildPublished({ steps: 2, ...fields });
  return { project, creator, stepId: project.steps[1]?.id ?? '' };
};

describe('POST /v1/projects/{id}/steps/{stepId}/report', () => {
  it('serves visitors: stores the report and returns it', async () => {
    const { project, stepId } = await published();
    const { status, body } = await send(project.projectUid, stepId);
    expect([status, body]).toEqual([
      201,
      {
        ...GOOD,
        stepId,
        versionNumber: 1,
        id: expect.any(String),
        status: 1,
        createdAt: expect.any(String),
      },
    ]);
    expect(await db().report.findMany()).toMatchObject([
      { projectId: project.id, stepId, subject: GOOD.subject },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['subject', undefined, 'Please enter the subject'],
    ['subject', '  ', 'Please enter the subject'],
    ['subject', 'x'.repeat(121), 'At most 120 characters.'],
    ['message', '', 'Please enter a message'],
    ['message', 'x'.repeat(2001), 'At most 2,000 characters.'],
    ['name', 'x'.repeat(121), 'At most 120 characters.'],
    ['email', 'a@b', 'E-mail is not a valid e-mail!'],
    ['stepId', 'x', 'This field is not known here.'],
  ])('refuses %s %j', async (field, value, message) => {
    const { project, stepId } = await published();
    const { status, body } = await send(project.id, stepId, { ...GOOD, [field]: value });
    expect([status, body.error.fields]).toEqual([422, { [field]: message }]);
  });

  it('accepts steps of that project only, and only while it is published', async () => {
    const [mine, other] = [await published(), await published()];
    const draft = await buildProject({ steps: 1 });
    for (const stepId of [
      other.stepId,
      'x',
      mine.project.id,
      '00000000-0000-0000-0000-000000000000',
    ]) {
      const { status, body } = await send(mine.project.id, stepId);
      expect([status, body.error.code], stepId).toEqual([404, 'not_found']);
    }
    const { status, body } = await send(draft.project.id, draft.project.steps[0]?.id ?? '');
    expect([status, body.error.message]).toEqual([404, 'Invalid or inactive project.']);
    expect(await db().report.count()).toBe(0);
  });

  it('rejects chapters, which are not steps', async () => {
    const { project, creator } = await published();
    const chapter = await call(addStep, {
      token: creator.token,
      params: { id: project.id },
      body: { type: 2, name: texts('Chapter') },
    });
    const { status, body } = await send(project.id, chapter.body.id);
    expect([status, body.error.code]).toEqual([404, 'not_found']);
    expect(await db().report.count()).toBe(0);
  });

  it('fills in blank fields of a signed-in sender, and of nobody else', async () => {
    const { project, stepId } = await published();
    const { token, name, email } = await buildCreator();
    const blank = { ...GOOD, name: undefined, email: '' };
    expect((await send(project.id, stepId, blank, { token })).body).toMatchObject({ name, email });
    expect((await send(project.id, stepId, blank)).body).toMatchObject({ name: '', email: '' });
  });

  it('treats a repeated request with the same key as one, even when the step was deleted in between', async () => {
    const { project, stepId, creator } = await published();
    const headers = { 'idempotency-key': 'a-key' };
    const first = await send(project.id, stepId, GOOD, { headers });
    const owner = { token: creator.token, params: { id: project.id, stepId } };
    await call(removeStep, { ...owner, method: 'DELETE' });
    expect((await send(project.id, stepId, GOOD, { headers })).status).toBe(404);
    await call(restoreStep, { ...owner, method: 'POST' });
    expect((await send(project.projectUid, stepId.toUpperCase(), GOOD, { headers })).body.id).toBe(
      first.body.id,
    );
    expect(await db().report.count()).toBe(1);
  });

  // security: 48
  it('accepts 10 posts of a client IP in ten minutes, rejected ones included', async () => {
    const { project, stepId } = await published();
    const address = '203.0.113.9';
    for (let n = 0; n < 4; n += 1) await send(project.id, stepId, {}, { address });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(project.id, stepId, GOOD, { address })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(
      Number((await send(project.id, stepId, GOOD, { address })).headers.get('retry-after')),
    ).toBeGreaterThan(500);
  });
});

describe('a report about a step', () => {
  it('is taken while readers have the step, by any version of theirs', async () => {
    const { creator, project } = await buildPublished({ steps: 2 });
    const [stepId = ''] = project.steps.map(({ id }) => id);
    const request = { token: creator.token, params: { id: project.id, stepId } };
    await call(removeStep, { ...request, method: 'DELETE', query: { draft: 'true' } });
    expect((await send(project.projectUid, stepId)).body.versionNumber).toBe(1);
    const listed = async () => (await call(listReports, request)).body;
    expect(await listed(), 'only readers have the step').toMatchObject([
      { stepId, totalResults: 1 },
    ]);
    await call(publish, { ...request, method: 'PATCH' });
    expect([(await send(project.projectUid, stepId)).status, await listed()]).toEqual([404, []]);
    const late = await send(project.projectUid, stepId, { ...GOOD, versionNumber: 1 });
    expect([late.status, late.body.versionNumber]).toEqual([201, 1]);
    const { body } = await send(project.projectUid, stepId, { ...GOOD, versionNumber: 3 });
    expect(Object.keys(body.error.fields)).toEqual(['versionNumber']);
    await call(restoreVersion, {
      ...request,
      method: 'POST',
      params: { ...request.params, number: '1' },
    });
    expect(await listed(), 'the step came back').toMatchObject([{ stepId, totalResults: 2 }]);
  });
});
