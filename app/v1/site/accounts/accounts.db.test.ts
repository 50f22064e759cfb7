import { beforeEach, describe, expect, it } from 'vitest';
import { readDeletions } from '@/features/account/server/journal/journal';
import { replayDeletions } from '@/features/account/server/replay';
import { findSession, startSession } from '@/features/auth/server/service';
import { login, refreshTokens } from '@/features/auth/server/sessions/refresh';
import { actorForJob } from '@/features/auth/server/workshops/service';
import { readCreator } from '@/features/profile/server/service';
import { ProjectStatus } from '@/features/projects/constants';
import { openPreview, renewPreviewLink } from '@/features/projects/server/preview/service';
import { putBack } from '@/features/projects/server/takedown/service';
import { db, inTransaction } from '@/server/db/client';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { call, type Handler } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildCreator,
  buildOperator,
  buildProject,
  buildPublished,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import { journal, withBackups } from '@/testing/database/replay';
import { actingFor, buildEditor, confirmEmail } from '@/testing/people';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { testVisitor } from '@/testing/visitor';
import { GET as readPublic } from '../../projects/[id]/route';
import { GET as me } from '../../dashboard/user/route';
import { GET as guides } from '../../dashboard/projects/route';
import { POST as mail } from './[userId]/mail/route';
import { POST as handOver } from './[userId]/hand-over/route';
import { POST as readmit } from './[userId]/readmit/route';
import { POST as remove } from './[userId]/remove/route';
import { POST as suspend } from './[userId]/suspend/route';
import { GET as list } from './route';

withBackups();

const REASON = 'Sells watches.';
let operator: TestCreator;
let spammer: TestCreator;
beforeEach(async () => {
  operator = await buildOperator();
  spammer = await buildCreator({ name: 'Sam Spammer' });
  await removeMails();
});

const act = async (handler: Handler, body: object = {}, person = spammer) => {
  const answer = await call(handler, {
    token: operator.token,
    params: { userId: person.actor.userId },
    body: { reason: REASON, ...body },
  });
  return answer.body?.error?.code ?? answer.status;
};
const find = async (query: object) =>
  (await call(list, { token: operator.token, query: query as Record<string, string> })).body;
const isPublic = async ({ project }: Awaited<ReturnType<typeof buildPublished>>) =>
  (await call(readPublic, { params: { id: project.projectUid } })).status;
const signIn = () => login({ email: spammer.email, password: BUILT_PASSWORD }, testVisitor());

describe('the list of accounts', () => {
  it('finds an account by name, e-mail, guide and page, with its facts', async () => {
    const { project } = await buildPublished({ creator: spammer });
    await buildProject({ creator: spammer });
    for (const query of [
      'sam spam',
      spammer.email.toUpperCase(),
      `https://guides.example/p/${project.projectUid}`,
      `/c/${spammer.uid}`,
    ])
      expect((await find({ query })).results, query).toMatchObject([
        { email: spammer.email, guides: 2, publishedGuides: 1, suspendedAt: null },
      ]);
    expect((await find({ query: '%' })).totalResults).toBe(0);
    expect((await find({})).totalResults).toBe(2);
    expect((await find({ state: 'suspended' })).totalResults).toBe(0);
    expect((await find({ state: 'unconfirmed', query: 'sam' })).totalResults).toBe(1);
  });
});

