import { afterEach, expect, it } from 'vitest';
import { isMissingPage } from '@/features/reader/server/missing-page';
import { db } from '@/server/db/client';
import { env, parseEnv } from '@/server/env/env';
import { call, untilServed } from '@/testing/api';
import { buildCreator, buildPublished, projectBody, stepBody } from '@/testing/database/factories';
import { GET as card } from '../../../c/[uid]/card.jpg/route';
import { GET as feed } from '../../../c/[uid]/feed.xml/route';
import { PATCH as publish } from '../../dashboard/projects/[id]/publish/route';
import { POST as preview } from '../../dashboard/projects/[id]/preview/route';
import { POST as addStep } from '../../dashboard/projects/[id]/steps/route';
import { POST as publishVersion } from '../../dashboard/projects/[id]/versions/route';
import { POST as create } from '../../dashboard/projects/route';
import { GET as read } from '../../projects/[id]/route';
import { GET as list } from '../../projects/route';
import { POST as login } from '../login/route';
import { POST as register } from './route';

const REGISTRATIONS = 1000;
const defaults = parseEnv({ SMTP_URL: 'smtp://mail.example' });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const request = new Request('http://localhost:3000/');
const password = 'correct horse battery';

afterEach(() => {
  env().requireConfirmedEmail = false;
});

// security: Joining
it('1,000 scripted registrations from one address show visitors nothing, with default settings and mail', async () => {
  env().requireConfirmedEmail = defaults.requireConfirmedEmail;
  const join = async (number: number) => {
    const email = `bot${number}@spam.example`;
    const ask = () => call(register, { body: { name: 'Buy now', email, password } });
    return (await untilServed(ask)).status;
  };
  const statuses: number[] = [];
  while (statuses.length < REGISTRATIONS)
    statuses.push(...(await Promise.all(numbers(10).map((n) => join(statuses.length + n)))));
  const made = defaults.limits.register;
  expect(statuses.filter((status) => status === 201)).toHaveLength(made);
  expect(statuses.filter((status) => status === 429)).toHaveLength(REGISTRATIONS - made);

  const accounts = await db().user.findMany({ include: { creator: true } });
  for (const { creator } of accounts)
    expect(await isMissingPage(`/c/${creator?.uid}`, '')).toBe(true);
  for (const { email, creator } of accounts.slice(0, 2)) {
    const { body: signedIn } = await call(login, { body: { email, password }, address: email });
    const token: string = signedIn.tokens.access.token;
    const { body } = await call(create, { token, body: projectBody({ name: 'Buy now' }) });
    const params = { id: body.projectUid };
    expect((await call(addStep, { token, params, body: stepBody('Pay') })).status).toBe(201);
    for (const [show, method] of [
      [publish, 'PATCH'],
      [publishVersion, 'POST'],
      [preview, 'POST'],
    ] as const)
      expect((await call(show, { token, params, method, body: {} })).body.error.code).toBe(
        'email_unconfirmed',
      );
    const uid = creator?.uid ?? '';
    expect([
      (await call(read, { params })).status,
      await isMissingPage(`/p/${params.id}`, ''),
      (await feed(request, { params: Promise.resolve({ uid }) })).status,
      (await card(request, { params: Promise.resolve({ uid }) })).status,
    ]).toEqual([404, true, 404, 404]);
  }
  expect((await call(list)).body.totalResults).toBe(0);
}, 180_000);

it('a confirmed e-mail opens the page of the creator, and one that published before keeps it', async () => {
  const [ana, { creator: rita }] = [await buildCreator(), await buildPublished()];
  env().requireConfirmedEmail = true;
  const isMissing = (uid: string) => isMissingPage(`/c/${uid}`, '');
  expect([await isMissing(ana.uid), await isMissing(rita.uid)]).toEqual([true, false]);
  await db().user.update({
    where: { id: ana.actor.userId },
    data: { emailConfirmedAt: new Date() },
  });
  expect(await isMissing(ana.uid)).toBe(false);
});
