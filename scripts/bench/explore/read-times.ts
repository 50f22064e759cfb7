import type { Readable } from 'node:stream';
import { atomFeed } from '../../../src/features/explore/server/feed';
import { partName, partPrefixes } from '../../../src/features/explore/model/sitemap-parts';
import { exploreQuery, filtersQuery } from '../../../src/features/explore/schema';
import {
  findByCode,
  listCreatorProjects,
  searchProjects,
} from '../../../src/features/explore/server/service';
import { sitemapIndex, sitemapPart } from '../../../src/features/explore/server/sitemap';
import { readPublicProject } from '../../../src/features/projects/server/public-project';
import { projectsQuery } from '../../../src/features/projects/schema';
import { listProjects } from '../../../src/features/projects/server/own-list/service';
import type { Facts, Sample } from './task';
import { timeOf } from './database-time';
import { creatorUid, firstActor } from './guide-rows';
import { listFilters } from '../../../src/features/explore/server/filters/service';

const FEW_LETTERS = ['a', 're', 'b', 'pow', 'x', 'in', 'c', 'bat', 'de'];
const DEEP_PAGE = 1000;
const LAST_PAGE_SHARE = 0.9;

/** One kind of read, with other parameters each round. */
type Read = (facts: Facts, turn: number) => Promise<unknown>;
const at = (list: string[], turn: number) => list[turn % list.length] ?? '';
const search = (query: Record<string, unknown>) => searchProjects(exploreQuery.parse(query));
const deepPage = ({ listed }: Facts) =>
  Math.max(1, Math.min(DEEP_PAGE, Math.floor((listed / 10) * LAST_PAGE_SHARE)));
const drain = async (xml: Readable | undefined) => {
  for await (const _ of xml ?? []) continue;
};
const part =
  (kind: 'projects' | 'creators'): Read =>
  ({ listed }, turn) =>
    sitemapPart(partName(kind, at(partPrefixes(listed), turn * 37))).then(drain);

export const READS: Record<string, Read> = {
  'the newest, page 1': () => search({}),
  'the newest, page 1,000': (facts) => search({ page: String(deepPage(facts)) }),
  'most viewed': () => search({ sortBy: 'views:desc' }),
  'best rated': () => search({ sortBy: 'rating:desc' }),
  oldest: () => search({ sortBy: 'createdAt:asc' }),
  'in a language': () => search({ language: 'de' }),
  'in a category': ({ categories }, turn) => search({ category: at(categories, turn) }),
  'with a tag': ({ tags }, turn) => search({ tag: at(tags, turn) }),
  'with a tag, most viewed': ({ tags }, turn) =>
    search({ tag: at(tags, turn), sortBy: 'views:desc' }),
  'common word, newest': ({ common }, turn) =>
    search({ name: at(common, turn), sortBy: 'createdAt:desc' }),
  'common word, oldest': ({ common }, turn) =>
    search({ name: at(common, turn), sortBy: 'createdAt:asc' }),
  'common word, most viewed': ({ common }, turn) =>
    search({ name: at(common, turn), sortBy: 'views:desc' }),
  'common word, best rated': ({ common }, turn) =>
    search({ name: at(common, turn), sortBy: 'rating:desc' }),
  'common word, page 1,000': ({ common }, turn) =>
    search({ name: at(common, turn), page: String(DEEP_PAGE) }),
  'common word, newest, page 1,000': ({ common }, turn) =>
    search({ name: at(common, turn), sortBy: 'createdAt:desc', page: String(DEEP_PAGE) }),
  'medium word, best rated': ({ medium }, turn) =>
    search({ name: at(medium, turn), sortBy: 'rating:desc' }),
  'common word in a language': ({ common }, turn) =>
    search({ name: at(common, turn), language: 'de' }),
  'common word with a tag': ({ common, tags }, turn) =>
    search({ name: at(common, turn), tag: at(tags, turn) }),
  'one to three letters': (_facts, turn) => search({ name: at(FEW_LETTERS, turn) }),
  'eight words, two unknown': ({ common, medium }, turn) =>
    search({
      name: [0, 1, 2]
        .flatMap((add) => [at(common, turn + add), at(medium, turn + add)])
        .concat('zzqxkw', 'wqpzzk')
        .join(' '),
    }),
  'six words that are nowhere together': ({ common, medium }, turn) =>
    search({
      name: [0, 1, 2]
        .flatMap((add) => [at(common, turn + 5 * add), at(medium, turn + 7 * add)])
        .join(' '),
    }),
  filters: () => listFilters(filtersQuery.parse({})),
  'filters of a common word': ({ common }, turn) =>
    listFilters(filtersQuery.parse({ name: at(common, turn) })),
  'filters of a medium word': ({ medium }, turn) =>
    listFilters(filtersQuery.parse({ name: at(medium, turn) })),
  'filters with a language and a tag': ({ tags }, turn) =>
    listFilters(filtersQuery.parse({ language: 'en', tag: at(tags, turn) })),
  'code to its project': ({ codes }, turn) => findByCode(at(codes, turn)),
  'a project by its uid': ({ uids }, turn) => readPublicProject(at(uids, turn)),
  'page of a creator with 1,000': (_facts, turn) =>
    listCreatorProjects(creatorUid(0), { page: 1 + (turn % 50), limit: 10 }),
  "editor's list of 1,000": (_facts, turn) =>
    listProjects(firstActor(), projectsQuery.parse({ page: String(1 + (turn % 50)) })),
  'feed of all': () => atomFeed({}, 'en'),
  'feed of a tag': ({ tags }, turn) => atomFeed({ tag: at(tags, turn) }, 'en'),
  'feed of a creator': (_facts, turn) =>
    atomFeed({ creator: { uid: creatorUid(turn % 2), name: 'Ana' } }, 'en'),
  "sitemap's index": () => sitemapIndex().then(drain),
  "sitemap's part of projects": part('projects'),
  "sitemap's part of creators": part('creators'),
};

/**
 * Runs one kind of read several times, each time with other parameters; fewer times when the time
 * is up.
 */
export async function readTimes({
  read,
  facts,
  withinMs,
  runs,
}: {
  read: string;
  facts: Facts;
  withinMs: number;
  runs: number;
}): Promise<Sample[]> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < runs && performance.now() - startedAt < withinMs; turn += 1) {
    samples.push(await timeOf(() => READS[read]?.(facts, turn) ?? Promise.reject(new Error(read))));
  }
  return samples;
}
