import { beforeEach, expect, it } from 'vitest';
import { lockStanding } from '@/features/projects/server/second-person/standing';
import { updateOwnedProject } from '@/features/projects/server/service';
import { db, inTransaction } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildPublished, type TestCreator } from '@/testing/database/factories';
import { untilOneWaits } from '@/testing/database/waiting-lock';
import { buildEditor } from '@/testing/people';
import { PATCH as publish } from '../publish/route';
import { PATCH as change } from '../route';
import { POST as decide } from './outcome/route';
import { GET as list } from './route';

let owner: TestCreator;
let bia: TestCreator;
let id: string;
beforeEach(async () => {
  owner = await buildCreator();
  bia = await buildEditor(owner);
  ({ id } = (await buildPublished({ creator: owner })).project);
  await turnOn();
  await call(change, {
    token: owner.token,
    method: 'PATCH',
    params: { id },
    body: { name: 'New' },
  });
});

const turnOn = (needsSecondPerson = true) =>
  db().creator.update({ where: { uid: owner.uid }, data: { needsSecondPerson } });
const digest = async () =>
  (await call(list, { token: bia.token, params: { id } })).body.digest as string;
const approve = (of: string) =>
  call(decide, { token: bia.token, params: { id }, body: { outcome: 'approved', digest: of } });
const publishIt = () => call(publish, { token: owner.token, method: 'PATCH', params: { id } });

/** Begins the call while the guide is locked, makes the change, and waits for the answer. */
async function behind(
  begin: () => ReturnType<typeof call>,
  change: () => Promise<unknown>,
): Promise<unknown> {
  let start = () => {};
  const answer = new Promise<void>((resolve) => (start = resolve)).then(begin);
  await inTransaction(async () => {
    await lockStanding(owner.actor, id);
    start();
    await untilOneWaits();
    await change();
  });
  const { status, body } = await answer;
  return [status, body.error?.code];
}
const edit = () => updateOwnedProject(owner.actor, id, { name: 'Newer' });

it('an approval that waits for an edit is none of the edited draft', async () => {
  const of = await digest();
  expect(await behind(() => approve(of), edit)).toEqual([409, 'approval_lapsed']);
});

it('a publication that waits for an edit does not publish it', async () => {
  await approve(await digest());
  expect(await behind(publishIt, edit)).toEqual([409, 'approval_lapsed']);
});

it('a publication sees a switch that was turned on before it got the guide', async () => {
  await turnOn(false);
  expect(await behind(publishIt, () => turnOn())).toEqual([409, 'review_needed']);
});

it('a publication sees that who approved was removed', async () => {
  await approve(await digest());
  const gone = () => db().membership.deleteMany({ where: { userId: bia.actor.userId } });
  expect(await behind(publishIt, gone)).toEqual([409, 'review_needed']);
});
