import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepPersonalTokens } from '@/features/auth/server/personal-tokens/service';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildCreator,
  buildPublished,
  buildToken,
  projectBody,
  type TestCreator,
} from '@/testing/database/factories';
import { GET as readPublic } from '../../projects/[id]/route';
import { POST as registerView } from '../../projects/[id]/view/route';
import { GET as listProjects, POST as createProject } from '../projects/route';
import { PATCH as publish } from '../projects/[id]/publish/route';
import { PATCH as patchUser } from '../user/route';
import { DELETE as revoke } from './[tokenId]/route';
import { GET, POST } from './route';

const DAY_MS = 24 * 60 * 60_000;
let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});

const wish = {
  name: 'Nightly export',
  scopes: ['write'],
  expiresInDays: 30,
  currentPassword: BUILT_PASSWORD,
};
const make = (body: object = {}, as = creator) =>
  call(POST, { token: as.token, body: { ...wish, ...body } });
const statusWith = async (token: string) => (await call(listProjects, { token })).status;
const listed = async () => (await call(GET, { token: creator.token })).body;

describe('making a token', () => {
  it('shows it once, stores only its hash, and returns its scopes and expiry', async () => {
    const { status, body, headers } = await make();
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body.token).toMatch(/^mks_[\w-]{43}$/);
    expect(body).toMatchObject({
      name: 'Nightly export',
      scopes: ['read', 'write'],
      lastUsedAt: null,
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBeGreaterThan(29.9 * DAY_MS);
    const { token, ...shown } = body;
    expect(await listed()).toEqual({ results: [shown], totalResults: 1 });
    const [row] = await db().personalToken.findMany();
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('requires the password again, because the token outlives the session', async () => {
    for (const [currentPassword, message] of [
      ['wrong', 'This is not your current password.'],
      [undefined, 'Please type your current password.'],
    ]) {
      const { status, body } = await make({ currentPassword });
      expect([status, body.error.fields]).toEqual([422, { currentPassword: message }]);
    }
    expect(await db().personalToken.count()).toBe(0);
  });

  it('requires a fresh sign-in with the provider from an account without a password', async () => {
    const social = await buildCreator({ password: null });
    expect((await make({ currentPassword: undefined }, social)).body.error.code).toBe(
      'fresh_sign_in_required',
    );
    await db().session.update({
      where: { id: social.actor.sessionId },
      data: { provider: 'google' },
    });
    expect((await make({ currentPassword: undefined }, social)).status).toBe(201);
  });

  it('rejects invalid names, scopes and lifetimes', async () => {
    const bad: Record<string, object[]> = {
      name: [{ name: '' }, { name: '​ ' }, { name: 'x'.repeat(61) }],
      scopes: [{ scopes: [] }, { scopes: ['admin'] }, { scopes: 'read' }, { scopes: ['operate'] }],
      expiresInDays: [
        { expiresInDays: 366 },
        { expiresInDays: 0 },
        { expiresInDays: null },
        { expiresInDays: '30' },
      ],
    };
    for (const [field, bodies] of Object.entries(bad)) {
      for (const body of bodies) {
        const answer = await make(body);
        expect(
          [answer.status, Object.keys(answer.body.error.fields ?? {})[0]?.split('.')[0]],
          JSON.stringify(body),
        ).toEqual([422, field]);
      }
    }
    expect(await db().personalToken.count()).toBe(0);
  });

  it('stops at 50, even for two concurrent requests', async () => {
    const { userId, creatorId } = creator.actor;
    await db().personalToken.createMany({
      data: Array.from({ length: 49 }, (_, n) => ({
        userId,
        creatorId,
        name: `${n}`,
        tokenHash: `${n}`,
        scopes: ['read'],
        expiresAt: new Date(Date.now() + DAY_MS),
      })),
    });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('too_many_tokens');
  });
});

describe('a token', () => {
  it('is rejected at once when it is revoked, expired, cut short or unknown, with advice', async () => {
    const [{ id, token }, old] = [
      await buildToken(creator, ['read']),
      await buildToken(creator, ['read']),
    ];
    expect([await statusWith(token), await statusWith(old.token)]).toEqual([200, 200]);
    expect(
      (await call(revoke, { method: 'DELETE', token: creator.token, params: { tokenId: id } }))
        .status,
    ).toBe(204);
    await db().personalToken.update({
      where: { id: old.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    for (const bad of [
      token,
      old.token,
      token.slice(0, -1),
      'mks_',
      `mks_${'a'.repeat(43)}`,
      `mks_${'é'.repeat(43)}`.normalize('NFD').replace(/[^\w]/g, '-'),
    ]) {
      const { status, body, headers } = await call(listProjects, { token: bad });
      expect([status, body.error.code, headers.get('www-authenticate')], bad.slice(0, 8)).toEqual([
        401,
        'token_refused',
        'Bearer error="invalid_token"',
      ]);
      expect(body.error.message).toContain('expired or revoked');
    }
  });

  it('can be revoked by its owner only', async () => {
    const { id, token } = await buildToken(creator, ['read']);
    const stranger = await buildCreator();
    for (const tokenId of [id, 'x', stranger.actor.sessionId]) {
      expect(
        (await call(revoke, { method: 'DELETE', token: stranger.token, params: { tokenId } }))
          .status,
      ).toBe(404);
    }
    expect(await statusWith(token)).toBe(200);
  });

  it('records its last use, at most once a minute', async () => {
    const { id, token } = await buildToken(creator, ['read']);
    const lastUsedAt = async () =>
      (await db().personalToken.findUniqueOrThrow({ where: { id } })).lastUsedAt?.getTime();
    const setTo = (ms: number) =>
      db().personalToken.update({ where: { id }, data: { lastUsedAt: new Date(ms) } });
    expect(await lastUsedAt()).toBeUndefined();
    await statusWith(token);
    expect(await lastUsedAt()).toBeGreaterThan(Date.now() - 60_000);
    const lately = Date.now() - 50_000;
    await setTo(lately);
    await statusWith(token);
    expect(await lastUsedAt()).toBe(lately);
    await setTo(Date.now() - 61_000);
    await statusWith(token);
    expect(await lastUsedAt()).toBeGreaterThan(lately);
  });

  it('reports the missing scope, in the language of the script', async () => {
    const { project } = await buildPublished({ creator });
    const { token } = await buildToken(creator, ['write']);
    const { status, body } = await call(publish, {
      method: 'PATCH',
      token,
      params: { id: project.id },
      query: { lang: 'pt-BR' },
    });
    expect([status, body.error.code]).toEqual([403, 'token_needs_publish']);
    expect(body.error.message).toContain('“publish”');
  });

  it('answers a retry with the same Idempotency-Key with the first result, as a session does', async () => {
    const { token } = await buildToken(creator, ['write']);
    const create = (bearer: string) =>
      call(createProject, {
        token: bearer,
        body: projectBody(),
        headers: { 'idempotency-key': 'k1' },
      });
    const first = await create(token);
    expect([(await create(token)).body, (await create(creator.token)).body]).toEqual([
      first.body,
      first.body,
    ]);
    expect(await db().project.count({ where: { creatorId: creator.actor.creatorId } })).toBe(1);
  });

  it("reads public calls as a visitor, also when revoked, and its owner's views count", async () => {
    const { project } = await buildPublished({ creator });
    const { token } = await buildToken(creator, ['read']);
    const params = { id: project.projectUid };
    const [bare, withToken, withBad] = [
      await call(readPublic, { params }),
      await call(readPublic, { params, token }),
      await call(readPublic, { params, token: 'mks_x' }),
    ];
    expect([withToken.status, withToken.body, withBad.body]).toEqual([200, bare.body, bare.body]);
    expect((await call(registerView, { method: 'POST', params, token })).body).toEqual({
      views: 1,
    });
    expect(await db().personalToken.count({ where: { lastUsedAt: null } })).toBe(1);
  });

  it('ends with a new password', async () => {
    const { token } = await buildToken(creator, ['read']);
    const password = 'a much better one 2';
    await call(patchUser, {
      method: 'PATCH',
      token: creator.token,
      body: { currentPassword: BUILT_PASSWORD, password, password2: password },
    });
    expect([await statusWith(token), await statusWith(creator.token)]).toEqual([401, 200]);
  });

  it('is listed for 30 days after its expiry and then deleted', async () => {
    const [kept, gone] = [
      await buildToken(creator, ['read'], 'kept'),
      await buildToken(creator, ['read'], 'gone'),
    ];
    const setEnd = (id: string, days: number) =>
      db().personalToken.update({
        where: { id },
        data: { expiresAt: new Date(Date.now() - days * DAY_MS) },
      });
    await setEnd(kept.id, 29);
    await setEnd(gone.id, 31);
    expect(await sweepPersonalTokens()).toBe(1);
    expect((await listed()).results.map(({ name }: { name: string }) => name)).toEqual(['kept']);
  });
});
