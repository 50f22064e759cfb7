import { beforeEach, expect, it } from 'vitest';
import { endSession } from '@/features/auth/server/service';
import { DOWNLOAD_TOKEN_MS, signDownload } from '@/server/secrets/download-token';
import { db } from '@/server/db/client';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { call } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { unzip } from '@/testing/unzip';
import { GET as readAll, POST as addressOfAll } from '../dashboard/export/route';
import { POST as addressOfOne } from '../dashboard/projects/[id]/export/route';
import { GET } from './route';

let ana: TestCreator;
let bea: TestCreator;
beforeEach(async () => {
  [ana, bea] = [await buildCreator(), await buildCreator()];
});
const open = (token: string) => call(GET, { query: { token } });
const refusal = async (token: string) => {
  const { status, body } = await open(token);
  return [status, body.error.code];
};
const tokenFor = async (creator: TestCreator, id?: string): Promise<string> => {
  const request = { token: creator.token, method: 'POST' };
  const { status, body } =
    id === undefined
      ? await call(addressOfAll, request)
      : await call(addressOfOne, { ...request, params: { id } });
  expect(status).toBe(201);
  const { pathname, searchParams } = new URL(body.url);
  expect(pathname).toBe('/v1/downloads');
  return searchParams.get('token') ?? '';
};
const guidesIn = async (body: Buffer) =>
  [...(await unzip(body)).keys()]
    .filter((name) => name.endsWith('/guide.json'))
    .map((name) => name.split('/')[0]?.replace(/-[^-]*$/, ''));

it('opens all guides, or one, for the owner of the address, as a file that is never stored', async () => {
  const { project } = await buildProject({ creator: ana, name: 'Shelf', steps: 1 });
  await buildProject({ creator: ana, name: 'Lamp' });
  await buildProject({ creator: bea, name: 'Foreign', steps: 1, isPublished: true });
  const all = await open(await tokenFor(ana));
  expect([
    all.status,
    all.headers.get('content-type'),
    all.headers.get('cache-control'),
    all.headers.get('content-disposition'),
  ]).toEqual([
    200,
    'application/zip',
    'no-store',
    expect.stringMatching(/^attachment; filename="makerstep-guides-/),
  ]);
  expect(await guidesIn(all.body)).toEqual(['shelf', 'lamp']);
  const one = await open(await tokenFor(ana, project.id));
  expect([one.headers.get('content-disposition'), await guidesIn(one.body)]).toEqual([
    `attachment; filename="shelf-${project.projectUid}.zip"`,
    ['shelf'],
  ]);
});

it('opens a few times, as some browsers do, and no more', async () => {
  // Valid for longer than any machine takes.
  const { token } = await signDownload(
    { ...ana.actor, what: 'all' },
    new Date(Date.now() + 10 * DOWNLOAD_TOKEN_MS),
  );
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await open(token)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  // Each request gets its own address.
  expect((await open(await tokenFor(ana))).status).toBe(200);
});

it('opens nothing after its minute, or after the session has ended', async () => {
  const { sessionId } = ana.actor;
  const { token: old } = await signDownload(
    { ...ana.actor, what: 'all' },
    new Date(Date.now() - DOWNLOAD_TOKEN_MS - 2000),
  );
  expect(await refusal(old)).toEqual([410, 'download_expired']);
  const token = await tokenFor(ana);
  await endSession(sessionId);
  expect(await refusal(token)).toEqual([410, 'download_expired']);
});

it('opens nothing of other creators', async () => {
  const { project } = await buildProject({
    creator: ana,
    name: 'Mine',
    steps: 1,
    isPublished: true,
  });
  const signed = await call(addressOfOne, {
    token: bea.token,
    method: 'POST',
    params: { id: project.projectUid },
  });
  expect([signed.status, signed.body.error.code]).toEqual([404, 'not_found']);
  // Not even with a token that names it, or that mixes two people.
  const { token: foreign } = await signDownload({ ...bea.actor, what: project.projectUid });
  expect(await refusal(foreign)).toEqual([404, 'not_found']);
  for (const mixed of [
    { ...ana.actor, sessionId: bea.actor.sessionId },
    { ...ana.actor, creatorId: bea.actor.creatorId },
  ]) {
    const { token } = await signDownload({ ...mixed, what: 'all' });
    expect(await refusal(token)).toEqual([410, 'download_expired']);
  }
});

it('opens the guides of the workshop of the call, while the person has a role there', async () => {
  await buildProject({ creator: ana, name: 'Shelf', steps: 1 });
  await buildProject({ creator: bea, name: 'Lamp', steps: 1 });
  const { creatorId } = ana.actor;
  await db().membership.create({ data: { creatorId, userId: bea.actor.userId, role: 'editor' } });
  const { body } = await call(addressOfAll, {
    token: bea.token,
    method: 'POST',
    headers: { [WORKSHOP_HEADER]: ana.uid },
  });
  const token = new URL(body.url).searchParams.get('token') ?? '';
  expect(await guidesIn((await open(token)).body)).toEqual(['shelf']);
  await db().membership.deleteMany();
  expect(await refusal(token)).toEqual([410, 'download_expired']);
});

it('is a token of its own kind: no other opens it, it opens nothing else, and a changed one opens nothing', async () => {
  const token = await tokenFor(ana);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const changed = Buffer.from(
    Buffer.from(claims, 'base64url').toString().replace(ana.actor.userId, bea.actor.userId),
  ).toString('base64url');
  for (const wrong of [
    ana.token,
    `${head}.${changed}.${signature}`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
    'x',
    '..',
    '\u0000',
  ]) {
    expect(await refusal(wrong), wrong).toEqual(
      wrong === '\u0000' ? [expect.any(Number), expect.any(String)] : [410, 'download_expired'],
    );
  }
  expect((await call(readAll, { token })).status).toBe(401);
  expect((await call(GET)).status).toBe(422);
});

it('can be requested by signed-in creators only', async () => {
  expect((await call(addressOfAll, { method: 'POST' })).status).toBe(401);
});
