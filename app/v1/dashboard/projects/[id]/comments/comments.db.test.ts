import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '@/features/auth/server/workshops/members/service';
import type { MemberRole } from '@/features/auth/workshops/roles';
import { readTeam } from '@/features/people/server/service';
import { COMMENT_MAX, COMMENTS_PER_GUIDE } from '@/features/reviews/constants';
import { sweepComments } from '@/features/reviews/server/comments/service';
import { db } from '@/server/db/client';
import { call, type CallOptions, type Handler } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { DELETE as removeStep } from '../steps/[stepId]/route';
import { POST as duplicate } from '../duplicate/route';
import { DELETE as remove, PATCH as resolve } from './[commentId]/route';
import { GET as list, POST as add } from './route';

const DAY_MS = 86_400_000;

let owner: TestCreator;
let project: Awaited<ReturnType<typeof buildProject>>['project'];
beforeEach(async () => {
  ({ creator: owner, project } = await buildProject({ steps: 2 }));
});

async function buildMember(role: MemberRole): Promise<TestCreator> {
  const member = await buildCreator({ name: `A ${role}` });
  await addMember({
    creatorId: owner.actor.creatorId,
    userId: member.actor.userId,
    role,
    languages: role === 'translator' ? ['de'] : [],
    invitedById: owner.actor.userId,
  });
  return member;
}

const ask = (handler: Handler, by: TestCreator, { params, ...options }: CallOptions = {}) =>
  call(handler, { token: by.token, params: { id: project.projectUid, ...params }, ...options });
const say = (by: TestCreator, body: object) => ask(add, by, { body });
const saidBy = async (by: TestCreator, body: object = {}) =>
  (await say(by, { text: 'Which screw?', ...body })).body.id as string;
const listed = async (by = owner) => (await ask(list, by)).body.results;
const resolved = (by: TestCreator, commentId: string, isResolved = true) =>
  ask(resolve, by, { method: 'PATCH', params: { commentId }, body: { isResolved } });
const removed = async (by: TestCreator, commentId: string) => {
  const { status, body } = await ask(remove, by, { method: 'DELETE', params: { commentId } });
  return body?.error?.code ?? status;
};
const refused = ({ status, body }: Awaited<ReturnType<typeof call>>) => [
  status,
  Object.keys(body.error?.fields ?? {})[0] ?? body.error?.code,
];

