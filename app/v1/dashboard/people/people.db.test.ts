import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as nextGuide from '@/features/transfer/server/import/import-next';
import { db } from '@/server/db/client';
import { call, type CallOptions, type Handler } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildCreator,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import { actingFor, buildEditor, handOver } from '@/testing/people';
import { buildWebhook } from '@/testing/webhooks';
import { guideJson, names, send, workOffImports, zipOf } from '../../_testing/imports';
import { POST as undo } from '../imports/[importId]/undo/route';
import { GET as listProjects } from '../projects/route';
import { POST as offer } from './[userId]/hand-over/route';
import { DELETE as remove } from './[userId]/route';
import { DELETE as endInvitation } from './invitations/[invitationId]/route';
import { GET as listInvitations, POST as invite } from './invitations/route';
import { GET as list } from './route';

let owner: TestCreator;
let editor: TestCreator;
beforeEach(async () => {
  owner = await buildCreator({ name: 'Olga Owner' });
  editor = await buildEditor(owner);
});

const ask = async (handler: Handler, by: TestCreator, options: CallOptions = {}) =>
  call(handler, { token: by.token, headers: actingFor(owner), ...options });
const answered = async (...args: Parameters<typeof ask>) => {
  const { status, body } = await ask(...args);
  return [status, body?.error?.code];
};
const removed = (by: TestCreator, { actor: { userId } }: TestCreator) =>
  answered(remove, by, { method: 'DELETE', params: { userId } });

/** Every call about the people of a workshop, with valid input. */
const everyCall = (): [string, Handler, CallOptions][] => {
  const { userId } = editor.actor;
  return [
    ['list', list, {}],
    ['invitations', listInvitations, {}],
    ['invite', invite, { body: {} }],
    [
      'endInvitation',
      endInvitation,
      { method: 'DELETE', params: { invitationId: crypto.randomUUID() } },
    ],
    ['handOver', offer, { body: { currentPassword: BUILT_PASSWORD }, params: { userId } }],
    ['remove', remove, { method: 'DELETE', params: { userId: owner.actor.userId } }],
  ];
};

describe('the people of a workshop', () => {
  it('are its owner, then the others by name; only the owner sees their e-mails', async () => {
    await buildEditor(owner, { name: 'ada' });
    const { results, totalResults } = (await ask(list, owner)).body;
    expect(results).toMatchObject([
      { name: 'Olga Owner', role: 'owner', email: owner.email, isYou: true },
      { name: 'ada', role: 'editor', isYou: false },
      { name: 'Edu Editor', role: 'editor', email: editor.email, isYou: false },
    ]);
    expect(totalResults).toBe(3);
    expect(results[2].lastActiveAt).toBe(new Date().toISOString().slice(0, 10));
    const seen = (await ask(list, editor)).body.results;
    expect(seen).toMatchObject([{ email: null }, { email: null }, { email: null, isYou: true }]);
  });

  // security: 22
  it('do not exist for strangers', async () => {
    const stranger = await buildCreator();
    for (const [name, handler, options] of everyCall())
      expect(await answered(handler, stranger, options), name).toEqual([404, 'workshop_not_found']);
  });

  // security: 22
  it('are changed by the owner only', async () => {
    for (const [name, handler, options] of everyCall())
      if (name !== 'list')
        expect(await answered(handler, editor, options), name).toEqual([403, 'role_needed']);
    expect(await db().membership.count()).toBe(1);
  });
});

it('a role of a newer release is none, but its person is listed and removed', async () => {
  await db().membership.updateMany({ data: { role: 'gardener' } });
  expect(await answered(listProjects, editor)).toEqual([404, 'workshop_not_found']);
  expect((await call(listProjects, { token: editor.token })).status).toBe(200);
  expect((await ask(list, owner)).body.totalResults).toBe(2);
  expect(await removed(owner, editor)).toEqual([204, undefined]);
  expect(await db().membership.count()).toBe(0);
});

