import { publishRows } from '@/testing/database/stored-items';
import type { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomFeed } from '@/features/explore/server/feed';
import { listWorkshops } from '@/features/auth/server/workshops/repository';
import { exploreQuery, filtersQuery } from '@/features/explore/schema';
import { findByCode, listCreatorProjects, searchProjects } from '@/features/explore/server/service';
import { sitemapIndex, sitemapPart } from '@/features/explore/server/sitemap';
import { readPublicProject } from '@/features/projects/server/public-project';
import { projectsQuery } from '@/features/projects/schema';
import { listProjects } from '@/features/projects/server/own-list/service';
import { db } from '@/server/db/client';
import { buildPublished, type TestCreator } from './factories';
import { unboundedReads } from './plans';
import { listFilters } from '@/features/explore/server/filters/service';

let creator: TestCreator;
let projectUid: string;

beforeEach(async () => {
  const guide = {
    name: 'Kitchen pump',
    ref: 'KP-1',
    brand: 'Acme',
    category: 'Tools',
    tags: ['pump'],
    languages: ['en' as const],
  };
  ({
    creator,
    project: { projectUid },
  } = await buildPublished(guide));
  await buildPublished({ ...guide, name: 'Battery of a lamp', ref: 'BL-2', creator });
  await addMany();
});

/** Enough other projects to make a difference in the plans. */
async function addMany(): Promise<void> {
  await db().$executeRaw`
    INSERT INTO user_account (id, name, email, email_key, updated_at) SELECT gen_random_uuid(), 'Filler', 'filler' || n, 'filler' || n, now() FROM generate_series(1, 400) AS n`;
  await db()
    .$executeRaw`INSERT INTO creator (id, uid, user_id, owner_id, name, updated_at) SELECT gen_random_uuid(), email, id, id, name, now() FROM user_account WHERE name = 'Filler'`;
  await db().$executeRaw`
    INSERT INTO project (id, project_uid, creator_id, name, head, type, status, is_listed, languages, updated_at)
    SELECT gen_random_uuid(), uid, id, 'Filler', '{}', 1, 2, true, ARRAY['fr'], now() FROM creator WHERE name = 'Filler'`;
  await db().$executeRaw`
    INSERT INTO guide_item (id, project_id, kind, position, body) SELECT gen_random_uuid(), id, 'step', 0, '{"type": 1, "name": []}' FROM project WHERE name = 'Filler'`;
  await publishRows();
  await db().$executeRaw`
    INSERT INTO project_search (project_id, version, name_key, ref_key, languages, category_key, tag_keys, words, rating, created_at, updated_at)
    SELECT id, 1, 'filler', '', languages, '', '{}', '''filler'':1A', 7, created_at, '2020-01-01' FROM project WHERE name = 'Filler'`;
  await db()
    .$executeRaw`INSERT INTO search_word (word, projects) SELECT 'filler' || md5(n::text), 1 FROM generate_series(1, 400) AS n`;
  await db().$executeRaw`ANALYZE project, project_search, search_word, creator, guide_item`;
}

const search = (query: Record<string, string>) => searchProjects(exploreQuery.parse(query));
const filters = (query: Record<string, string>) => listFilters(filtersQuery.parse(query));
const drain = async (xml: Readable | undefined) => {
  for await (const _ of xml ?? []) continue;
};

const LATELY = '2020-01-02T00:00:00Z';

/** All public reads, and the most frequent ones of creators. */
const READS: Record<string, () => Promise<unknown>> = {
  'the workshops of an account, with each call': () => listWorkshops(creator.actor.userId),
  'the newest': () => search({}),
  'the oldest': () => search({ sortBy: 'createdAt:asc' }),
  'the most viewed': () => search({ sortBy: 'views:desc' }),
  'the best rated': () => search({ sortBy: 'rating:desc' }),
  'the last changed': () => search({ sortBy: 'updatedAt:desc' }),
  'changes since a time': () => search({ updatedSince: LATELY, sortBy: 'updatedAt:asc' }),
  'changes with a tag': () =>
    search({ updatedSince: LATELY, tag: 'pump', sortBy: 'updatedAt:asc' }),
  'page 3': () => search({ page: '3' }),
  'a category': () => search({ category: 'Tools' }),
  'a tag': () => search({ tag: 'pump' }),
  'a language': () => search({ language: 'en' }),
  'a word': () => search({ name: 'kitchen' }),
  'a word by views': () => search({ name: 'kitchen', sortBy: 'views:desc' }),
  'a word by rating': () => search({ name: 'kitchen', sortBy: 'rating:desc' }),
  'a word by time': () => search({ name: 'kitchen', sortBy: 'createdAt:desc' }),
  'a word with all filters': () =>
    search({ name: 'kitchen', category: 'Tools', tag: 'pump', language: 'en' }),
  'a misspelt word': () => search({ name: 'kitchn' }),
  'one letter': () => search({ name: 'k' }),
  'words that are nowhere together': () => search({ name: 'kitchen battery' }),
  'a word that is nowhere': () => search({ name: 'xqzzkw' }),
  'a sign': () => search({ name: '%' }),
  'a code': () => search({ name: 'KP-1' }),
  filters: () => filters({}),
  'filters of a word': () => filters({ name: 'kitchen', language: 'en' }),
  'a printed code': () => findByCode('KP-1'),
  'a project': () => readPublicProject(projectUid),
  "a creator's page": () => listCreatorProjects(creator.uid, { page: 1, limit: 10 }),
  "the editor's list": () => listProjects(creator.actor, projectsQuery.parse({})),
  'the feed': () => atomFeed({}, 'en'),
  'the feed of a tag': () => atomFeed({ tag: 'pump' }, 'en'),
  'the feed of a creator': () => atomFeed({ creator }, 'en'),
  'the index of sitemaps': () => sitemapIndex().then(drain),
  'a sitemap of projects': () => sitemapPart(`projects-${projectUid.slice(0, 2)}`).then(drain),
  'a sitemap of creators': () => sitemapPart(`creators-${creator.uid.slice(0, 2)}`).then(drain),
};

describe('no public read scans all projects', () => {
  // security: 53
  it.each(Object.keys(READS))('%s', async (name) => {
    expect(await unboundedReads(() => READS[name]?.() ?? Promise.reject(new Error(name)))).toEqual(
      [],
    );
  });
});
