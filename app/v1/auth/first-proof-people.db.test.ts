import { beforeEach, expect, it } from 'vitest';
import { proveEmail } from '@/features/auth/server/first-proof/prove-email';
import { removedSection } from '@/features/auth/server/first-proof/removed-section';
import { db, inTransaction } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildToken, type TestCreator } from '@/testing/database/factories';
import { actingFor, buildEditor } from '@/testing/people';
import { POST as accept } from '../dashboard/memberships/route';
import { POST as invite } from '../dashboard/people/invitations/route';
import { GET as listProjects } from '../dashboard/projects/route';

let claimed: TestCreator;
let friend: TestCreator;
let other: TestCreator;
beforeEach(async () => {
  claimed = await buildCreator();
  friend = await buildEditor(claimed);
  other = await buildCreator();
  await db().membership.create({
    data: { creatorId: other.actor.creatorId, userId: claimed.actor.userId, role: 'editor' },
  });
  for (const { token } of [claimed, other]) await call(invite, { token, body: { uses: 2 } });
});
const prove = ({ actor: { userId } }: TestCreator) =>
  inTransaction(() => proveEmail(userId, 'reset', { keepsPassword: true }));

// security: 19, First proof
it('a first proof ends the roles of the account, of people in its workshops, and their invitations', async () => {
  const there = { ...friend, actor: { ...friend.actor, creatorId: claimed.actor.creatorId } };
  const { token } = await buildToken(there, ['read']);
  const removed = await prove(claimed);
  expect(removed).toMatchObject({ people: 3 });
  expect(await db().membership.count()).toBe(0);
  expect(await db().workshopInvitation.findMany()).toMatchObject([
    { creatorId: other.actor.creatorId },
  ]);
  expect((await call(listProjects, { token })).body.error.code).toBe('token_refused');
  const headers = actingFor(claimed);
  expect((await call(listProjects, { token: friend.token, headers })).status).toBe(404);
  expect(removed && removedSection('en', removed).notes?.map(({ label }) => label)).toContain(
    '3 roles in workshops, and invitations to yours',
  );
});

it('a later proof leaves them', async () => {
  await db().user.updateMany({ data: { emailConfirmedAt: new Date() } });
  expect(await prove(claimed)).toBeUndefined();
  expect(await db().membership.count()).toBe(2);
});

// security: 19, First proof
it('no person joins behind a first proof that comes at the same time', async () => {
  const link = (await call(invite, { token: other.token, body: { uses: 9 } })).body.link as string;
  const invitation = new URL(link).pathname.split('/').at(-1);
  for (let round = 0; round < 5; round += 1) {
    const guest = await buildCreator();
    const { userId } = guest.actor;
    const [answer] = await Promise.all([
      call(accept, { token: guest.token, body: { invitation } }),
      prove(guest),
    ]);
    expect([201, 401]).toContain(answer.status);
    expect(await db().membership.count({ where: { userId } })).toBe(0);
  }
});
