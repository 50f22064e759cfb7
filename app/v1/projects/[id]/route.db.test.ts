import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildCreator, buildProject, buildPublished, texts } from '@/testing/database/factories';
import { PATCH as archive } from '../../dashboard/projects/[id]/archive/route';
import { PATCH as unpublish } from '../../dashboard/projects/[id]/unpublish/route';
import { POST as addStep } from '../../dashboard/projects/[id]/steps/route';
import { GET as unknownGet, PUT as unknownPut } from '../../[[...path]]/route';
import { GET as list } from '../route';
import { OPTIONS as ownOptions } from '../../dashboard/projects/[id]/route';
import { GET, OPTIONS } from './route';

const read = (id: string, options: object = {}) => call(GET, { params: { id }, ...options });

describe('GET /v1/projects/{id}', () => {
  // security: 30
  it('serves visitors: a published project with steps, questions and the whole creator', async () => {
    const { project } = await buildProject({ steps: 2, questions: 1, isPublished: true });
    const { status, body, headers } = await read(project.projectUid);
    expect(status).toBe(200);
    expect(body.steps.map((step: { name: object }) => step.name)).toEqual([
      texts('Step 1'),
      texts('Step 2'),
    ]);
    expect(body.questions).toHaveLength(1);
    expect(Object.keys(body.creator).sort()).toEqual([
      'avatar',
      'backgroundColor',
      'cover',
      'coverOpacity',
      'name',
      'smallDescription',
      'textColor',
      'uid',
      'url',
      'verified',
      'verifiedAt',
    ]);
    expect(body.steps[0]).not.toHaveProperty('version');
    expect(body).not.toHaveProperty('version');
    expect([headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      'no-cache',
      '*',
    ]);
    expect((await read(project.id)).body).toEqual(body);
  });

  it('lets scripts of other sites read it and its headers, without credentials, and nothing else', async () => {
    const { project } = await buildPublished();
    const { headers } = await read(project.projectUid);
    expect(headers.get('access-control-expose-headers')).toContain('ETag, Link, RateLimit');
    const preflight = await call(OPTIONS, { method: 'OPTIONS', params: { id: project.id } });
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      preflight.headers.get('access-control-allow-methods'),
      preflight.headers.get('access-control-allow-headers'),
      preflight.headers.get('access-control-allow-credentials'),
    ]).toEqual([204, '*', 'GET, HEAD', 'If-Match, If-None-Match', null]);
    const ownAnswer = await call(ownOptions, { method: 'OPTIONS', params: { id: project.id } });
    expect(ownAnswer.headers.get('access-control-allow-origin')).toBeNull();
  });

  // security: 29
  it('opens a private one by its link', async () => {
    const { project } = await buildPublished({ type: 2 });
    expect((await read(project.projectUid)).status).toBe(200);
  });

  it('omits pending texts', async () => {
    const { creator, project } = await buildProject({
      languages: ['pt-BR', 'en'],
      steps: 1,
      isPublished: true,
    });
    const later = { lang: 'en', value: '', pending: true };
    const pt = [{ lang: 'pt-BR', value: 'Corte' }];
    await call(addStep, {
      token: creator.token,
      params: { id: project.id },
      body: { name: [...pt, later], description: [...pt, later] },
    });
    const { body } = await read(project.projectUid);
    expect([body.steps[1].name, body.steps[1].description]).toEqual([pt, pt]);
  });

  // security: 27
  it('answers the same 404 for unpublished, archived and unknown ones, also to the owner', async () => {
    const draft = await buildProject({ steps: 1 });
    const [taken, archived] = [await buildPublished(), await buildPublished()];
    await call(unpublish, {
      method: 'PATCH',
      token: taken.creator.token,
      params: { id: taken.project.id },
    });
    await call(archive, {
      method: 'PATCH',
      token: archived.creator.token,
      params: { id: archived.project.id },
    });
    const unknown = await read('222222222222');
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { error: { code: 'project_not_found', message: 'Invalid or inactive project.' } },
    ]);
    for (const id of [
      draft.project.projectUid,
      draft.project.id,
      taken.project.projectUid,
      archived.project.projectUid,
      'x',
      '../..',
      '%00',
      "'",
      'null',
      '222222222220',
    ]) {
      const answer = await read(id);
      expect([answer.status, answer.body], id).toEqual([404, unknown.body]);
    }
    expect((await read(draft.project.projectUid, { token: draft.creator.token })).status).toBe(404);
  });

  // security: 31
  it('answers 304 for the same ETag, and a new one after a change', async () => {
    const { creator, project } = await buildPublished();
    const etag = (await read(project.projectUid)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await read(project.projectUid, { headers: { 'if-none-match': known } });
      expect([answer.status, answer.body, answer.headers.get('etag')], known).toEqual([
        304,
        undefined,
        etag,
      ]);
    }
    await call(addStep, {
      token: creator.token,
      params: { id: project.id },
      body: { type: 2, name: texts('New chapter') },
    });
    expect((await read(project.projectUid, { headers: { 'if-none-match': etag } })).status).toBe(
      200,
    );
    const listTag = (await call(list)).headers.get('etag') ?? '';
    expect((await call(list, { headers: { 'if-none-match': listTag } })).status).toBe(304);
  });

  it('treats an invalid token as anonymous', async () => {
    const [{ project }, { token }] = [await buildPublished(), await buildCreator()];
    expect((await read(project.projectUid, { token: `${token}x` })).status).toBe(200);
  });
});

describe('an unknown address', () => {
  it('answers 404 in the envelope for every method', async () => {
    for (const [handler, method] of [
      [unknownGet, 'GET'],
      [unknownPut, 'PUT'],
    ] as const) {
      const { status, body } = await call(handler, { method, params: { path: 'nowhere' } });
      expect([status, body.error.code]).toEqual([404, 'not_found']);
    }
  });
});