describe('a comment on a draft', () => {
  it('is about the guide, a step or a field of it, and its answers are where it is', async () => {
    const reviewer = await buildMember('reviewer');
    const stepId = project.steps[0]?.id ?? '';
    const { status, body } = await say(reviewer, {
      text: ' **M4** or M5? ',
      itemId: stepId,
      part: 'name',
    });
    expect([status, body]).toMatchObject([
      201,
      {
        text: '**M4** or M5?',
        itemId: stepId,
        part: 'name',
        isYours: true,
        by: { name: 'A reviewer' },
      },
    ]);
    await say(owner, { text: 'M4.', parentId: body.id, itemId: null });
    await say(owner, { text: 'Well done.' });
    expect(await listed(reviewer)).toMatchObject([
      { text: '**M4** or M5?', parentId: null, isYours: true },
      { text: 'M4.', parentId: body.id, itemId: stepId, part: 'name', isYours: false },
      { text: 'Well done.', itemId: null, part: null },
    ]);
  });

  it('needs a text that is not too long, an item of the draft, and a comment that is no answer', async () => {
    const text = 'Which screw?';
    const first = await saidBy(owner);
    const answer = await saidBy(owner, { parentId: first });
    const other = await buildProject({ creator: owner, steps: 1 });
    const wrong = [
      [{ text: ' ' }, 'text'],
      [{ text: 'x'.repeat(COMMENT_MAX + 1) }, 'text'],
      [{ text, part: 'a b' }, 'part'],
      [{ text, itemId: other.project.steps[0]?.id }, 'itemId'],
      [{ text, parentId: answer }, 'parentId'],
      [{ text, parentId: randomUUID() }, 'parentId'],
    ] as const;
    for (const [body, field] of wrong)
      expect(refused(await say(owner, body)), field).toEqual([422, field]);
    expect(await listed()).toHaveLength(2);
  });

  it('stays when its step is deleted, and is not in a copy of the guide', async () => {
    const stepId = project.steps[0]?.id ?? '';
    await saidBy(owner, { itemId: stepId });
    await ask(removeStep, owner, { method: 'DELETE', params: { stepId } });
    expect(await listed()).toMatchObject([{ itemId: stepId }]);
    const copy = await ask(duplicate, owner, { method: 'POST' });
    expect((await ask(list, owner, { params: { id: copy.body.id } })).body.results).toEqual([]);
  });

  it('is one of 500 of a guide, however many come at once', async () => {
    const { id: projectId } = project;
    await db().draftComment.createMany({
      data: Array.from({ length: COMMENTS_PER_GUIDE - 1 }, () => ({ projectId, text: 'x' })),
    });
    const answers = await Promise.all([1, 2, 3].map(() => say(owner, { text: 'One more' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await db().draftComment.count()).toBe(COMMENTS_PER_GUIDE);
  });

  it('is written 60 times in ten minutes by a person', async () => {
    for (let count = 0; count < 60; count += 1) await say(owner, { text: ' ' });
    for (let count = 0; count < 60; count += 1) await saidBy(owner);
    expect(refused(await say(owner, { text: 'One more' }))).toEqual([429, 'too_many_requests']);
  });
});

describe('a resolved comment', () => {
  it('is resolved with its answers, and can be opened again', async () => {
    const reviewer = await buildMember('reviewer');
    const thread = await saidBy(owner);
    const answer = await saidBy(reviewer, { parentId: thread });
    expect((await resolved(reviewer, thread)).body.resolvedBy.name).toBe('A reviewer');
    expect(
      (await listed()).map(({ resolvedAt }: { resolvedAt: string }) => typeof resolvedAt),
    ).toEqual(['string', 'string']);
    expect((await resolved(owner, answer)).status).toBe(404);
    await resolved(owner, thread, false);
    expect(await listed()).toMatchObject([
      { resolvedAt: null },
      { resolvedAt: null, resolvedBy: null },
    ]);
  });

  it('goes with its answers after 90 days', async () => {
    const [old, recent, open] = [await saidBy(owner), await saidBy(owner), await saidBy(owner)];
    await saidBy(owner, { parentId: old });
    for (const [id, days] of [
      [old, 91],
      [recent, 89],
    ] as const)
      await db().draftComment.update({
        where: { id },
        data: { resolvedAt: new Date(Date.now() - days * DAY_MS) },
      });
    const ids = async () => (await listed()).map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([recent, open]);
    expect(await sweepComments()).toBe(1);
    expect(await ids()).toEqual([recent, open]);
    expect(await db().draftComment.count()).toBe(2);
  });
});

it('comments are loaded only where several people work, or have to', async () => {
  const { creatorId: id } = owner.actor;
  expect(await readTeam(owner.actor)).toBeUndefined();
  await db().creator.update({ where: { id }, data: { needsSecondPerson: true } });
  expect(await readTeam(owner.actor)).toBeDefined();
  await db().creator.update({ where: { id }, data: { needsSecondPerson: false } });
  await buildMember('translator');
  expect(await readTeam(owner.actor)).toBeDefined();
});

// security: People
it('comments are deleted by their author and the owner, and exist for nobody outside the workshop', async () => {
  const [editor, reviewer, translator] = [
    await buildMember('editor'),
    await buildMember('reviewer'),
    await buildMember('translator'),
  ];
  const stranger = await buildCreator({ name: 'Sten Stranger' });
  const [one, two] = [await saidBy(reviewer), await saidBy(reviewer)];
  await saidBy(editor, { parentId: one });

  for (const [by, code] of [
    [translator, 'role_needed'],
    [stranger, 'not_found'],
  ] as const) {
    expect((await ask(list, by)).body.error.code).toBe(code);
    expect((await say(by, { text: 'x' })).body.error.code).toBe(code);
    expect((await resolved(by, one)).body.error.code).toBe(code);
    expect(await removed(by, one)).toBe(code);
  }
  expect(await removed(editor, one)).toBe('role_needed');
  const other = await buildProject({ creator: owner });
  const elsewhere = { id: other.project.id, commentId: one };
  expect((await ask(remove, owner, { method: 'DELETE', params: elsewhere })).status).toBe(404);
  expect(await listed()).toHaveLength(3);
  expect(await removed(reviewer, one)).toBe(204);
  expect(await removed(owner, two)).toBe(204);
  expect(await listed()).toEqual([]);
});
