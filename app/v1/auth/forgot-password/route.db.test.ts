import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { type Answer, call, type CallOptions } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { untilDue } from '@/testing/database/jobs';
import {
  deliver,
  linksOf,
  type Mailbox,
  startMailbox,
  tokenOf,
  setMailServer,
  countMails,
  queuedMails,
} from '@/testing/stand-ins/mailbox';
import { POST as forgot } from './route';

const email = 'ana@makerstep.example';
let asker = 0;
const ask = (typed: unknown = email, options: CallOptions = {}) => {
  asker += 1;
  return call(forgot, { body: { email: typed }, address: `192.0.2.${asker % 250}`, ...options });
};
const whole = ({ status, body, headers }: Answer) => JSON.stringify([status, body, [...headers]]);

let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());
afterEach(() => {
  box.mails.length = 0;
  setMailServer(undefined);
});
const mailsAfter = async () => {
  setMailServer(box.url);
  await deliver();
  return box.mails;
};

describe('POST /v1/auth/forgot-password', () => {
  // security: 9, 15
  it("serves visitors: sends one mail with a link that holds the token, to the account's own address", async () => {
    await buildCreator({ email: 'Ana@makerstep.example', name: 'Ana Prado' });
    const { status, body } = await ask('ANA＠makerstep.example ');
    expect([status, body]).toEqual([202, {}]);
    const [mail, ...others] = await mailsAfter();
    expect([others.length, mail?.to?.[0]?.address, mail?.subject]).toEqual([
      0,
      'Ana@makerstep.example',
      'Choose a new password',
    ]);
    expect(mail?.text).toContain('Hello Ana Prado,');
    expect(mail && linksOf(mail)).toEqual([
      `http://localhost:3000/auth/recovery?token=${tokenOf(mail)}`,
    ]);
    expect(Buffer.from(tokenOf(mail), 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('uses the language of the request', async () => {
    await buildCreator({ email });
    await ask(email, { headers: { 'accept-language': 'pt-PT,en;q=0.5' } });
    expect((await mailsAfter())[0]?.subject).toBe('Escolha uma nova senha');
  });

  // security: 16
  it('answers with the same bytes after the same work, whether the account exists or not', async () => {
    await buildCreator({ email });
    const queries = vi.spyOn(db(), '$queryRaw');
    const [known, knownQueries] = [await ask(), queries.mock.calls.length];
    const [unknown, allQueries] = [
      await ask('nobody@makerstep.example'),
      queries.mock.calls.length,
    ];
    expect(whole(unknown)).toBe(whole(known));
    expect(allQueries).toBe(2 * knownQueries);
    expect((await queuedMails()).map(({ kind, data }) => ({ kind, data }))).toEqual([
      { kind: 'recovery', data: {} },
      { kind: 'recovery', data: {} },
    ]);
    expect((await mailsAfter()).map(({ to }) => to?.[0]?.address)).toEqual([email]);
    expect(await countMails()).toBe(0);
  });

  // security: 16, D10
  it('answers before the mail is sent, and sends it after an outage of the mail server', async () => {
    await buildCreator({ email });
    setMailServer('smtp://127.0.0.1:1');
    expect((await ask()).status).toBe(202);
    await deliver();
    expect((await queuedMails()).map(({ attempts }) => attempts)).toEqual([1]);
    await untilDue();
    expect(await mailsAfter()).toHaveLength(1);
  });

  // security: 17, 47
  it('sends links to the configured address, whatever host the request names', async () => {
    await buildCreator({ email });
    const evil = 'evil.example';
    await ask(email, {
      headers: {
        host: evil,
        'x-forwarded-host': evil,
        'x-forwarded-proto': 'http',
        forwarded: `host=${evil}`,
        origin: `https://${evil}`,
        referer: `https://${evil}/`,
      },
    });
    const { publicUrl } = env();
    env().publicUrl = 'https://guides.makers.test';
    const [mail] = await mailsAfter();
    env().publicUrl = publicUrl;
    expect(mail && linksOf(mail).map((link) => new URL(link).origin)).toEqual([
      'https://guides.makers.test',
    ]);
    expect(JSON.stringify(mail)).not.toContain(evil);
  });

  // security: 16
  it('sends at most three mails to one inbox in 15 minutes, without revealing it', async () => {
    await buildCreator({ email });
    const answers: string[] = [];
    for (let count = 0; count < 6; count += 1)
      answers.push(whole(await ask(count % 2 ? email : ` ${email.toUpperCase()}`)));
    expect(new Set(answers).size).toBe(1);
    expect(await mailsAfter()).toHaveLength(3);
    await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
    await ask();
    expect(await mailsAfter()).toHaveLength(4);
  });

  it('limits requests by client IP and by account, known or not', async () => {
    await buildCreator({ email });
    const refusals = async (typed: (count: number) => string, options: CallOptions = {}) => {
      const answers: Answer[] = [];
      for (let count = 0; count < 11; count += 1) answers.push(await ask(typed(count), options));
      const last = answers.at(-1);
      expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(202));
      expect([last?.status, last?.body.error.code]).toEqual([429, 'too_many_requests']);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(500);
    };
    await refusals((count) => `maker-${count}@makerstep.example`, { address: '198.51.100.1' });
    await refusals(() => email);
    await refusals(() => 'nobody@makerstep.example');
  });

  it('stores only a hash of the token, and logs nothing of it', async () => {
    vi.restoreAllMocks();
    const lines: string[] = [];
    for (const stream of [process.stderr, process.stdout]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        lines.push(String(chunk));
        return true;
      });
    }
    await buildCreator({ email });
    await ask();
    const token = tokenOf((await mailsAfter())[0]);
    const log = lines.join('');
    expect(log).toContain('mail_sent');
    expect(log).not.toContain(token);
    expect(log).not.toContain(email);
    const stored = await db().mailToken.findMany();
    expect(stored.map(({ tokenHash, purpose }) => [tokenHash, purpose])).toEqual([
      [hashOpaqueToken(token), 'reset_password'],
    ]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((stored[0]?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
  });

  it.each([
    {},
    { email: '' },
    { email: 'nobody' },
    { email: 'a@b' },
    { email: 1 },
    { email, name: 'x' },
    { email: [email] },
    [],
  ])('refuses %j', async (body) => {
    expect((await call(forgot, { body })).status).toBe(422);
    expect(await countMails()).toBe(0);
  });
});
