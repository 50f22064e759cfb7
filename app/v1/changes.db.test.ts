import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import {
  archiveProject,
  publishProject,
  unpublishProject,
} from '@/features/projects/server/publication';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { addStep } from '@/features/projects/server/steps/service';
import { restoreOwnedProject } from '@/features/projects/server/trash/service';
import { call, type Handler } from '@/testing/api';
import {
  buildCreator,
  buildPublished,
  stepBody,
  type TestCreator,
} from '@/testing/database/factories';
import { GET as own } from './dashboard/projects/route';
import { GET as listed } from './projects/route';

const LISTS: [name: string, handler: Handler][] = [
  ['the public list', listed],
  ["one's own list", own],
];

let creator: TestCreator;
beforeEach(async () => {
  await db().project.deleteMany();
  creator = await buildCreator();
});
const build = async (count: number) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push((await buildPublished({ creator, name: `Guide ${number}` })).project.id);
  return ids;
};
const ask = (handler: Handler, query: Record<string, string>) =>
  call(handler, { token: creator.token, query, path: '/v1/some/list' });
type Result = { id: string; name: string; updatedAt: string };
const results = async (handler: Handler, query: Record<string, string>) =>
  (await ask(handler, query)).body.results as Result[];
const next = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];

/** Polls as a program that follows `next`, with changes between two of its requests. */
async function poll(handler: Handler, since: string, meanwhile = async () => {}) {
  const seen = new Map<string, string>();
  let query: Record<string, string> | undefined = {
    updatedSince: since,
    sortBy: 'updatedAt:asc',
    limit: '2',
    status: 'all',
  };
  let latest = since;
  let requests = 0;
  while (query) {
    const { body, headers } = await ask(handler, query);
    for (const { id, name, updatedAt } of body.results as Result[]) {
      seen.set(id, name);
      latest = updatedAt;
    }
    requests += 1;
    await meanwhile();
    const link = next(headers);
    query = link ? Object.fromEntries(new URL(link).searchParams) : undefined;
  }
  return { seen, latest, requests };
}

describe.each(LISTS)('%s', (_, handler) => {
  it('is sorted by the time of the last change both ways, with the id where times are the same', async () => {
    const ids = await build(4);
    await db().$executeRaw`UPDATE project_search SET updated_at = '2026-01-01'`;
    await db().$executeRaw`UPDATE project SET updated_at = '2026-01-01'`;
    await addStep(creator.actor, ids[1] ?? '', stepBody('Sand'));
    const inOrder = async (sortBy: string) =>
      (await results(handler, { sortBy })).map(({ id }) => id);
    const [first, second, third, fourth] = ids;
    expect(await inOrder('updatedAt:asc')).toEqual([first, third, fourth, second]);
    expect(await inOrder('updatedAt:desc')).toEqual([second, fourth, third, first]);
  });

  it('has only what changed since a time, that moment included', async () => {
    const ids = await build(3);
    const at = (await results(handler, { sortBy: 'updatedAt:asc' })).map((one) => one.updatedAt);
    const [, middle = '', newest = ''] = at;
    const since = async (updatedSince: string) =>
      (await results(handler, { updatedSince })).map(({ id }) => id).reverse();
    expect(await since(middle)).toEqual(ids.slice(1));
    expect(await since(newest.replace('Z', '+00:00'))).toEqual(ids.slice(2));
    expect(await since(new Date(Date.parse(newest) + 1).toISOString())).toEqual([]);
    const { body } = await ask(handler, { updatedSince: middle, limit: '1' });
    expect([body.results.length, body.totalResults]).toEqual([1, 2]);
  });

  it('is followed without a gap while guides change, however many have the same time', async () => {
    const ids = await build(7);
    await db().$executeRaw`UPDATE project_version SET updated_at = '2026-01-01'`;
    await db().$executeRaw`UPDATE project SET updated_at = '2026-01-01', listed_at = NULL`;
    await db().$executeRaw`UPDATE project_search SET updated_at = '2026-01-01'`;
    const changed = [...ids];
    const { seen, latest } = await poll(handler, '2025-01-01T00:00:00.000Z', async () => {
      const id = changed.shift();
      if (id !== undefined && ids.indexOf(id) < 4)
        await updateOwnedProject(creator.actor, id, { name: `Changed ${ids.indexOf(id)}` });
    });
    expect([...seen.keys()].sort()).toEqual([...ids].sort());
    // A change behind the program is at the end of this walk, or in the next one.
    const later = await poll(handler, latest);
    const known = new Map([...seen, ...later.seen]);
    expect(ids.map((id) => known.get(id))).toEqual(
      ids.map((_id, index) => (index < 4 ? `Changed ${index}` : `Guide ${index}`)),
    );
  });

  it.each([
    [{ updatedSince: 'yesterday' }, 'updatedSince'],
    [{ updatedSince: '2026-01-01' }, 'updatedSince'],
    [{ updatedSince: '2026-01-01T00:00:00' }, 'updatedSince'],
    [{ updatedSince: '2026-13-01T00:00:00Z' }, 'updatedSince'],
    [{ updatedSince: '' }, 'updatedSince'],
    [{ updatedSince: '0000-01-01T00:00:00Z' }, 'updatedSince'],
    [{ updatedSince: '0001-01-01T00:00:00+14:00' }, 'updatedSince'],
    [{ updatedSince: '9999-12-31T23:59:59-14:00' }, 'updatedSince'],
    [{ after: '01900000-0000-7000-8000-000000000000' }, 'after'],
    [{ updatedSince: '2026-01-01T00:00:00Z', sortBy: 'updatedAt:asc', after: 'x' }, 'after'],
    [
      { updatedSince: '2026-01-01T00:00:00Z', after: '01900000-0000-7000-8000-000000000000' },
      'after',
    ],
    [{ sortBy: 'updatedAt' }, 'sortBy'],
  ])('refuses %j at its field', async (query, field) => {
    const { status, body } = await ask(handler, query as Record<string, string>);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
  });
});

