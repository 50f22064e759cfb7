import { beforeEach, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { buildProject, buildPublished, type TestCreator } from '@/testing/database/factories';
import { GET as own } from './dashboard/projects/route';
import { GET as read } from './dashboard/projects/[id]/route';
import { GET as listed } from './projects/route';

let creator: TestCreator;
beforeEach(async () => {
  await db().project.deleteMany();
  ({ creator } = await buildPublished({ tags: ['oak'] }));
  for (let count = 0; count < 4; count += 1) await buildPublished({ creator, tags: ['oak'] });
});

type Query = Record<string, string> | string;
/** The pages that the header names, by their relation; undefined without the header. */
async function linksOf(query: Query, handler = listed) {
  const { headers } = await call(handler, { token: creator.token, query, path: '/v1/projects' });
  const links = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="(\w+)"/g)];
  return Object.fromEntries(links.map(([, address = '', rel = '']) => [rel, new URL(address)]));
}
const pages = async (query: Query, handler = listed) =>
  Object.fromEntries(
    Object.entries(await linksOf(query, handler)).map(([rel, { searchParams }]) => [
      rel,
      searchParams.get('page'),
    ]),
  );

it('lead to the first, previous, next and last page of the public list and of the own one', async () => {
  for (const handler of [listed, own]) {
    expect(await pages({ limit: '2' }, handler)).toEqual({ first: '1', next: '2', last: '3' });
    expect(await pages({ limit: '2', page: '2' }, handler)).toEqual({
      first: '1',
      prev: '1',
      next: '3',
      last: '3',
    });
    expect(await pages({ limit: '2', page: '3' }, handler)).toEqual({
      first: '1',
      prev: '2',
      last: '3',
    });
  }
});

it('lead back from a page past the end, and stay on the only page', async () => {
  expect(await pages({ limit: '2', page: '9' })).toEqual({ first: '1', prev: '3', last: '3' });
  expect(await pages({})).toEqual({ first: '1', last: '1' });
  expect(await pages({ tag: 'none' })).toEqual({ first: '1', last: '1' });
});

it('keep the parameters that the call knows, on the configured address', async () => {
  const { next } = await linksOf(
    'limit=2&name=&tag=oak&lang=%3E%3B+%22é&x=1&x=2&toString=3&page=1',
  );
  expect(next?.origin + (next?.pathname ?? '')).toBe(
    `${new URL(env().publicUrl).origin}/v1/projects`,
  );
  expect([...(next?.searchParams ?? [])]).toEqual([
    ['limit', '2'],
    ['name', ''],
    ['tag', 'oak'],
    ['lang', '>; "é'],
    ['page', '2'],
  ]);
});

it('are in no other answer, and in no refusal', async () => {
  const { project } = await buildProject({ creator });
  const { headers } = await call(read, { token: creator.token, params: { id: project.id } });
  expect(headers.has('link')).toBe(false);
  expect(await linksOf({ page: '0' })).toEqual({});
});
