import { beforeEach, describe, expect, it } from 'vitest';
import { findSession } from '@/features/auth/server/service';
import { signAccessToken } from '@/features/auth/server/sessions/tokens';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildToken, type TestCreator } from '@/testing/database/factories';
import { queuedMails } from '@/testing/stand-ins/mailbox';
import { Authenticator } from '@/testing/stand-ins/authenticator';
import { codeOf, turnOnCodes } from '../../_testing/second-factor';
import { GET as readUser } from '../../dashboard/user/route';
import {
  POST as beginPasskey,
  PUT as addPasskey,
} from '../../dashboard/user/second-factor/passkeys/route';
import { POST as forgot } from '../forgot-password/route';
import { POST as login } from '../login/route';
import { POST as refresh } from '../refresh/route';
import { POST as reset } from '../reset-password/route';
import { makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { POST as challenge } from './challenge/route';
import { POST as give } from './route';

const email = 'ana@makerstep.example';
const password = 'correct horse battery';
let ana: TestCreator;
let app: Awaited<ReturnType<typeof turnOnCodes>>;

const logIn = async () => (await call(login, { body: { email, password } })).body.secondFactor;
const answer = (ticket: string, factor: unknown) => call(give, { body: { ticket, factor } });
const codeAnd = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.error?.code];
const REFUSED = [403, 'second_factor_refused'];
const waiting = () => db().session.findFirstOrThrow({ where: { isWaiting: true } });

beforeEach(async () => {
  ana = await buildCreator({ email, password, name: 'Ana' });
  app = await turnOnCodes(ana, password);
});

