import { describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { logger } from '@/server/logger';
import { call, untilServed } from '@/testing/api';
import { addStep, updateStep } from '@/features/project/step/service';
import type { LocalizedText } from '@/shared/localized-text';
import { buildCreator, buildProject, projectBody, stepBody } from '@/testing/factories';
import { upload } from '../../_testing/uploads';
import { GET as list, POST as create } from './route';
import { PATCH as archive } from './[id]/archive/route';
import { GET as read, PATCH as change } from './[id]/route';

async function created(fields: object) {
  const { token } = await buildCreator();
  const { status, body } = await call(create, { token, body: { ...projectBody(), ...fields } });
  return status === 201
    ? (await call(read, { token, params: { id: body.projectUid } })).body
    : { status, fields: body.error.fields };
}

describe('POST /v1/dashboard/projects', () => {
  it('makes an unpublished project and answers how to find it', async () => {
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

  it('fills in what was left out', async () => {
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

  it('keeps line breaks of Word and PowerPoint in texts, and makes blanks of them in names', async () => {
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
    ['languages', ['it']],
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

  it('trims, drops what is invisible, blank or double in tags, and keeps 30', async () => {
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

  it('keeps parts and tools as a list: in their order, with doubles, 100 of up to 200 characters', async () => {
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
    const kept = ['2 eggs', 'Salt', '2 eggs', 'SALT', '2,5 kg flour, sifted', '🧂'.repeat(200)];
    expect(
      await created({ parts, tools: Array.from({ length: 100 }, () => 'Clamp') }),
    ).toMatchObject({ parts: kept, tools: Array.from({ length: 100 }, () => 'Clamp') });
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

  it('keeps texts as they were written, whatever they look like', async () => {
    const name = `<img src=x onerror=alert(1)> {{ 7*7 }} \\' " 'DROP TABLE project; 👩‍🔧 ação`;
    expect((await created({ name })).name).toBe(name);
  });

  it('holds 1,000 projects an account, also when several come at once', async () => {
    const { token, actor } = await buildCreator();
    await db().$executeRaw`
      INSERT INTO project (id, project_uid, creator_id, name, average_time_minutes, type, languages, updated_at)
      SELECT gen_random_uuid(), 'uid' || n, ${actor.creatorId}::uuid, 'Filler', 10, 1, ARRAY['en'], now() FROM generate_series(1, 998) AS n`;
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

describe('GET /v1/dashboard/projects', () => {
  const namesOf = async (token: string, query: Record<string, string> | string = {}) => {
    const { body } = await call(list, { token, query });
    return [body.totalResults, body.results.map((project: { name: string }) => project.name)];
  };

  it("lists only the creator's own, all but archived, newest first, and filters by status", async () => {
    const creator = await buildCreator();
    await buildProject({ name: 'Foreign' });
    await buildProject({ creator, name: 'Draft' });
    await buildProject({ creator, name: 'Out', steps: 1, isPublished: true });
    const { project } = await buildProject({ creator, name: 'Old' });
    await call(archive, { token: creator.token, params: { id: project.id }, method: 'PATCH' });
    expect(await namesOf(creator.token)).toEqual([2, ['Out', 'Draft']]);
    expect(await namesOf(creator.token, { status: 'published' })).toEqual([1, ['Out']]);
    expect(await namesOf(creator.token, { status: 'unpublished' })).toEqual([1, ['Draft']]);
    expect(await namesOf(creator.token, { status: 'archived' })).toEqual([1, ['Old']]);
    expect(await namesOf(creator.token, { status: 'all', sortBy: 'createdAt:asc' })).toEqual([
      3,
      ['Draft', 'Out', 'Old'],
    ]);
  });

  it('pages by ten unless told otherwise; past the end it is empty with the right total', async () => {
    const creator = await buildCreator();
    for (let number = 1; number <= 12; number += 1)
      await buildProject({ creator, name: `P${number}` });
    const sizes = async (query: Record<string, string>) => {
      const { body } = await call(list, { token: creator.token, query });
      return [body.results.length, body.totalResults];
    };
    expect(await sizes({})).toEqual([10, 12]);
    expect(await sizes({ page: '2' })).toEqual([2, 12]);
    expect(await sizes({ page: '3' })).toEqual([0, 12]);
    expect(await sizes({ page: '1000000000', limit: '50' })).toEqual([0, 12]);
    expect(await sizes({ page: '3', limit: '5', unknown: 'ignored' })).toEqual([2, 12]);
  });

  it('finds by words of the name in any order, without case and accents, or by the reference code', async () => {
    const creator = await buildCreator();
    await buildProject({ creator, name: 'Pão de queijo', tags: ['oven'] });
    await buildProject({ creator, name: 'Oak shelf for bread', ref: 'SH-77' });
    await buildProject({ creator, name: '100% wool_cap', steps: 1, isPublished: true });
    const found = (name: string, more = {}) => namesOf(creator.token, { name, ...more });
    expect(await found('PAO')).toEqual([1, ['Pão de queijo']]);
    expect(await found(' bread   oak ')).toEqual([1, ['Oak shelf for bread']]);
    expect(await found('sh-7')).toEqual([1, ['Oak shelf for bread']]);
    expect(await found('%')).toEqual([1, ['100% wool_cap']]);
    expect(await found('e', { status: 'published' })).toEqual([0, []]);
    // Its tag and its creator are no part of what it is called.
    expect(await found('oven')).toEqual([0, []]);
    expect(await found(creator.name)).toEqual([0, []]);
    expect(await found('  ')).toEqual([
      3,
      ['100% wool_cap', 'Oak shelf for bread', 'Pão de queijo'],
    ]);
  });

  it('sorts by last edit, by name and by views, those still being counted too', async () => {
    const creator = await buildCreator();
    const made: string[] = [];
    for (const name of ['ábaco', 'Zebra', 'bench'])
      made.push((await buildProject({ creator, name })).project.id);
    const [first = '', second = ''] = made;
    await db().project.update({ where: { id: second }, data: { views: 3 } });
    await db().projectViewShard.create({ data: { projectId: first, shard: 0, views: 5 } });
    await addStep(creator.actor, first, stepBody('Wash'));
    const sorted = async (sortBy: string) => (await namesOf(creator.token, { sortBy }))[1];
    expect(await sorted('updatedAt:desc')).toEqual(['ábaco', 'Zebra', 'bench']);
    expect(await sorted('name:asc')).toEqual(['ábaco', 'bench', 'Zebra']);
    expect(await sorted('views:desc')).toEqual(['ábaco', 'Zebra', 'bench']);
  });

  it('says how far each language is written, and which picture could be that of the guide', async () => {
    const creator = await buildCreator();
    const { project } = await buildProject({ creator, languages: ['en', 'pt-BR'], steps: 1 });
    const item = async () => {
      const { body } = await call(list, { token: creator.token });
      return body.results[0];
    };
    expect((await item()).progress).toEqual([
      { lang: 'en', written: 2, total: 2, percent: 100 },
      { lang: 'pt-BR', written: 2, total: 2, percent: 100 },
    ]);
    const later = (value: string): LocalizedText[] => [
      { lang: 'en', value },
      { lang: 'pt-BR', value: '', pending: true },
    ];
    await addStep(creator.actor, project.id, {
      type: 1,
      name: later('Step 2'),
      description: later('Saw it.'),
    });
    expect([(await item()).progress, (await item()).lastStepFile]).toEqual([
      [
        { lang: 'en', written: 3, total: 4, percent: 75 },
        { lang: 'pt-BR', written: 2, total: 4, percent: 50 },
      ],
      null,
    ]);
    const url = await upload(creator);
    const stepId = project.steps[0]?.id ?? '';
    await updateStep(creator.actor, project.id, stepId, { file: { name: 'p.png', url } });
    const { lastStepFile } = await item();
    expect(lastStepFile).toMatchObject({ name: 'p.png', key: url });
    // One call makes it the picture of the guide.
    const { name, url: address } = lastStepFile as { name: string; url: string };
    const taken = await call(change, {
      token: creator.token,
      params: { id: project.id },
      method: 'PATCH',
      body: { file: { name, url: address } },
    });
    expect([taken.status, taken.body.file.key, (await item()).lastStepFile]).toEqual([
      200,
      url,
      null,
    ]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=NaN',
    'page=1e18',
    'page=1.5',
    'page=',
    'page=+1',
    'page=0x1',
    'page=1000000001',
    'page=1&page=2',
    'page[]=1&page=x',
    'page=%D9%A1',
    'limit=0',
    'limit=51',
    'limit=ten',
    'limit=5&limit=5',
    'sortBy=name:desc',
    `name=${'x'.repeat(121)}`,
    'sortBy=createdAt',
    'sortBy=',
    'status=2',
    'status=',
    'status=published&status=all',
  ])('refuses ?%s', async (query) => {
    const { token } = await buildCreator();
    const { status, body } = await call(list, { token, query });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  });
});
