import { AsyncResource } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { choiceList } from '@/shared/text/word-lists';
import { call, type CallOptions, untilServed } from '@/testing/api';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { PATCH as archive } from '../../../dashboard/projects/[id]/archive/route';
import { DELETE as remove } from '../../../dashboard/projects/[id]/route';
import { POST } from './route';

const GOOD = {
  rating: 4.5,
  difficulty: 4,
  subject: ' Nice ',
  message: 'Thank you!\nReally.',
  name: 'Rita',
  email: 'rita@makerstep.example',
  lang: 'pt-BR',
};
let visitors = 0;
/** Each from its own client IP, unless given. */
const send = (id: string, body: unknown = GOOD, options: CallOptions = {}) => {
  visitors += 1;
  return call(POST, {
    params: { id },
    body,
    address: `198.18.${Math.floor(visitors / 250)}.${visitors % 250}`,
    ...options,
  });
};
const atStart = new AsyncResource('outside');
const outside = <T>(work: () => Promise<T>): Promise<T> => atStart.runInAsyncScope(work);

describe('POST /v1/projects/{id}/feedback', () => {
  it('serves visitors: stores the feedback and returns it', async () => {
    const { project } = await buildPublished();
    const { status, body, headers } = await send(project.projectUid);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      ...GOOD,
      subject: 'Nice',
      versionNumber: 1,
      id: expect.any(String),
      status: 1,
      createdAt: expect.any(String),
    });
    expect(await db().feedback.findMany()).toMatchObject([
      { projectId: project.id, ratingHalves: 9, difficulty: 4, email: GOOD.email, status: 1 },
    ]);
    expect((await send(project.id, GOOD)).status).toBe(201);
  });

  it('needs a rating and a difficulty only; the language defaults to that of the request', async () => {
    const { project } = await buildPublished();
    const { body } = await send(
      project.id,
      { rating: 0.5, difficulty: 1 },
      { query: { lang: 'pt' } },
    );
    expect(body).toMatchObject({
      rating: 0.5,
      difficulty: 1,
      subject: '',
      message: '',
      name: '',
      email: '',
      lang: 'pt-BR',
    });
  });

  it.each<[string, unknown, string]>([
    ['rating', undefined, 'Please choose a rating.'],
    ['rating', null, 'Please choose a rating.'],
    ['rating', 0, 'From 0.5 to 5 stars, in half stars.'],
    ['rating', 5.5, 'From 0.5 to 5 stars, in half stars.'],
    ['rating', 2.25, 'From 0.5 to 5 stars, in half stars.'],
    ['rating', '4', 'From 0.5 to 5 stars, in half stars.'],
    ['difficulty', undefined, 'Please select a difficulty.'],
    ['difficulty', 0, 'From 1 (very difficult) to 5 (very easy).'],
    ['difficulty', 6, 'From 1 (very difficult) to 5 (very easy).'],
    ['difficulty', 2.5, 'From 1 (very difficult) to 5 (very easy).'],
    ['subject', 'x'.repeat(121), 'At most 120 characters.'],
    ['message', 'x'.repeat(2001), 'At most 2,000 characters.'],
    ['name', 'x'.repeat(121), 'At most 120 characters.'],
    ['email', 'rita', 'E-mail is not a valid e-mail!'],
    ['lang', 'xx', `Use ${choiceList(PROJECT_LANGUAGES, 'en')}.`],
    ['status', 2, 'This field is not known here.'],
  ])('refuses %s %j', async (field, value, message) => {
    const { project } = await buildPublished();
    const { status, body } = await send(project.id, { ...GOOD, [field]: value });
    expect([status, body.error.fields]).toEqual([422, { [field]: message }]);
    expect(await db().feedback.count()).toBe(0);
  });

  it('stores an e-mail of any script in the form by which it is found again', async () => {
    const { project } = await buildPublished();
    expect((await send(project.id, { ...GOOD, email: 'Олга@пример.рф' })).status).toBe(201);
    expect(await db().feedback.findFirst()).toMatchObject({
      email: 'олга@xn--e1afmkfd.xn--p1ai',
    });
  });

  it('counts code points, after trimming', async () => {
    const { project } = await buildPublished();
    const longest = {
      ...GOOD,
      subject: ` ${'🪛'.repeat(120)} `,
      message: '🪛'.repeat(2000),
      name: '🪛'.repeat(120),
    };
    expect((await send(project.id, longest)).status).toBe(201);
  });

  it('fills in blank fields of a signed-in sender, and of nobody else', async () => {
    const { project } = await buildPublished();
    const { token, name, email } = await buildCreator({ name: 'Ana' });
    const blank = { rating: 3, difficulty: 3 };
    expect(
      (await send(project.id, { ...blank, name: ' ', email: '' }, { token })).body,
    ).toMatchObject({ name, email });
    expect((await send(project.id, { ...blank, name: 'A friend' }, { token })).body).toMatchObject({
      name: 'A friend',
      email,
    });
    expect((await send(project.id, blank, { token: `${token}x` })).body).toMatchObject({
      name: '',
      email: '',
    });
    expect(
      (await send(project.id, blank, { headers: { cookie: `next-auth.session-token=${token}` } }))
        .body,
    ).toMatchObject({ name: '', email: '' });
  });

  it('accepts published projects only', async () => {
    const draft = await buildProject({ steps: 1 });
    const [archived, removed] = [await buildPublished(), await buildPublished()];
    await call(archive, {
      method: 'PATCH',
      token: archived.creator.token,
      params: { id: archived.project.id },
    });
    await call(remove, {
      method: 'DELETE',
      token: removed.creator.token,
      params: { id: removed.project.id },
    });
    for (const id of [
      draft.project.projectUid,
      draft.project.id,
      archived.project.id,
      removed.project.id,
      '222222222222',
      'x',
      '%00',
    ]) {
      const { status, body } = await send(id);
      expect([status, body.error], id).toEqual([
        404,
        { code: 'project_not_found', message: 'Invalid or inactive project.' },
      ]);
    }
    expect(await db().feedback.count()).toBe(0);
    expect((await send((await buildPublished({ type: 2 })).project.projectUid)).status).toBe(201);
  });

  it('treats a repeated request with the same key as one', async () => {
    const { project } = await buildPublished();
    const headers = { 'idempotency-key': 'a-key' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => untilServed(() => send(project.id, GOOD, { headers }))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await db().feedback.count()).toBe(1);
    // Another sender with that key creates another message, and learns nothing.
    const other = await send(project.id, { ...GOOD, message: 'Other words' }, { headers });
    expect([other.status, other.body.message, other.body.id === answers[0]?.body.id]).toEqual([
      201,
      'Other words',
      false,
    ]);
    const elsewhere = await buildPublished();
    expect((await send(elsewhere.project.id, GOOD, { headers })).body.id).not.toBe(
      answers[0]?.body.id,
    );
    expect(
      (await send(project.id, GOOD, { headers: { 'idempotency-key': 'a key' } })).body.error.code,
    ).toBe('idempotency_key_invalid');
  });

  // security: 48
  it('accepts 5 posts of a client IP in ten minutes, rejected ones included', async () => {
    const { project } = await buildPublished();
    const address = '203.0.113.9';
    await send(project.id, GOOD, { address });
    await send(project.id, { rating: 9 }, { address });
    await send('222222222222', GOOD, { address });
    await send(project.id, undefined, { address, method: 'POST', raw: '{broken' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        send(project.id, GOOD, {
          address,
          headers: { 'user-agent': `Browser ${n}`, 'x-forwarded-for': `10.0.0.${n}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
    const refused = await send(project.id, GOOD, { address });
    expect([refused.body.error.code, Number(refused.headers.get('retry-after')) > 500]).toEqual([
      'too_many_requests',
      true,
    ]);
    await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
    expect((await send(project.id, GOOD, { address })).status).toBe(201);
  });

  // security: 45
  it('rejects content types that another site could send', async () => {
    const { project } = await buildPublished();
    for (const type of [
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ]) {
      expect(
        (
          await send(project.id, undefined, {
            raw: JSON.stringify(GOOD),
            headers: { 'content-type': type },
          })
        ).status,
        type,
      ).toBe(415);
    }
    const preflight = await call(POST, {
      method: 'POST',
      params: { id: project.id },
      body: GOOD,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    expect(await db().feedback.count()).toBe(1);
  });

  it('does not wait for an editor of the project or for other visitors', async () => {
    const { project } = await buildPublished();
    await inTransaction(async () => {
      await db().$queryRaw`SELECT id FROM project WHERE id = ${project.id}::uuid FOR NO KEY UPDATE`;
      await db().feedback.create({
        data: { projectId: project.id, ratingHalves: 2, difficulty: 1, lang: 'en' },
      });
      expect((await outside(() => send(project.id))).status).toBe(201);
    });
    expect(await db().feedback.count()).toBe(2);
  });
});
