import { beforeEach, describe, expect, it } from 'vitest';
import { lockPersonalTokens } from '@/features/auth/server/personal-tokens/ending/repository';
import { removeAgain } from '@/features/auth/server/workshops/members/service';
import { db, inTransaction } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildCreator,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import { untilOneWaits } from '@/testing/database/waiting-lock';
import { actingFor, buildEditor, handOver } from '@/testing/people';
import { POST as makeToken } from '../tokens/route';
import { DELETE as remove } from './[userId]/route';
import { DELETE as endInvitation } from './invitations/[invitationId]/route';
import { POST as invite } from './invitations/route';

let owner: TestCreator;
let editor: TestCreator;
beforeEach(async () => {
  owner = await buildCreator();
  editor = await buildEditor(owner);
});

/** Makes the call when `change` is done but not committed, and waits for its answer after that. */
async function during(
  change: () => Promise<unknown>,
  begin: () => ReturnType<typeof call>,
  { last }: { last?: () => Promise<unknown> } = {},
) {
  let start = () => {};
  // Outside of the transaction of the change.
  const answer = new Promise<void>((resolve) => (start = resolve)).then(begin);
  await inTransaction(async () => {
    await change();
    start();
    await untilOneWaits();
    await last?.();
  });
  const { status, body } = await answer;
  return [status, body?.error?.code];
}

describe('a call that meets a change of people', () => {
  // security: People
  it('makes no token behind a removal, which another invitation would revive', async () => {
    const answer = await during(
      () => removeAgain(owner.actor.creatorId, editor.actor.userId),
      () =>
        call(makeToken, {
          token: editor.token,
          headers: actingFor(owner),
          body: {
            name: 'Script',
            scopes: ['read'],
            expiresInDays: 30,
            currentPassword: BUILT_PASSWORD,
          },
        }),
    );
    expect(answer).toEqual([404, 'workshop_not_found']);
    expect(await db().personalToken.count()).toBe(0);
  });

  it('ends no invitation of a workshop that was handed over meanwhile', async () => {
    const { id } = (await call(invite, { token: owner.token, body: {} })).body;
    const answer = await during(
      () => handOver(owner, editor),
      () =>
        call(endInvitation, {
          method: 'DELETE',
          token: owner.token,
          params: { invitationId: id as string },
        }),
    );
    expect(answer).toEqual([403, 'role_needed']);
    expect(await db().workshopInvitation.count()).toBe(1);
  });

  it('waits for a deletion of the account of the person, without a deadlock', async () => {
    const { userId } = editor.actor;
    const { creatorId } = owner.actor;
    await buildToken({ ...editor, actor: { ...editor.actor, creatorId } }, ['read']);
    const answer = await during(
      () => lockPersonalTokens({ userId }),
      () => call(remove, { method: 'DELETE', token: owner.token, params: { userId } }),
      { last: () => db().membership.deleteMany({ where: { userId } }) },
    );
    expect(answer).toEqual([404, 'not_found']);
  });
});
