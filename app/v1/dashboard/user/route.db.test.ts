import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildPublished, type TestCreator } from '@/testing/database/factories';
import { GET, PATCH } from './route';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator({ name: 'Ana Prado', email: 'Ana@makerstep.example' });
});
const patch = (body: unknown, token = creator.token) =>
  call(PATCH, { method: 'PATCH', body, token });
const profile = (fields: unknown) => patch({ creator: fields });

describe('GET /v1/dashboard/user', () => {
  it('returns the account with its creator, and nothing secret', async () => {
    const { status, body, headers } = await call(GET, { token: creator.token });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      id: creator.actor.userId,
      name: 'Ana Prado',
      email: 'Ana@makerstep.example',
      creator: {
        uid: creator.uid,
        name: 'Ana Prado',
        avatar: null,
        cover: null,
        textColor: '#1b1916',
        backgroundColor: '#d3d3d3',
        coverOpacity: 0.5,
        smallDescription: '',
        url: '',
        verified: false,
        verifiedAt: null,
      },
      workshops: [{ uid: creator.uid, name: 'Ana Prado', role: 'owner', languages: [] }],
      emailConfirmed: false,
      isOperator: false,
      hasPassword: true,
      providers: [],
      isFreshFromProvider: false,
      secondFactors: [],
      dailyMail: true,
      namedVisits: null,
    });
  });

  it('reports how to prove ownership: password, linked providers, a fresh session with a provider', async () => {
    const social = await buildCreator({ password: null });
    await db().linkedProvider.create({
      data: { userId: social.actor.userId, provider: 'google', subject: '1' },
    });
    await db().session.update({
      where: { id: social.actor.sessionId },
      data: { provider: 'google' },
    });
    const read = async () => (await call(GET, { token: social.token })).body;
    expect(await read()).toMatchObject({
      hasPassword: false,
      providers: ['google'],
      isFreshFromProvider: true,
    });
    await db().session.update({
      where: { id: social.actor.sessionId },
      data: { provedAt: new Date(Date.now() - 5 * 60_000 - 1_000) },
    });
    expect(await read()).toMatchObject({ isFreshFromProvider: false });
  });
});

