import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildPublished } from '@/testing/database/factories';
import { POST } from './route';

const send = (fields: Record<string, string>) =>
  POST(
    new Request('http://localhost:3000/api/notices', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
  );

describe('the report of a guide without scripts', () => {
  it('is stored, and redirects to the thanks', async () => {
    const { projectUid } = (await buildPublished()).project;
    const answer = await send({ projectUid, reason: 'danger', message: 'Look at step 2.' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/p/${projectUid}/report/sent`,
    ]);
    expect(await db().guideReport.findMany()).toMatchObject([
      { reason: 'danger', message: 'Look at step 2.' },
    ]);
  });

  it('is refused with a sentence when it is wrong, and stored nowhere', async () => {
    const { projectUid } = (await buildPublished()).project;
    const answer = await send({ projectUid, reason: 'nonsense' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      422,
      'text/plain; charset=utf-8',
    ]);
    expect(await db().guideReport.count()).toBe(0);
  });
});
