import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROVIDERS } from '@/features/auth/constants';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { call } from '@/testing/api';
import { startFacebook } from '@/testing/stand-ins/facebook-stand-in';
import { buildCreator } from '@/testing/database/factories';
import { startGoogle } from '@/testing/stand-ins/google-stand-in';
import { GET as readUser } from '../../../dashboard/user/route';
import { POST as login } from './route';

const google = await startGoogle();
const facebook = await startFacebook();
afterAll(() => Promise.all([google.stop(), facebook.stop()]));

const person = google.person;
const user = facebook.person;
const OOPS = 'Oops, we were unable to connect right now.';
const nowS = () => Math.floor(Date.now() / 1000);
const send = (provider: string, token: unknown, address?: string) =>
  call(login, { params: { provider }, body: { token }, ...(address ? { address } : {}) });
const refused = async (provider: string, token: string) => {
  const { status, body } = await send(provider, token);
  expect([status, body.error]).toEqual([401, { code: 'provider_refused', message: OOPS }]);
};

beforeEach(() => {
  Object.assign(google, { person });
  Object.assign(facebook, { person: user, inspection: {}, me: {}, fails: undefined });
  Object.assign(env(), {
    google: { clientId: google.clientId, clientSecret: 'google secret', issuer: google.issuer },
    facebook: {
      clientId: facebook.clientId,
      clientSecret: facebook.clientSecret,
      graphUrl: facebook.graphUrl,
      dialogUrl: facebook.dialogUrl,
    },
  });
});

describe('POST /v1/auth/login/{provider}', () => {
  it('answers like a login with a password, and is never stored', async () => {
    const { status, body, headers } = await send('google', await google.idToken());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.user).toMatchObject({
      name: 'Ana Prado',
      email: 'ana@example.org',
      creator: { name: 'Ana Prado' },
    });
    expect(Date.parse(body.tokens.access.expires)).toBeGreaterThan(Date.now());
    expect(await db().session.findFirst()).toMatchObject({ provider: 'google' });
  });

  it('rejects unknown providers', async () => {
    for (const provider of ['twitter', 'Google', 'credentials', '__proto__', '']) {
      const { status, body } = await send(provider, 'x');
      expect([status, body.error.code], provider).toEqual([404, 'not_found']);
    }
  });

  it('reports a provider that is not configured', async () => {
    Object.assign(env(), { google: undefined, facebook: undefined, oidc: undefined });
    for (const provider of PROVIDERS) {
      const { status, body } = await send(provider, 'x');
      expect([status, body.error.code]).toEqual([503, 'provider_not_configured']);
    }
  });

  it.each([
    [{}],
    [{ token: '' }],
    [{ token: 1 }],
    [{ token: 'x', profile: { id: '1' } }],
    [[]],
    [{ token: 'x'.repeat(8193) }],
  ])('refuses %j', async (body) => {
    expect((await call(login, { params: { provider: 'google' }, body })).status).toBe(422);
  });

  it('limits attempts by client IP, and does not count successful ones', async () => {
    for (let count = 0; count < 51; count += 1) await send('google', 'nonsense', '203.0.113.5');
    const { status, body, headers } = await send('google', await google.idToken(), '203.0.113.5');
    expect([status, body.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    for (let count = 0; count < 52; count += 1)
      expect((await send('google', await google.idToken(), '203.0.113.6')).status).toBe(200);
  });

  it('logs no token', async () => {
    const good = await google.idToken();
    const bad = await google.idToken({ aud: 'somebody else' });
    await send('google', good);
    await send('google', bad);
    await send('facebook', 'EAA-secret');
    const lines = JSON.stringify([
      vi.mocked(logger.info).mock.calls,
      vi.mocked(logger.warn).mock.calls,
    ]);
    expect(lines).toContain('provider_sign_in_refused');
    for (const token of [good, bad, 'EAA-secret']) expect(lines).not.toContain(token);
  });
});

describe('an access token of Facebook', () => {
  it('opens an account that still has to confirm its e-mail', async () => {
    const { status, body } = await send('facebook', 'EAAtoken');
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({ name: 'Beto Lima', email: 'beto@example.org' }),
    ]);
    expect(await db().user.findFirst({ where: { email: 'beto@example.org' } })).toMatchObject({
      emailConfirmedAt: null,
      passwordHash: null,
    });
  });

  it.each([
    ['was given to another app', { app_id: '666' }],
    ['is not valid', { is_valid: false }],
    ['is not said to be valid', { is_valid: undefined }],
    ['has expired', { expires_at: nowS() - 1 }],
    ['belongs to nobody', { user_id: undefined }],
    ['belongs to somebody else than its profile', { user_id: '901' }],
  ])('is refused when it %s', async (_, inspection) => {
    Object.assign(facebook, { inspection });
    await refused('facebook', 'EAAtoken');
  });

  // security: 18
  it('is rejected when Facebook does not know it, or issued it for another app', async () => {
    await refused('facebook', 'nonsense');
    Object.assign(env(), { facebook: { ...env().facebook, clientSecret: 'wrong' } });
    await refused('facebook', 'EAAtoken');
  });

  it('is accepted when it never expires', async () => {
    Object.assign(facebook, { inspection: { expires_at: 0 } });
    expect((await send('facebook', 'EAAtoken')).status).toBe(200);
  });

  // security: Proof by a provider
  it('proves its owner unless Facebook issued it long ago', async () => {
    for (const [issued_at, isFresh] of [
      [nowS() - 60, true],
      [nowS() - 600, false],
      [undefined, true],
    ] as const) {
      Object.assign(facebook, { inspection: { issued_at } });
      const { body } = await send('facebook', 'EAAtoken');
      const account = await call(readUser, { token: body.tokens.access.token });
      expect(account.body.isFreshFromProvider, String(issued_at)).toBe(isFresh);
    }
  });

  it('does not open an account with the same e-mail, and needs one', async () => {
    await buildCreator({ email: 'beto@example.org' });
    expect((await send('facebook', 'EAAtoken')).body.error.code).toBe('provider_email_taken');
    Object.assign(facebook, { person: { id: '900', name: 'Beto Lima' } });
    const { status, body } = await send('facebook', 'EAAtoken');
    expect([status, body.error.code]).toEqual([409, 'provider_email_missing']);
  });

  // security: D10
  it.each([500, 503, 429, 302])('times out when Facebook answers %s', async (fails) => {
    Object.assign(facebook, { fails });
    const { status, body } = await send('facebook', 'EAAtoken');
    expect([status, body.error.code]).toEqual([503, 'provider_unreachable']);
  });
});
