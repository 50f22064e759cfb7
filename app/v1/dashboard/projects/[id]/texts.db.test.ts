import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call } from '@/testing/api';
import { buildCreator, buildProject, projectBody } from '@/testing/database/factories';
import { GET as getPublic } from '../../../projects/[id]/route';
import { GET as listPublic } from '../../../projects/route';
import { GET as listOwn, POST } from '../route';
import { POST as duplicate } from './duplicate/route';
import { DELETE, GET, PATCH } from './route';
import { POST as restore } from './restore/route';

const both: ProjectLanguage[] = ['en', 'pt-BR'];
const form = {
  name: 'A shelf',
  description: 'For plants.',
  category: 'Wood',
  tags: ['wood', 'plants'],
  parts: ['Board', 'Rope'],
  tools: ['Saw'],
  languages: both,
};
const lists = {
  names: [
    { lang: 'en', value: 'A shelf' },
    { lang: 'pt-BR', value: 'Uma prateleira' },
  ],
  descriptions: [
    { lang: 'en', value: 'For plants.' },
    { lang: 'pt-BR', value: 'Para\nplantas.' },
  ],
  categories: [
    { lang: 'en', value: 'Wood' },
    { lang: 'pt-BR', value: 'Madeira' },
  ],
  tagLists: [
    { lang: 'en', values: ['wood', 'plants'] },
    { lang: 'pt-BR', values: ['madeira'] },
  ],
  partLists: [
    { lang: 'en', values: ['Board', 'Rope'] },
    { lang: 'pt-BR', values: ['Tábua', ''] },
  ],
  toolLists: [
    { lang: 'en', values: ['Saw'] },
    { lang: 'pt-BR', values: ['Serra'] },
  ],
} as const;

type Built = Awaited<ReturnType<typeof build>>;
async function build(fields: object = {}) {
  const built = await buildProject({
    ...form,
    ...(structuredClone(lists) as object),
    steps: 1,
    isPublished: true,
    ...fields,
  });
  const as = { token: built.creator.token, params: { id: built.project.projectUid } };
  return { ...built, as };
}
const change = ({ as }: Built, body: object) => call(PATCH, { ...as, method: 'PATCH', body });
const read = async ({ as }: Built) => (await call(GET, as)).body;

describe('the texts of a guide in its languages', () => {
  it('are in every answer, the primary one first, beside the fields of the primary language', async () => {
    const built = await build();
    const own = await read(built);
    expect(own).toMatchObject({ ...form, ...lists });
    const { body: shown } = await call(getPublic, { params: { id: built.project.projectUid } });
    expect(shown).toMatchObject({ ...form, ...lists });
    const { body: cards } = await call(listPublic, {});
    expect(cards.results[0]).toMatchObject({ ...form, ...lists });
    const { body: list } = await call(listOwn, { token: built.creator.token });
    expect(list.results[0]).toMatchObject({ ...form, ...lists });
  });

  it('can be sent back as they were read, and by POST with or without the fields', async () => {
    const built = await build();
    const before = await read(built);
    const { status, body } = await change(built, lists);
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, version: before.version + 1, updatedAt: body.updatedAt });
    const { name, averageTime, type, languages } = projectBody({
      name: form.name,
      languages: both,
    });
    const made = await call(POST, {
      token: built.creator.token,
      body: { name, averageTime, type, languages, ...lists },
    });
    expect(made.status).toBe(201);
    const copy = await call(GET, { ...built.as, params: { id: made.body.projectUid } });
    expect(copy.body).toMatchObject({ ...form, ...lists });
  });

  it('stay through a copy, the trash and back', async () => {
    const built = await build();
    const { body: made } = await call(duplicate, { ...built.as, method: 'POST', body: {} });
    const { body: copy } = await call(GET, { ...built.as, params: { id: made.projectUid } });
    expect(copy).toMatchObject({
      ...lists,
      names: [
        { lang: 'en', value: 'A shelf (copy)' },
        { lang: 'pt-BR', value: 'Uma prateleira (copy)' },
      ],
    });
    await call(DELETE, { ...built.as, method: 'DELETE' });
    const { body } = await call(restore, { ...built.as, method: 'POST', body: {} });
    expect(body).toMatchObject(lists);
  });
});

describe('a client that knows only the primary texts', () => {
  it('reads and changes a guide as ever, and loses no translation', async () => {
    const built = await build();
    const { body } = await change(built, {
      name: 'A big shelf',
      description: '',
      tags: ['wood'],
      parts: ['Rope', 'Screws', 'Board'],
      tools: ['Fine saw'],
    });
    expect(body).toMatchObject({
      name: 'A big shelf',
      names: [{ value: 'A big shelf' }, lists.names[1]],
      descriptions: [lists.descriptions[1]],
      tagLists: [{ values: ['wood'] }, lists.tagLists[1]],
      partLists: [
        { lang: 'en', values: ['Rope', 'Screws', 'Board'] },
        { lang: 'pt-BR', values: ['', '', 'Tábua'] },
      ],
      toolLists: [{ values: ['Fine saw'] }, { values: ['Serra'] }],
    });
  });

  it('stores nothing new', async () => {
    const built = await build(Object.fromEntries(Object.keys(lists).map((key) => [key, []])));
    const { body } = await change(built, { name: 'B', parts: [], languages: ['en', 'de'] });
    expect(body).toMatchObject({ name: 'B', names: [{ lang: 'en', value: 'B' }], partLists: [] });
    expect((await db().project.findFirstOrThrow()).head).toMatchObject({
      name: [{ lang: 'en', value: 'B' }],
      parts: [],
    });
  });
});

