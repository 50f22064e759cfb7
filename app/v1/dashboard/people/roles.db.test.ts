import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call, type Handler } from '@/testing/api';
import {
  buildCreator,
  buildPublished,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import { actingFor, buildMember } from '@/testing/people';
import { PATCH as update } from '../projects/[id]/route';
import { GET as read } from '../projects/[id]/route';
import { POST as accept } from '../memberships/route';
import { PATCH as change } from './[userId]/route';
import { POST as invite } from './invitations/route';
import { GET as list, PATCH as changeRules } from './route';

let owner: TestCreator;
let member: TestCreator;
beforeEach(async () => {
  owner = await buildCreator({ name: 'Olga Owner' });
  member = await buildMember(owner, 'editor');
});

const act = async (
  handler: Handler,
  by: TestCreator,
  body: object,
  userId = member.actor.userId,
) => {
  const answer = await call(handler, {
    method: handler === invite || handler === accept ? 'POST' : 'PATCH',
    token: by.token,
    headers: actingFor(owner),
    params: { userId },
    body,
  });
  return answer.body?.error ? [answer.status, answer.body.error.code] : answer.body;
};

describe('the role of a person', () => {
  // security: People
  it('is changed by the owner, and holds from the next call on, for tokens too', async () => {
    const { project } = await buildPublished({ creator: owner });
    const script = await buildToken(
      { ...member, actor: { ...member.actor, creatorId: owner.actor.creatorId, role: 'editor' } },
      ['write'],
    );
    const write = async (token: string) =>
      (
        await call(update, {
          method: 'PATCH',
          token,
          params: { id: project.id },
          body: { name: 'New' },
        })
      ).status;
    expect([await write(member.token), await write(script.token)]).toEqual([200, 200]);
    expect(await act(change, owner, { role: 'translator', languages: ['de', 'fr'] })).toMatchObject(
      {
        role: 'translator',
        languages: ['fr', 'de'],
      },
    );
    expect([await write(member.token), await write(script.token)]).toEqual([403, 403]);
    expect((await call(read, { token: member.token, params: { id: project.id } })).status).toBe(
      200,
    );
    expect(await act(change, owner, { role: 'editor', languages: [] })).toMatchObject({
      role: 'editor',
      languages: [],
    });
    expect(await write(member.token)).toBe(200);
  });

  // security: People
  it('is raised by nobody for themselves, and never that of the owner', async () => {
    const reviewer = await buildMember(owner, 'reviewer');
    for (const person of [member, reviewer])
      for (const { actor } of [member, reviewer, owner])
        expect(await act(change, person, { role: 'editor', languages: [] }, actor.userId)).toEqual([
          403,
          'role_needed',
        ]);
    expect(await act(change, owner, { role: 'editor', languages: [] }, owner.actor.userId)).toEqual(
      [409, 'owner_stays'],
    );
    const stranger = await buildCreator();
    expect(
      await act(change, owner, { role: 'editor', languages: [] }, stranger.actor.userId),
    ).toEqual([404, 'not_found']);
    expect(await db().membership.count({ where: { role: 'reviewer' } })).toBe(1);
  });

  it('has languages only for a translator, who needs some', async () => {
    for (const body of [
      { role: 'translator', languages: [] },
      { role: 'editor', languages: ['de'] },
      { role: 'translator', languages: ['xx'] },
      { role: 'owner', languages: [] },
    ])
      expect(await act(change, owner, body), JSON.stringify(body)).toEqual([
        422,
        'validation_failed',
      ]);
  });

  it('comes with an invitation, and its languages', async () => {
    const { link } = await act(invite, owner, { role: 'translator', languages: ['de'] });
    const guest = await buildCreator();
    expect(
      await act(accept, guest, { invitation: new URL(link).pathname.split('/').at(-1) }),
    ).toMatchObject({ uid: owner.uid, role: 'translator', languages: ['de'] });
  });
});

it('only the owner says that publishing needs a second person', async () => {
  expect(await act(changeRules, member, { needsSecondPerson: true })).toEqual([403, 'role_needed']);
  expect(await act(changeRules, owner, { needsSecondPerson: true })).toEqual({
    needsSecondPerson: true,
  });
  expect(
    (await call(list, { token: member.token, headers: actingFor(owner) })).body.needsSecondPerson,
  ).toBe(true);
});
