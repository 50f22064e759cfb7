import { beforeEach, expect, it } from 'vitest';
import { removeAgain } from '@/features/auth/server/workshops/members/service';
import { remindToLookAgain } from '@/features/reviews/server/look-again/service';
import { reviewEmails } from '@/features/reviews/server/mails/email-registry';
import { db } from '@/server/db/client';
import type { MailJob } from '@/server/mail/delivery';
import { call } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { buildEditor, confirmEmail } from '@/testing/people';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { PUT } from './route';

const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let owner: TestCreator;
let ana: TestCreator;
let id: string;
beforeEach(async () => {
  owner = await buildCreator();
  await confirmEmail(owner);
  ana = await buildEditor(owner);
  ({ id } = (await buildProject({ creator: owner })).project);
});

const set = (on: string | null, person = ana) =>
  call(PUT, { method: 'PUT', token: person.token, params: { id }, body: { on } });
const letDayCome = () =>
  db()
    .$executeRaw`UPDATE project SET look_again_on = (now() AT TIME ZONE 'UTC')::date WHERE id = ${id}::uuid`;
/** Recipients of the mails that are due. */
async function sent() {
  await Promise.all([remindToLookAgain(), remindToLookAgain()]);
  const mails = await queuedMails();
  await removeMails();
  const composed = await Promise.all(
    mails.map((mail) => reviewEmails[mail.kind]?.(mail as unknown as MailJob)),
  );
  return composed.flatMap((mail) => mail?.to ?? []);
}

it('reminds who set the day once, also with two instances, and again after another day', async () => {
  expect((await set(dayIn(30))).body).toEqual({ on: dayIn(30) });
  expect(await sent()).toEqual([]);
  await letDayCome();
  expect(await sent()).toEqual([ana.email]);
  expect(await sent()).toEqual([]);
  await set(dayIn(1));
  expect(await sent()).toEqual([]);
  await letDayCome();
  expect(await sent()).toEqual([ana.email]);
});

it('reminds the owner where who set the day has no role any more, and nobody without a day', async () => {
  await set(dayIn(30));
  await removeAgain(owner.actor.creatorId, ana.actor.userId);
  await letDayCome();
  expect(await sent()).toEqual([owner.email]);
  await set(dayIn(30), owner);
  expect((await set(null, owner)).body).toEqual({ on: null });
  await letDayCome();
  await db().project.update({ where: { id }, data: { lookAgainOn: null } });
  expect(await sent()).toEqual([]);
});

it('takes a day after today within ten years, and leaves the date of the last change', async () => {
  const { updatedAt } = await db().project.findUniqueOrThrow({ where: { id } });
  for (const on of [dayIn(0), dayIn(-1), dayIn(3660), '2027-02-30', 'soon'])
    expect((await set(on)).body.error, on).toMatchObject({ fields: { on: expect.any(String) } });
  expect((await set(dayIn(3000))).status).toBe(200);
  expect((await db().project.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
});