describe('a suspended account', () => {
  // security: Operators
  it('is answered nowhere: not by session, token, refresh or sign-in, and its jobs stop', async () => {
    const { tokens } = await signIn();
    const script = await buildToken(spammer, ['read', 'write']);
    expect(await act(suspend)).toBe(204);
    for (const token of [spammer.token, tokens.access.token, script.token])
      expect((await call(me, { token })).status).toBe(401);
    await expect(refreshTokens(tokens.refresh.token)).rejects.toMatchObject({
      code: 'session_ended',
    });
    await expect(signIn()).rejects.toMatchObject({ code: 'account_suspended' });
    await expect(
      login({ email: spammer.email, password: 'not the password' }, testVisitor()),
      'says so only to who knows the password',
    ).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(await actorForJob(spammer.actor, 'draft')).toBeUndefined();
    expect((await find({ state: 'suspended' })).results).toMatchObject([
      { email: spammer.email, suspendedReason: REASON },
    ]);
    expect(await act(readmit)).toBe(204);
    for (const token of [spammer.token, script.token])
      expect((await call(me, { token })).status, 'ended for good').toBe(401);
    await expect(signIn()).resolves.toBeDefined();
  });

  it('is not signed in by a sign-in that was under way, once it is let in again', async () => {
    await act(suspend);
    const { sessionId } = await startSession(spammer.actor.userId, testVisitor());
    await act(readmit);
    expect(await findSession(sessionId)).toBeUndefined();
  });

  // security: Operators
  it('keeps its guides or loses them for readers, and gets back exactly these', async () => {
    const [first, second] = [
      await buildPublished({ creator: spammer }),
      await buildPublished({ creator: spammer }),
    ];
    const { url } = await renewPreviewLink(spammer.actor, second.project.id);
    expect(await act(suspend)).toBe(204);
    expect([await isPublic(first), (await readCreator(spammer.uid)) !== undefined]).toEqual([
      200,
      true,
    ]);
    await act(readmit);
    await db().project.update({
      where: { id: second.project.id },
      data: { status: ProjectStatus.Unpublished, isListed: false },
    });
    const preview = () =>
      openPreview(new URL(url).pathname.split('/').at(-1) ?? '', visitorKey('192.0.2.9'));
    expect(await preview()).toBeDefined();
    expect(await act(suspend, { guides: 'takeDown' })).toBe(204);
    expect(await isPublic(first)).toBe(410);
    expect(await preview()).toBeUndefined();
    expect(await readCreator(spammer.uid)).toBeUndefined();
    expect(await act(readmit)).toBe(204);
    expect([await isPublic(first), await isPublic(second)]).toEqual([200, 404]);
    expect(await readCreator(spammer.uid)).toBeDefined();
  });

  // security: Operators
  it('closes its workshops to the people in them, and tells them', async () => {
    const editor = await buildEditor(spammer);
    await removeMails();
    const work = () => call(guides, { token: editor.token, headers: actingFor(spammer) });
    expect((await work()).status).toBe(200);
    await act(suspend);
    expect((await work()).body.error.code).toBe('workshop_not_found');
    expect((await queuedMails()).map(({ email, data }) => [email, data.decision])).toEqual([
      [spammer.email, 'suspend'],
      [editor.email, 'suspend'],
    ]);
    await act(readmit);
    expect((await work()).status).toBe(200);
  });

  it('stays so after the restore of a backup, unless it was let in again', async () => {
    await act(suspend);
    const deletions = await readDeletions([journal()]);
    // As in a backup from before.
    await db().user.updateMany({ data: { suspendedAt: null, suspendedReason: null } });
    const script = await buildToken(spammer, ['read']);
    expect(await replayDeletions(deletions, new Date().toISOString())).toBe(1);
    expect((await call(me, { token: spammer.token })).status).toBe(401);
    await act(readmit);
    expect((await call(me, { token: script.token })).status, 'ended for good').toBe(401);
    expect(await readDeletions([journal()])).toEqual([]);
    const params = { userId: spammer.actor.userId.toUpperCase() };
    await call(suspend, { token: operator.token, params, body: { reason: REASON } });
    await act(readmit);
    expect(await readDeletions([journal()]), 'an id in capitals is the same').toEqual([]);
  });

  it('gets back its guides after the restore of a backup from before', async () => {
    const guide = await buildPublished({ creator: spammer });
    await act(suspend, { guides: 'takeDown' });
    const deletions = await readDeletions([journal()]);
    await db().user.updateMany({ data: { suspendedAt: null, suspendedReason: null } });
    await inTransaction(() => putBack(guide.project.id));
    expect(await replayDeletions(deletions, new Date().toISOString())).toBe(2);
    expect(await isPublic(guide)).toBe(410);
    await act(readmit);
    expect(await isPublic(guide)).toBe(200);
  });
});