describe('removing a person', () => {
  it('ends the role at once: sessions and tokens of it, and nothing else of the person', async () => {
    const { token } = await buildToken(editor, ['read'], 'Own');
    const { actor } = editor;
    const there = { ...editor, actor: { ...actor, creatorId: owner.actor.creatorId } };
    const scripts = [
      await buildToken(there, ['read'], 'A'),
      await buildToken(there, ['write'], 'B'),
    ];
    expect(await answered(listProjects, editor)).toEqual([200, undefined]);
    for (const script of scripts)
      expect((await call(listProjects, { token: script.token })).status).toBe(200);

    expect(await removed(owner, editor)).toEqual([204, undefined]);
    expect(await answered(listProjects, editor)).toEqual([404, 'workshop_not_found']);
    for (const script of scripts)
      expect((await call(listProjects, { token: script.token })).body.error.code).toBe(
        'token_refused',
      );
    expect((await call(listProjects, { token: editor.token })).status).toBe(200);
    expect((await call(listProjects, { token })).status).toBe(200);
    expect(await db().personalToken.count()).toBe(1);
  });

  it('is possible once, and only for people of the workshop', async () => {
    const stranger = await buildCreator();
    expect(await removed(owner, stranger)).toEqual([404, 'not_found']);
    const answers = await Promise.all([removed(owner, editor), removed(owner, editor)]);
    expect(answers.map(([status]) => status).sort()).toEqual([204, 404]);
    expect(await answered(remove, owner, { method: 'DELETE', params: { userId: 'x' } })).toEqual([
      404,
      'not_found',
    ]);
  });

  it('lets an editor leave, and the owner stay', async () => {
    expect(await removed(owner, owner)).toEqual([409, 'owner_stays']);
    expect(await removed(editor, editor)).toEqual([204, undefined]);
    expect(await removed(editor, editor)).toEqual([404, 'workshop_not_found']);
  });

  it('switches off the webhooks that a former owner set up with a token', async () => {
    const { id: tokenId } = await buildToken(owner, ['webhooks']);
    await buildWebhook(owner, { url: 'https://receiver.makerstep.example/' });
    await db().webhookEndpoint.updateMany({ data: { tokenId } });
    await handOver(owner, editor);
    expect(await removed(editor, owner)).toEqual([204, undefined]);
    expect(await db().webhookEndpoint.findFirst()).toMatchObject({
      isOn: false,
      offReason: 'access_ended',
    });
  });

  describe('stops imports that the person started', () => {
    const start = async () => {
      const archive = await zipOf({
        'a/guide.json': guideJson({ name: 'First' }),
        'b/guide.json': guideJson({ name: 'Second' }),
      });
      const { body } = await send(editor, archive, {}, actingFor(owner));
      return body.id as string;
    };
    const result = async (id: string) => {
      const { state, failure } = await db().importJob.findUniqueOrThrow({ where: { id } });
      return [state, failure, await names(owner)];
    };

    it('before they begin', async () => {
      const id = await start();
      await removed(owner, editor);
      await workOffImports();
      expect(await result(id)).toEqual(['failed', 'role_needed', []]);
    });

    it('before their next guide', async () => {
      const id = await start();
      const { importNext } = nextGuide;
      const spy = vi.spyOn(nextGuide, 'importNext').mockImplementationOnce(async (...args) => {
        await importNext(...args);
        await removed(owner, editor);
      });
      await workOffImports();
      spy.mockRestore();
      expect(await result(id)).toEqual(['failed', 'role_needed', ['First']]);
    });
  });

  it('leaves the undo of an import to the others', async () => {
    const archive = await zipOf({ 'a/guide.json': guideJson({ name: 'First' }) });
    const { body } = await send(editor, archive, {}, actingFor(owner));
    await workOffImports();
    await removed(owner, editor);
    expect(await names(owner)).toEqual(['First']);
    const params = { importId: body.id as string };
    expect((await ask(undo, owner, { method: 'POST', params })).status).toBe(200);
    await workOffImports();
    expect(await names(owner)).toEqual([]);
  });
});
