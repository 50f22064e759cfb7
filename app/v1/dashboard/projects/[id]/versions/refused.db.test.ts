import { describe, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { db } from '@/server/db/client';
import { GET as changesSince } from '../../../../projects/[id]/changes/route';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { PATCH as archive } from '../archive/route';
import { DELETE as remove } from '../route';
import { PATCH as unpublish } from '../unpublish/route';
import { GET as read } from './[number]/route';
import { GET as compare } from './compare/route';
import { GET as list } from './route';
import {
  ask,
  bringBack,
  type Built,
  drop,
  nameStep,
  say,
  stepOf,
  throwAway,
} from './_testing/versions';

const answers = async (built: Built) => [
  await ask(built, list),
  await ask(built, read, { params: { number: '1' } }),
  await ask(built, compare),
  await say(built),
  await say(built, { stepId: stepOf(built) }),
  await bringBack(built, 1),
  await throwAway(built),
  await drop(built),
];
const codes = async (built: Built) =>
  (await answers(built)).map(({ status, body }) => (status < 300 ? status : body.error.code));
const since = (id: string, query: string) =>
  call(changesSince, { params: { id }, query: query ? { since: query } : {} });

describe('the calls of versions', () => {
  it("find neither another creator's guide nor a deleted one", async () => {
    const built = await buildPublished();
    const stored = await db().projectVersion.findMany();
    const nothing = Array.from({ length: 8 }, () => 'not_found');
    expect(await codes({ ...built, creator: await buildCreator() })).toEqual(nothing);
    await ask(built, remove, { method: 'DELETE' });
    expect(await codes(built)).toEqual(nothing);
    expect(await db().projectVersion.findMany()).toEqual(stored);
  });

  it('have nothing to show of a guide that was never published, and publish it', async () => {
    const built = await buildProject({ steps: 1 });
    expect(await codes(built)).toEqual([200, 'not_found', 'not_found', 201, 201, 200, 200, 200]);
    const empty = await buildProject();
    expect((await say(empty)).body.error.code).toBe('no_steps');
  });

  it('publish nothing of an archived guide, and show the rest', async () => {
    const built = await buildPublished();
    await ask(built, archive, { method: 'PATCH' });
    expect(await codes(built)).toEqual([200, 200, 200, 'archived', 'archived', 200, 200, 200]);
  });

  it('need a confirmed e-mail to publish, where the installation does', async () => {
    const built = await buildPublished();
    await nameStep(built, 'Changed');
    await db().user.updateMany({ data: { emailConfirmedAt: null } });
    env().requireConfirmedEmail = true;
    try {
      const bodies = [{}, { stepId: stepOf(built) }];
      for (const body of bodies)
        expect((await say(built, body)).body.error.code).toBe('email_unconfirmed');
    } finally {
      env().requireConfirmedEmail = false;
    }
  });

  it.each(['0', '-1', '1.5', 'x', '99', '9999999999999999999'])(
    'know no version %s',
    async (number) => {
      const built = await buildPublished();
      const params = { number };
      expect((await ask(built, read, { params })).status).toBe(404);
      expect((await bringBack(built, number as unknown as number)).status).toBe(404);
      const isNumber = number === '99';
      const query = { from: number };
      expect((await ask(built, compare, { query })).status).toBe(isNumber ? 404 : 422);
      expect((await ask(built, compare, { query: { to: number } })).status).toBe(
        isNumber ? 404 : 422,
      );
      const { projectUid } = built.project;
      const versionRequest = { params: { id: projectUid }, query: { version: number } };
      const publicly = [await call(readPublic, versionRequest), await since(projectUid, number)];
      expect(publicly.map(({ status }) => status)).toEqual(isNumber ? [404, 404] : [422, 422]);
    },
  );

  it('take a note of one line with 200 letters', async () => {
    const built = await buildPublished();
    await nameStep(built, 'Changed');
    expect((await say(built, { note: 'n'.repeat(201) })).status).toBe(422);
    expect((await say(built, { stepId: 'x' })).status).toBe(422);
    expect((await say(built, { isSafety: 'yes' })).status).toBe(422);
    expect((await say(built, { note: 'n'.repeat(200) })).body.versionNumber).toBe(2);
  });
});

it('readers get no version of a guide that is not published any more, nor what changed', async () => {
  const built = await buildPublished();
  const versionRequest = { params: { id: built.project.id }, query: { version: '1' } };
  expect((await call(readPublic, versionRequest)).status).toBe(200);
  await ask(built, unpublish, { method: 'PATCH' });
  const refused = [await call(readPublic, versionRequest), await since(built.project.id, '1')];
  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual([
    [404, 'project_not_found'],
    [404, 'project_not_found'],
  ]);
});