describe('languages', () => {
  it('bring their texts back when they are added again', async () => {
    const built = await build();
    const { body: alone } = await change(built, { languages: ['en'] });
    expect(alone.names).toEqual([lists.names[0]]);
    expect(JSON.stringify(alone)).not.toContain('prateleira');
    await change(built, { parts: ['Rope', 'Board'], names: [{ lang: 'en', value: 'B' }] });
    const { body } = await change(built, { languages: ['en', 'de', 'pt-BR'] });
    expect(body.names).toEqual([
      { lang: 'en', value: 'B' },
      { ...lists.names[1], state: 'old' },
    ]);
    expect(body.partLists[1]).toMatchObject({ lang: 'pt-BR', values: ['', 'Tábua'] });
    expect(body).toMatchObject({ descriptions: lists.descriptions, tagLists: lists.tagLists });
  });

  it('change places with all their texts', async () => {
    const built = await build();
    const { status, body } = await change(built, { languages: ['pt-BR', 'en'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Uma prateleira',
      description: 'Para\nplantas.',
      category: 'Madeira',
      tags: ['madeira'],
      parts: ['Tábua', 'Rope'],
      tools: ['Serra'],
      names: [lists.names[1], lists.names[0]],
      partLists: [{ lang: 'pt-BR' }, lists.partLists[0]],
    });
    const { body: back } = await change(built, { languages: both });
    expect(back).toMatchObject({ ...form, names: lists.names, tagLists: lists.tagLists });
    const other = await build({ names: [lists.names[0]], tagLists: [] });
    expect(await change(other, { languages: ['pt-BR', 'en'] })).toMatchObject({
      status: 200,
      body: { name: form.name, tags: form.tags, description: 'Para\nplantas.' },
    });
  });

  it('cannot come first without a name while another one has one', async () => {
    const built = await build({ steps: 0, isPublished: false, languages: ['en', 'pt-BR', 'de'] });
    const before = await read(built);
    const { status, body } = await change(built, { languages: ['de', 'en', 'pt-BR'] });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['languages']]);
    expect(await read(built)).toEqual(before);
  });
});

const en = (value: string) => ({ lang: 'en', value });
const pt = (value: string) => ({ lang: 'pt-BR', value });
it.each([
  [{ names: [{ lang: 'de', value: 'Regal' }] }, 'names'],
  [{ names: [{ lang: 'xx', value: 'Regal' }] }, 'names.0.lang'],
  [{ names: [pt('a'), pt('b')] }, 'names'],
  [{ names: [pt(' ')] }, 'names.0.value'],
  [{ names: [pt('x'.repeat(121))] }, 'names.0.value'],
  [{ names: [{ ...en(''), pending: true }] }, 'names.0.value'],
  [{ names: [{ ...pt('x'), pending: true }] }, 'names.0.value'],
  [{ name: 'A', names: [en('B')] }, 'names.0.value'],
  [{ names: 'A shelf' }, 'names'],
  [{ names: [en('A'), pt('B')], languages: ['en'] }, 'names'],
  [{ descriptions: [pt('x'.repeat(501))] }, 'descriptions.0.value'],
  [{ categories: [pt('x'.repeat(81))] }, 'categories.0.value'],
  [{ tagLists: [{ lang: 'pt-BR', values: ['x'.repeat(61)] }] }, 'tagLists.0.values.0'],
  [
    {
      tagLists: [
        { lang: 'pt-BR', values: ['a'] },
        { lang: 'de', values: [] },
      ],
    },
    'tagLists',
  ],
  [{ partLists: [{ lang: 'pt-BR', values: ['Tábua'] }] }, 'partLists.0.values'],
  [{ parts: ['Board'], partLists: lists.partLists.slice(1) }, 'partLists.0.values'],
  [{ toolLists: [{ lang: 'pt-BR', values: ['x'.repeat(201)] }] }, 'toolLists.0.values.0'],
  [{ toolLists: [{ lang: 'pt-BR', values: 'Serra' }] }, 'toolLists.0.values'],
  [{ toolLists: [{ lang: 'pt-BR' }] }, 'toolLists.0.values'],
])('%j is refused at %s, and nothing changes', async (body, field) => {
  const built = await build({ steps: 0, isPublished: false });
  const before = await read(built);
  const answer = await change(built, body);
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]]);
  expect(await read(built)).toEqual(before);
});

it('a new guide is checked in the same way', async () => {
  const { token } = await buildCreator();
  const { status, body } = await call(POST, {
    token,
    body: projectBody({ ...form, name: 'A', names: [{ lang: 'en', value: 'B' }] }),
  });
  expect([status, body.error.fields]).toEqual([
    422,
    {
      'names.0.value':
        'This is not the text given for the first language. Give it once, or twice the same.',
    },
  ]);
  expect(await db().project.count()).toBe(0);
});