describe('the guides of somebody who left', () => {
  const openDraft = ({ token }: TestCreator) =>
    call(guides, { token, headers: actingFor(spammer) });

  // security: Operators
  it('go to another account with their drafts, and not to their owner before or an operator', async () => {
    const [guide, draft] = [
      await buildPublished({ creator: spammer }),
      await buildProject({ creator: spammer }),
    ];
    const heir = await buildCreator({ name: 'Hanna Heir' });
    await confirmEmail(heir);
    const script = await buildToken(spammer, ['read', 'write']);
    await act(suspend, { guides: 'takeDown' });
    expect(await act(handOver, { to: operator.email })).toBe('validation_failed');
    expect(await act(handOver, { to: 'unknown@makerstep.example' })).toBe('validation_failed');
    expect(await act(handOver, { to: spammer.email })).toBe('validation_failed');
    expect(await act(handOver, { to: heir.email }, operator)).toBe('account_is_operator');
    await removeMails();
    expect(await act(handOver, { to: heir.email.toUpperCase() })).toBe(204);
    expect(await isPublic(guide)).toBe(200);
    expect((await openDraft(heir)).body.results.map(({ id }: { id: string }) => id)).toContain(
      draft.project.id,
    );
    await act(readmit);
    const { tokens } = await signIn();
    for (const token of [spammer.token, script.token, tokens.access.token])
      expect((await openDraft({ ...spammer, token })).status, 'no way back').toBeGreaterThan(400);
    expect((await find({ query: 'sam' })).results).toMatchObject([{ guides: 0 }]);
    expect((await queuedMails()).map(({ email, data }) => [email, data.decision, data.to])).toEqual(
      expect.arrayContaining([
        [spammer.email, 'handOver', 'Hanna Heir'],
        [heir.email, 'receive', 'Hanna Heir'],
      ]),
    );
    expect(await act(handOver, { to: heir.email }), 'nothing is left').toBe(204);
    expect(
      await db().operatorAct.count({ where: { kind: 'guides_handed_over', reason: REASON } }),
    ).toBe(1);
  });

  it('need an heir whose e-mail is confirmed and who is not suspended', async () => {
    await buildProject({ creator: spammer });
    const heir = await buildCreator();
    const give = () => act(handOver, { to: heir.email });
    expect(await give()).toBe('validation_failed');
    await confirmEmail(heir);
    await act(suspend, {}, heir);
    expect(await give()).toBe('validation_failed');
    await act(readmit, {}, heir);
    expect(await give()).toBe(204);
  });
});

it('operators end on the machine only: none suspends or removes one', async () => {
  const other = await buildOperator({ name: 'Olaf' });
  expect(await act(suspend, {}, other)).toBe('account_is_operator');
  expect(await act(remove, {}, other)).toBe('account_is_operator');
  expect(await act(suspend, {}, operator)).toBe('account_is_operator');
});

it('removes an account with its guides, and writes every act into the log', async () => {
  const guide = await buildPublished({ creator: spammer });
  await act(suspend, { guides: 'takeDown' });
  expect(await act(remove)).toBe(204);
  expect(await isPublic(guide)).toBe(404);
  expect(await act(remove)).toBe('not_found');
  expect(await db().operatorAct.findMany({ orderBy: { at: 'asc' } })).toMatchObject([
    { kind: 'account_suspended', reason: REASON, details: { takenDown: 1 } },
    { kind: 'account_removed', subjectLabel: 'Sam Spammer' },
  ]);
});

it('sends the mails of an account again, in its language and within their limits', async () => {
  await db().user.update({ where: { id: spammer.actor.userId }, data: { locale: 'pt-BR' } });
  const send = async (kind: string) => {
    const answer = await call(mail, {
      token: operator.token,
      params: { userId: spammer.actor.userId },
      body: { kind },
    });
    return answer.body?.error?.code ?? answer.status;
  };
  expect([await send('confirmation'), await send('recovery')]).toEqual([204, 204]);
  expect((await queuedMails()).map(({ kind, locale }) => [kind, locale])).toEqual([
    ['confirmation', 'pt-BR'],
    ['recovery', 'pt-BR'],
  ]);
  const answers = [];
  for (let tries = 0; tries < 5; tries += 1) answers.push(await send('confirmation'));
  expect(answers).toContain('too_many_requests');
});