describe('PATCH /v1/dashboard/user', () => {
  it('changes the name of the account and not that of the creator', async () => {
    const { status, body } = await patch({ name: '  Ana Maria  ' });
    expect([status, body.name, body.creator.name]).toEqual([200, 'Ana Maria', 'Ana Prado']);
    expect((await patch({ creator: { name: 'Oficina da Ana' } })).body).toMatchObject({
      name: 'Ana Maria',
      creator: { name: 'Oficina da Ana' },
    });
  });

  it('switches the daily mail off and on', async () => {
    for (const dailyMail of [false, false, true])
      expect((await patch({ dailyMail })).body).toMatchObject({ dailyMail, name: 'Ana Prado' });
    for (const dailyMail of [1, 'true', null])
      expect((await patch({ dailyMail })).status).toBe(422);
  });

  it('stores whether creators see the name with visits; a no removes it from stored ones', async () => {
    const { project } = await buildPublished();
    const { actor, email, name } = creator;
    const visit = (of: { name: string; email: string }) =>
      db().trackingRecord.create({
        data: {
          ...of,
          projectId: project.id,
          sessionId: randomUUID(),
          userAgent: 'A browser',
          startTime: new Date(),
          endTime: new Date(),
          durationMs: 1000,
          lang: 'en',
        },
      });
    await visit({ name, email: email.toUpperCase() });
    await visit({ name: 'Rita', email: 'rita@makerstep.example' });
    const shown = async () =>
      (await db().trackingRecord.findMany({ orderBy: { name: 'asc' } })).map(
        (record) => record.name,
      );
    expect((await patch({ namedVisits: true })).body).toMatchObject({ namedVisits: true, name });
    expect(await shown()).toEqual([name, 'Rita']);
    for (let n = 0; n < 2; n += 1)
      expect((await patch({ namedVisits: false })).body).toMatchObject({ namedVisits: false });
    expect(await shown()).toEqual(['', 'Rita']);
    for (const namedVisits of [1, 'true', null])
      expect((await patch({ namedVisits })).status).toBe(422);
    expect((await db().user.findUniqueOrThrow({ where: { id: actor.userId } })).namedVisits).toBe(
      false,
    );
  });

  it('changes only the given fields, and nothing without any', async () => {
    const { body } = await profile({
      textColor: '#FFFFFF',
      backgroundColor: '#0a0b0c',
      coverOpacity: 0.07,
      smallDescription: ' Pots.\r\nAnd pans. ',
      url: 'https://ana.example/a?b=c',
    });
    expect(body.creator).toMatchObject({
      name: 'Ana Prado',
      textColor: '#ffffff',
      backgroundColor: '#0a0b0c',
      coverOpacity: 0.07,
      smallDescription: 'Pots.\nAnd pans.',
      url: 'https://ana.example/a?b=c',
    });
    for (const nothing of [{}, { creator: {} }]) expect((await patch(nothing)).body).toEqual(body);
    expect((await profile({ smallDescription: '', url: '' })).body.creator).toMatchObject({
      smallDescription: '',
      url: '',
      coverOpacity: 0.07,
    });
  });

  it('names the invalid field', async () => {
    const wrong: [unknown, string, string][] = [
      [{ name: '   ' }, 'name', 'Please type your name.'],
      [{ name: 'x'.repeat(121) }, 'name', 'At most 120 characters.'],
      [{ creator: { name: '\u202e' } }, 'creator.name', 'Please type a name.'],
      [{ email: 'b@makerstep.example' }, 'email', 'This field is not known here.'],
      [{ name: 'Ana', emailConfirmed: true }, 'emailConfirmed', 'This field is not known here.'],
      [{ password: 'correct horse battery' }, 'password2', 'Please repeat your new password.'],
      [
        { password: 'correct horse battery', password2: 'correct horse' },
        'password2',
        'The two passwords are not the same.',
      ],
      [{ currentPassword: 'x' }, 'password', 'Please type your new password.'],
      [
        {
          currentPassword: 'x',
          password: 'correct horse battery',
          password2: 'correct horse battery',
          name: 'Ana',
        },
        'name',
        'Change the password by itself, apart from name and profile.',
      ],
    ];
    for (const [body, field, message] of wrong) {
      const answer = await patch(body);
      expect(
        [answer.status, answer.body.error.fields[field]],
        JSON.stringify(body).slice(0, 80),
      ).toEqual([422, message]);
    }
    expect(
      (
        await call(PATCH, {
          method: 'PATCH',
          body: { name: '' },
          token: creator.token,
          query: { lang: 'pt-BR' },
        })
      ).body.error.fields.name,
    ).toMatch(/nome/);
  });

  // security: 41
  it('accepts colours, opacity and address only as the specification defines them', async () => {
    const wrong: Record<string, unknown[]> = {
      textColor: [
        'red',
        '#fff',
        '#12345g',
        '#1234567',
        'rgb(0,0,0)',
        '#000000;background:url(//x.example)',
        'var(--x)',
        null,
        0,
        ['#000000'],
      ],
      backgroundColor: ['', 'transparent', '#00000080', 'url(javascript:alert(1))'],
      coverOpacity: [0, 0.005, 1.01, -0.5, 0.123, '0.5', null, true, [0.5], 1e308],
      url: [
        'javascript:alert(1)',
        'JaVaScRiPt:alert(1)',
        'java\nscript:alert(1)',
        'data:text/html,x',
        'ftp://ana.example',
        '//ana.example',
        'ana.example',
        'https://',
        'https://ana:secret@ana.example',
        'https://ana@ana.example',
        'http:ana.example',
        `https://ana.example/${'x'.repeat(2000)}`,
        null,
        7,
      ],
      smallDescription: ['x'.repeat(181), '👩'.repeat(181), null],
      verified: [true, false],
      uid: ['abc'],
      id: [creator.actor.creatorId],
      userId: [creator.actor.userId],
      avatarId: [null],
      createdAt: ['2026-01-01'],
    };
    const before = (await call(GET, { token: creator.token })).body;
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const { status, body } = await profile({ [field]: value });
        expect(
          [status, Object.keys(body.error?.fields ?? {})],
          `${field} ${JSON.stringify(value)}`.slice(0, 80),
        ).toEqual([422, [`creator.${field}`]]);
      }
    }
    for (const raw of ['{"creator":{"coverOpacity":NaN}}', '{"creator":{"name":"a","name":"b"}}']) {
      expect((await call(PATCH, { method: 'PATCH', raw, token: creator.token })).status, raw).toBe(
        400,
      );
    }
    for (const raw of [
      '{"creator":{"__proto__":{"verified":true}}}',
      '{"__proto__":{"name":"x"}}',
      '{"creator":{"coverOpacity":1e999}}',
    ]) {
      expect((await call(PATCH, { method: 'PATCH', raw, token: creator.token })).status, raw).toBe(
        422,
      );
    }
    expect((await call(GET, { token: creator.token })).body).toEqual(before);
    for (const good of [
      { coverOpacity: 0.01 },
      { coverOpacity: 1 },
      { coverOpacity: 0.29 },
      { smallDescription: '👩'.repeat(180) },
      { url: 'http://localhost:8080/x' },
    ]) {
      expect((await profile(good)).body.creator, JSON.stringify(good).slice(0, 60)).toMatchObject(
        good,
      );
    }
  });
});
