import { beforeEach, expect, it } from 'vitest';
import { writeDay } from '@/features/reviews/server/look-again/repository';
import { remindToLookAgain } from '@/features/reviews/server/look-again/service';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildPublished, type TestCreator } from '@/testing/database/factories';
import { buildEditor, confirmEmail } from '@/testing/people';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { PATCH as publish } from '../publish/route';
import { PATCH as change } from '../route';
import { POST as decide } from './outcome/route';
import { GET as list, POST as ask } from './route';

let owner: TestCreator;
let bia: TestCreator;
let id: string;
beforeEach(async () => {
  owner = await buildCreator({ name: 'Olga Owner' });
  await confirmEmail(owner);
  bia = await buildEditor(owner);
  ({ id } = (await buildPublished({ creator: owner })).project);
  await db().creator.update({ where: { uid: owner.uid }, data: { needsSecondPerson: true } });
  const edit = { method: 'PATCH', params: { id }, body: { name: 'New' } };
  await call(change, { token: owner.token, ...edit });
  await removeMails();
});

const suspend = ({ actor }: TestCreator) =>
  db().user.update({ where: { id: actor.userId }, data: { suspendedAt: new Date() } });
const read = async () => (await call(list, { token: owner.token, params: { id } })).body;

// security: Operators
it('the approval of a suspended account does not hold', async () => {
  const { digest } = await read();
  const body = { outcome: 'approved', digest: digest as string };
  expect((await call(decide, { token: bia.token, params: { id }, body })).status).toBe(200);
  await suspend(bia);
  const answer = await call(publish, { token: owner.token, method: 'PATCH', params: { id } });
  expect(answer.body).toMatchObject({ error: { code: 'review_needed' }, waitsFor: [] });
});

it('a suspended account gets no mail about a review or a day', async () => {
  await suspend(bia);
  expect((await call(ask, { token: owner.token, params: { id }, body: {} })).status).toBe(201);
  await writeDay(id, owner.actor.userId, '2020-01-01');
  await suspend(owner);
  await remindToLookAgain();
  expect(await queuedMails()).toEqual([]);
});
