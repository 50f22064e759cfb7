import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { call, type CallOptions, untilServed } from '@/testing/api';
import {
  deliver,
  type Mailbox,
  setMailServer,
  startMailbox,
  countMails,
  removeMails,
  queuedMails,
} from '@/testing/stand-ins/mailbox';
import { POST } from './route';

const GOOD = {
  name: ' Rita ',
  email: 'rita@makerstep.example',
  subject: 'Broken\nlink',
  message: 'Hello!\n\nThe link\nis broken.',
};
let visitors = 0;
const send = (body: unknown = GOOD, options: CallOptions = {}) => {
  visitors += 1;
  return call(POST, {
    body,
    address: `198.51.100.${visitors % 250}`,
    path: '/v1/contact',
    ...options,
  });
};

beforeEach(async () => {
  visitors += 1;
  await db().rateLimit.deleteMany();
  await removeMails();
  await db().contactMessage.deleteMany();
});

describe('POST /v1/contact', () => {
  it('stores the message and returns nothing about it', async () => {
    const { status, body, headers } = await send(GOOD, { query: { lang: 'pt' } });
    expect([status, body, headers.get('cache-control')]).toEqual([202, {}, 'no-store']);
    expect(await db().contactMessage.findMany()).toMatchObject([
      {
        name: 'Rita',
        email: GOOD.email,
        subject: 'Broken link',
        message: GOOD.message,
        lang: 'pt-BR',
      },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['name', undefined, 'Please input your name!'],
    ['name', ' \u200b ', 'Please input your name!'],
    ['name', 'x'.repeat(121), 'At most 120 characters.'],
    ['email', undefined, 'Please input your E-mail!'],
    ['email', ' ', 'Please input your E-mail!'],
    ['email', 'rita', 'E-mail is not a valid e-mail!'],
    [
      'email',
      'rita@makerstep.example\r\nBcc: all@makerstep.example',
      'E-mail is not a valid e-mail!',
    ],
    ['email', `${'x'.repeat(300)}@makerstep.example`, 'E-mail is not a valid e-mail!'],
    ['subject', '', 'Please enter the subject'],
    ['subject', 'x'.repeat(121), 'At most 120 characters.'],
    ['message', null, 'Please enter a message'],
    ['message', 'x'.repeat(2001), 'At most 2,000 characters.'],
    ['website', 'http://x.example', 'This field is not known here.'],
  ])('refuses %s %j', async (field, value, message) => {
    const { status, body } = await send({ ...GOOD, [field]: value });
    expect([status, body.error.fields]).toEqual([422, { [field]: message }]);
    expect([await db().contactMessage.count(), await countMails()]).toEqual([0, 0]);
  });

  it('treats a repeated request with the same key as one', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => untilServed(() => send(GOOD, { headers }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect([await db().contactMessage.count(), await countMails()]).toEqual([1, 1]);
    await send({ ...GOOD, message: 'Other words' }, { headers });
    await send();
    await send();
    expect(await db().contactMessage.count()).toBe(4);
  });

  it('is limited per client IP, rejected messages included, without affecting others', async () => {
    const address = '203.0.113.77';
    for (let count = 0; count < env().limits.contact; count += 1)
      await send(count % 2 ? GOOD : {}, { address });
    const { status, headers, body } = await send(GOOD, { address });
    expect([status, body.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(GOOD, { address: '203.0.113.78' })).status).toBe(202);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'rejects %s, which other sites can make a browser send',
    async (type) => {
      expect(
        (await send(undefined, { raw: 'name=Rita', headers: { 'content-type': type } })).status,
      ).toBe(415);
    },
  );
});

describe('the mail of a message', () => {
  let mailbox: Mailbox;
  beforeEach(async () => {
    mailbox = await startMailbox();
    setMailServer(mailbox.url);
    env().mail.contact = 'team@makerstep.example';
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    setMailServer(undefined);
    env().mail.contact = undefined;
    await mailbox.stop();
  });

  it('goes to the configured address as plain text, with the sender as Reply-To', async () => {
    const logs = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(logger, level).mockReturnValue(undefined),
    );
    await send({ ...GOOD, message: 'A <b>bold</b> word\nBcc: all@makerstep.example' });
    expect(JSON.stringify(await queuedMails())).not.toContain('bold');
    await deliver();
    const logged = JSON.stringify(logs.map(({ mock }) => mock.calls));
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual([{ name: '', address: 'team@makerstep.example' }]);
    expect(mail?.replyTo).toEqual([{ name: '', address: GOOD.email }]);
    expect([mail?.subject, mail?.html, mail?.bcc]).toEqual([
      '[Makerstep] Broken link',
      undefined,
      undefined,
    ]);
    expect(mail?.text).toContain('A <b>bold</b> word\nBcc: all@makerstep.example');
    expect(mail?.text).toContain('Rita (rita@makerstep.example) wrote through the contact form');
    expect([await countMails(), mailbox.mails.length]).toEqual([0, 1]);
    for (const event of ['contact_message_stored', 'mail_sent']) expect(logged).toContain(event);
    for (const secret of ['bold', 'Broken', GOOD.email]) expect(logged).not.toContain(secret);
  });

  it('is not sent when no address is configured, and the message is stored', async () => {
    env().mail.contact = undefined;
    await send();
    expect([await countMails(), await db().contactMessage.count()]).toEqual([0, 1]);
  });
});
