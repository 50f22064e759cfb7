import { hkdfSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { GET as listProjects } from './dashboard/projects/route';

const keyOf = (secret: string, info = 'makerstep access token') =>
  new Uint8Array(hkdfSync('sha256', secret, '', info, 32));
const secret = () => env().authSecrets?.[0] ?? '';
const now = () => Math.floor(Date.now() / 1000);

type Changes = {
  key?: Uint8Array;
  audience?: string;
  issuer?: string;
  issuedAt?: number;
  expiresAt?: number;
  subject?: string;
  sid?: unknown;
  typ?: string;
};
function tokenFor({ actor }: TestCreator, changes: Changes = {}) {
  return new SignJWT({ sid: changes.sid ?? actor.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: changes.typ ?? 'at+jwt' })
    .setSubject(changes.subject ?? actor.userId)
    .setIssuer(changes.issuer ?? 'makerstep')
    .setAudience(changes.audience ?? 'makerstep:v1')
    .setIssuedAt(changes.issuedAt ?? now())
    .setExpirationTime(changes.expiresAt ?? now() + 900)
    .sign(changes.key ?? keyOf(secret()));
}
const statusWith = async (token: string) => (await call(listProjects, { token })).status;

describe('access tokens', () => {
  it('authorize the private calls while their session is live', async () => {
    const creator = await buildCreator();
    expect(await statusWith(creator.token)).toBe(200);
    expect(await statusWith(await tokenFor(creator))).toBe(200);
  });

  // security: 10
  it('are rejected when expired, forged, issued for another purpose or malformed', async () => {
    const [creator, other] = [await buildCreator(), await buildCreator()];
    const bad: Record<string, string> = {
      expired: await tokenFor(creator, { issuedAt: now() - 1000, expiresAt: now() - 1 }),
      'older than 15 minutes, whatever it says': await tokenFor(creator, {
        issuedAt: now() - 1000,
        expiresAt: now() + 10_000,
      }),
      'another key': await tokenFor(creator, {
        key: keyOf('somebody else has another secret than we have'),
      }),
      'the secret itself as key': await tokenFor(creator, {
        key: new TextEncoder().encode(secret()),
      }),
      'the key of uploads': await tokenFor(creator, { key: keyOf(secret(), 'makerstep upload') }),
      'another audience': await tokenFor(creator, { audience: 'makerstep:upload' }),
      'another issuer': await tokenFor(creator, { issuer: 'someone' }),
      'another type': await tokenFor(creator, { typ: 'JWT' }),
      'another person': await tokenFor(creator, { subject: other.actor.userId }),
      'an unknown session': await tokenFor(creator, { sid: crypto.randomUUID() }),
      'a session that is no id': await tokenFor(creator, { sid: "' OR 1=1" }),
      'a session that is a number': await tokenFor(creator, { sid: 7 }),
      'algorithm none': new UnsecuredJWT({ sid: creator.actor.sessionId })
        .setSubject(creator.actor.userId)
        .setIssuer('makerstep')
        .setAudience('makerstep:v1')
        .setIssuedAt()
        .setExpirationTime('10m')
        .encode(),
      'cut short': creator.token.slice(0, -2),
      nonsense: 'a.b.c',
    };
    for (const [why, token] of Object.entries(bad)) expect(await statusWith(token), why).toBe(401);
  });

  // security: 44
  it('count only as a bearer token in the header', async () => {
    const { token } = await buildCreator();
    const statusOf = async (headers: Record<string, string>) =>
      (await call(listProjects, { headers })).status;
    expect(await statusOf({ authorization: `bearer ${token}` })).toBe(200);
    for (const authorization of [
      token,
      `Basic ${token}`,
      `Bearer ${token} ${token}`,
      'Bearer',
      'Bearer ',
      `Bearer  ${token}`,
    ]) {
      expect(await statusOf({ authorization }), authorization.slice(0, 12)).toBe(401);
    }
    expect(await statusOf({ cookie: `next-auth.session-token=${token}; token=${token}` })).toBe(
      401,
    );
  });

  // security: 12
  it('end with their session, when it ends or expires', async () => {
    const [ended, expired] = [await buildCreator(), await buildCreator()];
    await db().session.update({
      where: { id: ended.actor.sessionId },
      data: { endedAt: new Date() },
    });
    await db().session.update({
      where: { id: expired.actor.sessionId },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect([await statusWith(ended.token), await statusWith(expired.token)]).toEqual([401, 401]);
  });

  it('explain what is missing and how to get it, and that a session has ended', async () => {
    const ended = await buildCreator();
    await db().session.update({
      where: { id: ended.actor.sessionId },
      data: { endedAt: new Date() },
    });
    const messageOf = async (token?: string) =>
      (await call(listProjects, { token })).body.error.message as string;
    expect(await messageOf()).toMatch(/needs an access token.*POST \/v1\/auth\/login/);
    expect(await messageOf(ended.token)).toBe('Your session has expired.');
  });

  it('are requested in words and by the WWW-Authenticate header', async () => {
    const { status, body, headers } = await call(listProjects, { query: { lang: 'pt-BR' } });
    expect([
      status,
      body.error.code,
      headers.get('www-authenticate'),
      headers.get('cache-control'),
    ]).toEqual([401, 'unauthenticated', 'Bearer', 'no-store']);
  });
});
