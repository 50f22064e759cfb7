import { describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { call, untilServed } from '@/testing/api';
import { buildCreator, projectBody } from '@/testing/database/factories';
import { POST as create } from './route';
import { GET as read } from './[id]/route';

async function created(fields: object) {
  const { token } = await buildCreator();
  const { status, body } = await call(create, { token, body: { ...projectBody(), ...fields } });
  return status === 201
    ? (await call(read, { token, params: { id: body.projectUid } })).body
    : { status, fields: body.error.fields };
}

describe('POST /v1/dashboard/projects', () => {
  it('creates an unpublished project and returns its identifiers', async () => {
    const { token, actor } = await buildCreator();
    const { status, body } = await call(create, { token, body: projectBody() });
    expect([status, Object.keys(body).sort()]).toEqual([201, ['id', 'projectUid']]);
    expect(body.projectUid).toMatch(/^[23456789abcdefghjkmnpqrstuvwxyz]{12}$/);
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(await db().project.findFirst()).toMatchObject({
      creatorId: actor.creatorId,
      status: 1,
      isListed: false,
      views: 0,
      version: 1,
    });
  });

  it('fills in defaults', async () => {
    expect(await created({})).toMatchObject({
      description: '',
      people: 1,
      tools: [],
      parts: [],
      tags: [],
      ref: '',
      brand: '',
      category: '',
      file: null,
      alt: [],
      steps: [],
      questions: [],
      stepCount: 0,
      source: null,
      publishedAt: null,
      averageTime: '00:45',
    });
  });

  it('gives what is absent the defaults of the form', async () => {
    expect(await created({ averageTime: undefined, type: undefined })).toMatchObject({
      averageTime: '00:30',
      type: 1,
    });
  });

  it('keeps line breaks of Word and PowerPoint in texts, and turns them into spaces in names', async () => {
    expect(
      await created({ name: 'Big\vshelf', description: 'One\vTwo\u0085Three\u2028Four\fFive' }),
    ).toMatchObject({ name: 'Big shelf', description: 'One\nTwo\nThree\nFour\nFive' });
  });

  it.each([
    ['name', 'x'.repeat(120), 'x'.repeat(121), 'At most 120 characters.'],
    ['description', '🪵'.repeat(500), '🪵'.repeat(501), 'At most 500 characters.'],
    ['ref', 'r'.repeat(80), 'r'.repeat(81), 'At most 80 characters.'],
    ['brand', 'é'.repeat(80), 'é'.repeat(81), 'At most 80 characters.'],
    ['category', 'c'.repeat(80), 'c'.repeat(81), 'At most 80 characters.'],
    ['people', 99, 100, 'From 1 to 99 people.'],
    ['people', 1, 0, 'From 1 to 99 people.'],
    ['averageTime', '00:01', '00:00', 'Use hours and minutes, from 00:01 to 99:59.'],
    ['averageTime', '99:59', '100:00', 'Use hours and minutes, from 00:01 to 99:59.'],
    ['averageTime', '23:59', '23:60', 'Use hours and minutes, from 00:01 to 99:59.'],
    ['type', 2, 3, 'Please choose the type'],
  ])('takes %s up to its bound and not past it', async (field, good, bad, message) => {
    expect((await created({ [field]: good }))[field]).toBe(good);
    expect(await created({ [field]: bad })).toEqual({ status: 422, fields: { [field]: message } });
  });

  it.each([
    ['name', ' \t '],
    ['name', '\u200b\u2060'],
    ['name', null],
    ['averageTime', ''],
    ['averageTime', '1:30'],
    ['averageTime', '01:30:00'],
    ['averageTime', '٠١:٣٠'],
    ['people', 1.5],
    ['people', '2'],
    ['people', -1],
    ['type', '1'],
    ['type', null],
    ['languages', []],
    ['languages', ['xx']],
    ['languages', ['en', 'en']],
    ['languages', 'en'],
    ['languages', ['EN']],
    ['tools', 'saw'],
    ['tags', { 0: 'a' }],
    ['tags', [1]],
    ['description', null],
  ])('refuses %s %j', async (field, value) => {
    const answer = await created({ [field]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.fields).join()).toMatch(new RegExp(`^${field}`));
  });

  it.each([
    ['people', '2', 'From 1 to 99 people.'],
    ['people', 1.5, 'From 1 to 99 people.'],
    ['averageTime', 90, 'Use hours and minutes, from 00:01 to 99:59.'],
    ['people', null, 'Please enter the amount of people'],
    ['averageTime', null, 'Please enter average time'],
  ])('says of %s %j what is wrong with it', async (field, value, message) => {
    expect(await created({ [field]: value })).toEqual({
      status: 422,
      fields: { [field]: message },
    });
  });

  // security: Text
  it('trims tags, drops invisible, blank and duplicate ones, and keeps 30', async () => {
    const project = await created({
      name: '  Plant\u202e shelf\n ',
      tags: [' Wood ', 'wood', 'WOOD', '', '  ', 'Oak\u200b', 'oak'],
    });
    expect([project.name, project.tags]).toEqual(['Plant shelf', ['Wood', 'Oak']]);
    const numbered = (count: number) => Array.from({ length: count }, (_, n) => `Tag ${n}`);
    expect((await created({ tags: numbered(30) })).tags).toEqual(numbered(30));
    expect(await created({ tags: numbered(31) })).toEqual({
      status: 422,
      fields: { tags: 'At most 30 entries.' },
    });
    expect(await created({ tags: ['', 'p'.repeat(61)] })).toEqual({
      status: 422,
      fields: { 'tags.1': 'At most 60 characters.' },
    });
  });

  it('keeps parts and tools as a list: in order, with duplicates, 100 of up to 200 characters', async () => {
    const parts = [
      ' 2 eggs ',
      'Salt',
      '',
      '2 eggs',
      'SALT',
      '2,5 kg flour, sifted',
      '\u200b',
      '🧂'.repeat(200),
    ];
    const entries = ['2 eggs', 'Salt', '2 eggs', 'SALT', '2,5 kg flour, sifted', '🧂'.repeat(200)];
    expect(
      await created({ parts, tools: Array.from({ length: 100 }, () => 'Clamp') }),
    ).toMatchObject({ parts: entries, tools: Array.from({ length: 100 }, () => 'Clamp') });
    for (const field of ['parts', 'tools']) {
      expect(await created({ [field]: Array.from({ length: 101 }, () => 'x') })).toEqual({
        status: 422,
        fields: { [field]: 'At most 100 entries.' },
      });
      expect(await created({ [field]: ['', 'p'.repeat(201)] })).toEqual({
        status: 422,
        fields: { [`${field}.1`]: 'At most 200 characters.' },
      });
      for (const wrong of ['egg', [1], [null], { 0: 'egg' }, null])
        expect((await created({ [field]: wrong })).status).toBe(422);
    }
  });

  it('stores texts unchanged, whatever they look like', async () => {
    const name = `<img src=x onerror=alert(1)> {{ 7*7 }} \\' " 'DROP TABLE project; 👩‍🔧 ação`;
    expect((await created({ name })).name).toBe(name);
  });

  it('allows 1,000 projects per account, even with concurrent requests', async () => {
    const { token, actor } = await buildCreator();
    await db().$executeRaw`
      INSERT INTO project (id, project_uid, creator_id, name, head, type, languages, updated_at)
      SELECT gen_random_uuid(), 'uid' || n, ${actor.creatorId}::uuid, 'Filler', '{}', 1, ARRAY['en'], now() FROM generate_series(1, 998) AS n`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        untilServed(() => call(create, { token, body: projectBody() })),
      ),
    );
    expect(answers.map((answer) => answer.body.error?.code ?? answer.status).sort()).toEqual([
      201,
      201,
      ...Array<string>(4).fill('too_many_projects'),
    ]);
    expect(
      vi.mocked(logger.warn).mock.calls.filter(([event]) => event === 'limit_refused'),
    ).toEqual(
      Array(4).fill([
        'limit_refused',
        { limit: 'too_many_projects', who: expect.any(String) as string },
      ]),
    );
  });
});
