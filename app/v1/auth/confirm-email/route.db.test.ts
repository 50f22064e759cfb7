import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call, untilServed } from '@/testing/api';
import { buildCreator, buildProject } from '@/testing/database/factories';
import {
  deliver,
  linksOf,
  type Mailbox,
  startMailbox,
  tokenOf,
  setMailServer,
  countMails,
} from '@/testing/stand-ins/mailbox';
import { PATCH as publish } from '../../dashboard/projects/[id]/publish/route';
import { POST as sendAgain } from '../../dashboard/user/confirmation/route';
import { POST as login } from '../login/route';
import { POST as register } from '../register/route';
import { POST as reset } from '../reset-password/route';
import { POST as confirm } from './route';

const ana = {
  name: 'Ana Prado',
  email: 'ana@makerstep.example',
  password: 'correct horse battery',
};
let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());
afterEach(() => {
  box.mails.length = 0;
  setMailServer(undefined);
  env().requireConfirmedEmail = false;
});

const mails = async () => {
  setMailServer(box.url);
  await deliver();
  return box.mails;
};
const signUp = (body: object = {}, headers = {}) =>
  call(register, { body: { ...ana, ...body }, headers });
const accessToken = async () =>
  (await call(login, { body: { email: ana.email, password: ana.password } })).body.tokens.access
    .token as string;
const again = (token: string) => call(sendAgain, { token, body: {} });
const confirmWith = (token: string) => call(confirm, { body: {}, query: { token } });
const outcome = async (token: string) => {
  const { status, body } = await confirmWith(token);
  return status === 204 ? status : [status, body.error.code];
};
const isConfirmed = async () =>
  Boolean((await db().user.findUniqueOrThrow({ where: { emailKey: ana.email } })).emailConfirmedAt);
const BAD = [400, 'invalid_token'];

describe('the confirmation mail', () => {
  it("follows a registration, in the new account's language, with a token that is stored only as a hash", async () => {
    expect((await signUp({}, { 'accept-language': 'pt-BR' })).status).toBe(201);
    const [mail, ...others] = await mails();
    expect([others.length, mail?.to?.[0]?.address, mail?.subject]).toEqual([
      0,
      ana.email,
      'Confirme o seu e-mail',
    ]);
    const token = tokenOf(mail);
    expect(mail && linksOf(mail)).toEqual([`http://localhost:3000/auth/confirm?token=${token}`]);
    const [stored] = await db().mailToken.findMany();
    expect([stored?.tokenHash, stored?.purpose]).toEqual([hashOpaqueToken(token), 'confirm_email']);
    expect(Math.round(((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7);
  });

  it('does not follow a rejected registration', async () => {
    await buildCreator({ email: ana.email });
    expect((await signUp()).status).toBe(409);
    expect((await signUp({ email: 'b@makerstep.example', password: 'password1' })).status).toBe(
      422,
    );
    expect(await countMails()).toBe(0);
  });

  // security: 40
  it('contains no name that could be a message to a stranger, and no markup from it', async () => {
    await signUp({ name: '<script>alert(1)</script> you won, see http://evil.example' });
    const mail = JSON.stringify(await mails());
    expect(mail).not.toMatch(/evil|<script/);
  });

  it('is not sent when the e-mail was confirmed or the account deleted in the meantime', async () => {
    await signUp();
    await db().user.updateMany({ data: { emailConfirmedAt: new Date() } });
    expect(await mails()).toEqual([]);
    await signUp({ email: 'b@makerstep.example' });
    await db().user.deleteMany();
    expect(await mails()).toEqual([]);
    expect(await countMails()).toBe(0);
  });
});

describe('POST /v1/auth/confirm-email', () => {
  it('serves visitors: confirms the e-mail, once', async () => {
    await signUp();
    const token = tokenOf((await mails())[0]);
    expect(await isConfirmed()).toBe(false);
    const { status, body } = await confirmWith(token);
    expect([status, body, await isConfirmed()]).toEqual([204, undefined, true]);
    expect(await outcome(token)).toEqual(BAD);
    expect(await isConfirmed()).toBe(true);
  });

  it('confirms once for five requests at the same time', async () => {
    await signUp();
    const token = tokenOf((await mails())[0]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => untilServed(() => confirmWith(token))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400]);
  });

  it('accepts no token that is expired, replaced by a newer mail, issued for a recovery, unknown or missing', async () => {
    await signUp();
    const first = tokenOf((await mails())[0]);
    await again(await accessToken());
    const second = tokenOf((await mails())[1]);
    expect(await outcome(first)).toEqual(BAD);
    expect(
      (await call(reset, { body: { password: 'another fine staple' }, query: { token: second } }))
        .status,
    ).toBe(400);
    await db().mailToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await outcome(second)).toEqual(BAD);
    expect(await outcome('unknown')).toEqual(BAD);
    const missing = await call(confirm, { body: {} });
    expect([missing.status, missing.body.error.message, await isConfirmed()]).toEqual([
      400,
      'Invalid token.',
      false,
    ]);
  });

  it('rejects a body with any field', async () => {
    expect((await call(confirm, { body: { token: 'x' } })).status).toBe(422);
    expect((await call(confirm, { body: [] })).status).toBe(422);
  });

  it('writes no token into the log', async () => {
    vi.restoreAllMocks();
    const lines: string[] = [];
    for (const stream of [process.stderr, process.stdout]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        lines.push(String(chunk));
        return true;
      });
    }
    await signUp();
    const token = tokenOf((await mails())[0]);
    await confirmWith(token);
    await confirmWith(token);
    expect(lines.join('')).toContain('mail_sent');
    for (const secret of [token, ana.email, ana.password])
      expect(lines.join('')).not.toContain(secret);
  });
});

describe('POST /v1/dashboard/user/confirmation', () => {
  it('sends it again, three times in 15 minutes', async () => {
    await signUp();
    const token = await accessToken();
    for (let count = 0; count < 3; count += 1) {
      const { status, body } = await again(token);
      expect([status, body]).toEqual([202, {}]);
    }
    const { status, headers } = await again(token);
    expect([status, Number(headers.get('retry-after')) > 800]).toEqual([429, true]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      Array(4).fill('Confirm your e-mail'),
    );
  });

  it('sends nothing to a confirmed account', async () => {
    const { token, actor } = await buildCreator();
    await db().user.update({ where: { id: actor.userId }, data: { emailConfirmedAt: new Date() } });
    for (let count = 0; count < 5; count += 1) expect((await again(token)).status).toBe(202);
    expect(await countMails()).toBe(0);
  });

  it('rejects a request without a token', async () => {
    expect((await call(sendAgain, { body: {} })).status).toBe(401);
  });
});

describe('REQUIRE_CONFIRMED_EMAIL=1', () => {
  it('lets only confirmed accounts publish', async () => {
    env().requireConfirmedEmail = true;
    await signUp();
    const confirmation = tokenOf((await mails())[0]);
    const { project, creator } = await buildProject({ creator: await buildCreator(), steps: 1 });
    const ask = () =>
      call(publish, { method: 'PATCH', token: creator.token, params: { id: project.projectUid } });
    const refused = await ask();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'email_unconfirmed']);
    // Publishing again, after a confirmation by the token of a mail in the same session.
    await db().mailToken.updateMany({ data: { userId: creator.actor.userId } });
    await call(confirm, { body: {}, query: { token: confirmation }, token: creator.token });
    expect((await ask()).status).toBe(200);
  });
});