describe('the public list whose guides are saved after they got their place', () => {
  it.each([
    ['since a time', { updatedSince: '2025-01-01T00:00:00.000Z' }],
    ['of everything', {}],
    ['with a filter', { tag: 'oak' }],
    ['of a search', { name: 'shelf' }],
  ])('%s shows the time of the place and goes on from there', async (_, query) => {
    for (const name of ['One shelf', 'Two shelf', 'Three shelf'])
      await buildPublished({ creator, name, tags: ['oak'] });
    await db().$executeRaw`UPDATE project_search SET updated_at = '2026-01-01'`;
    const fullQuery = { sortBy: 'updatedAt:asc', limit: '2', ...query };
    const { body, headers } = await ask(listed, fullQuery);
    const { id, updatedAt } = (body.results as Result[])[1] ?? {};
    expect(updatedAt).toBe('2026-01-01T00:00:00.000Z');
    const { searchParams } = new URL(next(headers) ?? '');
    expect([searchParams.get('updatedSince'), searchParams.get('after')]).toEqual([updatedAt, id]);
    const rest = await results(listed, Object.fromEntries(searchParams));
    expect(rest.map(({ name }) => name)).toEqual(['Three shelf']);
  });
});

describe('what counts as a change for readers', () => {
  it('is a new or changed version, and being listed again, but no draft and no view', async () => {
    const [id = ''] = await build(1);
    const { actor } = creator;
    const time = async () => (await results(listed, { sortBy: 'updatedAt:asc' }))[0]?.updatedAt;
    let known = await time();
    const isLater = async () => {
      const now = await time();
      const is = now !== undefined && known !== undefined && now > known;
      known = now;
      return is;
    };
    await updateOwnedProject(actor, id, { name: 'Draft' }, { draft: true });
    await addStep(actor, id, stepBody('Draft'), { draft: true });
    await db().project.update({ where: { id }, data: { views: 7 } });
    expect(await isLater()).toBe(false);
    const changes: (() => Promise<unknown>)[] = [
      () => publishProject(actor, id),
      () => updateOwnedProject(actor, id, { name: 'Live' }),
      () => unpublishProject(actor, id).then(() => publishProject(actor, id)),
      () =>
        updateOwnedProject(actor, id, { type: 2 }).then(() =>
          updateOwnedProject(actor, id, { type: 1 }),
        ),
      () =>
        deleteOwnedProject(actor, id)
          .then(() => restoreOwnedProject(actor, id))
          .then(() => publishProject(actor, id)),
    ];
    for (const [index, change] of changes.entries()) {
      await change();
      expect(await isLater(), String(index)).toBe(true);
    }
    await archiveProject(actor, id);
    expect(await results(listed, { updatedSince: '2020-01-01T00:00:00Z' })).toEqual([]);
  });

  it('can be filtered and searched', async () => {
    await buildPublished({ creator, name: 'Oak shelf', tags: ['oak'] });
    await buildPublished({ creator, name: 'Pine shelf', tags: ['pine'] });
    const since = async (query: Record<string, string>) =>
      (
        await results(listed, {
          updatedSince: '2020-01-01T00:00:00Z',
          sortBy: 'updatedAt:asc',
          ...query,
        })
      ).map(({ name }) => name);
    expect(await since({ tag: 'oak' })).toEqual(['Oak shelf']);
    expect(await since({ name: 'pine' })).toEqual(['Pine shelf']);
    expect(await since({ name: 'shelf', sortBy: 'createdAt:desc' })).toEqual([
      'Pine shelf',
      'Oak shelf',
    ]);
    expect(await since({ name: 'pine', tag: 'oak' })).toEqual([]);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await since({ name: 'pine', updatedSince: later })).toEqual([]);
  });
});
