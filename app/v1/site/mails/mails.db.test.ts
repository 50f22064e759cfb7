import { afterEach, beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { noteMail, sweepMailLog } from '@/server/mail/log';
import { RATE_LIMITS } from '@/shared/http/rate-limits';
import { call, type Handler } from '@/testing/api';
import { buildOperator, type TestCreator } from '@/testing/database/factories';
import { type Mailbox, setMailServer, startMailbox } from '@/testing/stand-ins/mailbox';
import { GET as readSwitch, PATCH as changeSwitch } from '../mail/route';
import { POST as test } from '../mail/test/route';
import { GET as list } from './route';

let operator: TestCreator;
let box: Mailbox;
let isRefusing: boolean;
beforeEach(async () => {
  operator = await buildOperator({ email: 'olga@site.example' });
  isRefusing = false;
  box = await startMailbox({
    onRcptTo: (_address, _session, done) =>
      done(
        isRefusing
          ? Object.assign(new Error('Full. See https://help.example/?token=abc'), {
              responseCode: 552,
            })
          : null,
      ),
  });
  setMailServer(box.url);
});
afterEach(async () => {
  setMailServer(undefined);
  await box.stop();
});
const ask = async (handler: Handler, options: object = {}) =>
  (await call(handler, { token: operator.token, ...options })).body;
const note = (id: number, fields: Partial<Parameters<typeof noteMail>[0]>) =>
  noteMail({
    id: `018f0000-0000-7000-8000-00000000000${id}`,
    email: 'ana@site.example',
    kind: 'daily',
    state: 'sent',
    attempts: 1,
    answer: '250 OK',
    ...fields,
  });

it('sends a test mail at once, tells what the server said, and keeps it in the log without links', async () => {
  expect(await ask(test)).toEqual({
    email: 'olga@site.example',
    state: 'sent',
    answer: expect.stringMatching(/^250 /),
  });
  expect(box.mails.map(({ subject }) => subject)).toEqual(['Test mail from Makerstep']);
  isRefusing = true;
  expect(await ask(test)).toEqual({
    email: 'olga@site.example',
    state: 'refused',
    answer: 'EENVELOPE 552 Full. See …',
  });
  expect(await ask(list)).toMatchObject({
    totalResults: 2,
    results: [
      { kind: 'test', state: 'givenUp', answer: 'EENVELOPE 552 Full. See …' },
      { kind: 'test', state: 'sent' },
    ],
  });
  for (let count = 2; count < RATE_LIMITS['test-mail'].attempts; count += 1) await ask(test);
  expect((await ask(test)).error.code).toBe('too_many_requests');
});

it('finds mails by address and those that were not sent, one row for each mail', async () => {
  await note(1, { state: 'delayed', answer: 'ETIMEDOUT' });
  await note(2, { email: 'Bea_@site.example', state: 'delayed' });
  await note(1, { attempts: 2 });
  const found = async (query: object) =>
    (await ask(list, { query })).results.map((mail: { email: string; attempts: number }) => [
      mail.email,
      mail.attempts,
    ]);
  expect(await found({ state: 'failed' })).toEqual([['Bea_@site.example', 1]]);
  expect(await found({ query: 'ANA' })).toEqual([['ana@site.example', 2]]);
  expect(await found({ query: '_' })).toEqual([['Bea_@site.example', 1]]);
});

it('forgets mails after 30 days', async () => {
  await note(1, {});
  await note(2, {});
  await db()
    .$executeRaw`UPDATE mail_log SET at = now() - interval '31 days' WHERE id = '018f0000-0000-7000-8000-000000000001'`;
  await sweepMailLog();
  expect(await db().mailLog.count()).toBe(1);
});

it('ends the daily mail of one operator', async () => {
  const other = await buildOperator();
  expect(await ask(changeSwitch, { body: { daily: false } })).toEqual({ daily: false });
  expect([await ask(readSwitch), await ask(readSwitch, { token: other.token })]).toEqual([
    { daily: false },
    { daily: true },
  ]);
});