describe('signing in to an account with a second factor', () => {
  // security: Second factor
  it('gives tokens only after the code, and each code once', async () => {
    const { status, body } = await call(login, { body: { email, password } });
    expect([status, body.error.code, body.tokens]).toEqual([
      401,
      'second_factor_required',
      undefined,
    ]);
    expect(body.secondFactor.kinds).toEqual(['code']);
    const { ticket } = body.secondFactor;
    expect(codeAnd(await answer(ticket, '000000'))).toEqual(REFUSED);
    const code = codeOf(app.secret);
    const done = await answer(ticket, code);
    expect(done.status).toBe(200);
    expect((await call(readUser, { token: done.body.tokens.access.token })).status).toBe(200);
    expect(codeAnd(await answer(ticket, codeOf(app.secret, 1)))).toEqual([401, 'session_ended']);
    expect(codeAnd(await answer((await logIn()).ticket, code))).toEqual(REFUSED);
  });

  // security: Second factor
  it('answers nothing to a session that waits: no bearer, no refresh, no list', async () => {
    await logIn();
    const { id: sessionId, userId } = await waiting();
    expect(await findSession(sessionId)).toBeUndefined();
    const { token } = await signAccessToken({ userId, sessionId });
    expect((await call(readUser, { token })).status).toBe(401);
    const opaque = makeOpaqueToken();
    await db().refreshToken.create({
      data: { sessionId, tokenHash: opaque.tokenHash, expiresAt: new Date(Date.now() + 60_000) },
    });
    expect((await call(refresh, { body: { refreshToken: opaque.token } })).status).toBe(401);
    const lifeMs = (await waiting()).expiresAt.getTime() - Date.now();
    expect(lifeMs).toBeLessThanOrEqual(10 * 60_000);
  });

  // security: Second factor
  it('takes nothing of another account: no ticket, no code, no recovery code', async () => {
    const eve = await buildCreator({ email: 'eve@makerstep.example', password });
    const { secret, recoveryCodes } = await turnOnCodes(eve, password);
    const { ticket } = await logIn();
    for (const factor of [codeOf(secret), recoveryCodes[0], 'x', 'aaaa-aaaa-aaaa-aaaa'])
      expect(codeAnd(await answer(ticket, factor)), String(factor)).toEqual(REFUSED);
    for (const forged of ['x', ticket.slice(1), `Z${ticket.slice(1)}`])
      expect(codeAnd(await answer(forged, codeOf(app.secret)))).toEqual([401, 'session_ended']);
    expect((await waiting()).isWaiting).toBe(true);
  });

  // security: Second factor
  it('takes a recovery code once, also when it comes twice at once, and keeps only its hash', async () => {
    const [code = ''] = app.recoveryCodes;
    expect([app.recoveryCodes.length, new Set(app.recoveryCodes).size]).toEqual([10, 10]);
    const tickets = [(await logIn()).ticket, (await logIn()).ticket];
    const statuses = await Promise.all(
      tickets.map(async (ticket) => (await answer(ticket, code.toUpperCase())).status),
    );
    expect(statuses.sort()).toEqual([200, 403]);
    const stored = JSON.stringify(await db().recoveryCode.findMany());
    for (const each of app.recoveryCodes) expect(stored).not.toContain(each.replaceAll('-', ''));
    expect((await queuedMails()).at(-1)?.data).toMatchObject({ what: 'recoveryUsed', left: '9' });
  });

  // security: Second factor
  it('takes one of two equal codes that come at once', async () => {
    const tickets = [(await logIn()).ticket, (await logIn()).ticket];
    const code = codeOf(app.secret);
    const statuses = await Promise.all(
      tickets.map(async (ticket) => (await answer(ticket, code)).status),
    );
    expect(statuses.sort()).toEqual([200, 403]);
  });

  // security: Second factor
  it('limits guesses by the account, whatever the address, and still takes a recovery code', async () => {
    const { ticket } = await logIn();
    for (let count = 0; count < 10; count += 1)
      await call(give, { body: { ticket, factor: '000000' }, address: `192.0.2.${count + 10}` });
    const more = await call(give, {
      body: { ticket, factor: codeOf(app.secret) },
      address: '192.0.2.99',
    });
    expect(codeAnd(more)).toEqual([429, 'too_many_requests']);
    expect((await answer(ticket, app.recoveryCodes[0])).status).toBe(200);
  });

  // security: Second factor
  it('is not replaced by a new password from a mail', async () => {
    await db().user.updateMany({ data: { emailConfirmedAt: new Date() } });
    await call(forgot, { body: { email } });
    const { token, tokenHash } = makeOpaqueToken();
    await db().mailToken.create({
      data: {
        userId: ana.actor.userId,
        purpose: 'reset_password',
        tokenHash,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const changed = 'seven green bicycles';
    await call(reset, { query: { token }, body: { password: changed } });
    const { body } = await call(login, { body: { email, password: changed } });
    expect(body.error.code).toBe('second_factor_required');
  });

  // security: Second factor
  it('is taken away by the first proof of the e-mail, as it was set up before', async () => {
    const { token, tokenHash } = makeOpaqueToken();
    await db().mailToken.create({
      data: {
        userId: ana.actor.userId,
        purpose: 'reset_password',
        tokenHash,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const changed = 'seven green bicycles';
    await call(reset, { query: { token }, body: { password: changed } });
    expect((await call(login, { body: { email, password: changed } })).status).toBe(200);
    expect(await db().recoveryCode.count()).toBe(0);
  });

  // security: Second factor
  it('ends with a suspension that comes while it waits', async () => {
    const { ticket } = await logIn();
    await db().user.updateMany({ data: { suspendedAt: new Date(), suspendedReason: 'Spam.' } });
    const done = await answer(ticket, codeOf(app.secret));
    const token = done.body.tokens?.access.token;
    expect((await call(readUser, { token })).status).toBe(401);
  });
});

describe('the first factor', () => {
  // security: Second factor
  it('ends other sessions and revokes tokens that were made without it', async () => {
    const rosa = await buildCreator({ email: 'rosa@makerstep.example', password });
    const personal = await buildToken(rosa, ['read']);
    const other = (await call(login, { body: { email: rosa.email, password } })).body.tokens;
    await turnOnCodes(rosa, password);
    for (const token of [personal.token, other.access.token])
      expect((await call(readUser, { token })).status).toBe(401);
    expect((await call(refresh, { body: { refreshToken: other.refresh.token } })).status).toBe(401);
    expect((await call(readUser, { token: rosa.token })).status).toBe(200);
  });
});

describe('a passkey', () => {
  let key: Authenticator;
  beforeEach(async () => {
    key = new Authenticator();
    const begun = await call(beginPasskey, {
      token: ana.token,
      body: { currentPassword: password, factor: codeOf(app.secret) },
    });
    const added = await call(addPasskey, {
      method: 'PUT',
      token: ana.token,
      body: { name: 'My phone', passkey: key.create(begun.body) },
    });
    expect([added.status, added.body]).toEqual([200, { recoveryCodes: [] }]);
  });
  const challenged = async () => {
    const { ticket, kinds } = await logIn();
    expect(kinds).toEqual(['passkey', 'code']);
    return { ticket, options: (await call(challenge, { body: { ticket } })).body };
  };

  // security: Second factor
  it('signs in, and its answer works once', async () => {
    const { ticket, options } = await challenged();
    const proof = key.get(options);
    expect((await answer(ticket, proof)).status).toBe(200);
    const next = await challenged();
    expect(codeAnd(await answer(next.ticket, proof))).toEqual(REFUSED);
    // That attempt used the challenge up.
    expect(codeAnd(await answer(next.ticket, key.get(next.options)))).toEqual(REFUSED);
  });

  // security: Second factor
  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['another party', { rpId: 'evil.example' }],
    ['no PIN or finger', { isVerified: false }],
    ['a counter that went back', { counter: 0 }],
    ['the key of another one', { key: new Authenticator().keys.privateKey }],
    ['the making of a passkey', { type: 'webauthn.create' }],
  ])('is refused with %s', async (_, wrong) => {
    const first = await challenged();
    key.counter = 5;
    expect((await answer(first.ticket, key.get(first.options))).status).toBe(200);
    const { ticket, options } = await challenged();
    expect(codeAnd(await answer(ticket, key.get(options, wrong)))).toEqual(REFUSED);
  });

  // security: Second factor
  it('is refused for the challenge of another session, one that is late, and without any', async () => {
    const [one, two] = [await challenged(), await challenged()];
    expect(codeAnd(await answer(two.ticket, key.get(one.options)))).toEqual(REFUSED);
    const late = await challenged();
    await db().session.updateMany({ data: { challengeUntil: new Date(Date.now() - 1) } });
    expect(codeAnd(await answer(late.ticket, key.get(late.options)))).toEqual(REFUSED);
    const { ticket } = await logIn();
    expect(codeAnd(await answer(ticket, key.get({ challenge: '' })))).toEqual(REFUSED);
  });

  // security: Second factor
  it('of another account is refused', async () => {
    const { ticket, options } = await challenged();
    expect(codeAnd(await answer(ticket, new Authenticator().get(options)))).toEqual(REFUSED);
  });

  it('that cannot be read makes no fault', async () => {
    const { ticket, options } = await challenged();
    const { response, ...rest } = key.get(options);
    for (const field of Object.keys(response))
      for (const value of ['AAAA', 'A'.repeat(16_384)])
        expect(
          (await answer(ticket, { ...rest, response: { ...response, [field]: value } })).status,
        ).toBe(403);
  });
});
