import 'server-only';
import { cacheLife } from 'next/cache';
import { cache } from 'react';
import { declareTags, noteOutage } from '@/server/cache/answer-scope';
import { unwrapAndDeclareTags, withTags } from '@/server/cache/cache';
import { env } from '@/server/env/env';
import type { Locale } from '@/shared/interface/languages';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { paths } from '@/shared/addresses/paths';
import { creatorTag } from '@/features/profile/server/cache';
import { PROJECTS_TAG } from '@/features/projects/server/cache';
import { labelAddress } from '@/features/labels/model/labels';
import type { ProjectCard } from '@/features/projects/schema';
import { askedOf, queryOf } from '../model/explore-address';
import type { ExploreAnswer, ExploreQuery, FiltersAnswer, FiltersQuery } from '../schema';
import type { Finished, NextGuides } from '../model/next-guides';
import { listTags } from './list-tags';
import { listNextGuides } from './next-guides';
import { findByCode, listCreatorProjects, searchProjects } from './service';
import { listFilters } from './filters/service';

const LOOKED_AT = 20;
const NEWEST_SHOWN = 6;

/** A page of the public list. Its data are cached without a search text only, as texts are countless. */
export async function loadProjects(query: ExploreQuery, locale: Locale): Promise<ExploreAnswer> {
  const isPlain = query.name === '' && !query.category && !query.tag && query.page <= 100;
  if (isPlain) return unwrapAndDeclareTags(await loadListing(query));
  const answer = await searchProjects(query, locale);
  declareTags(listTags([...answer.results, ...(answer.nearest ?? [])]));
  return answer;
}

async function loadListing(query: ExploreQuery) {
  'use cache';
  cacheLife('minutes');
  const answer = await searchProjects(query);
  return withTags(answer, listTags(answer.results));
}

/** The list for an address of `/explore`; read once in a request. */
export const loadList = cache((address: string, locale: Locale): Promise<ExploreAnswer> => {
  const { searchParams } = new URL(address, 'http://list.invalid');
  return loadProjects(queryOf(askedOf(Object.fromEntries(searchParams))), locale);
});

/** The filter values for a list. Cached only without a search text, category or tag. */
export async function loadFilters(
  { name, exact, language, category, tag }: FiltersQuery,
  locale: Locale,
): Promise<FiltersAnswer> {
  return name === '' && !category && !tag
    ? unwrapAndDeclareTags(await loadPlainFilters(language, locale))
    : listFilters({ name, exact, language, category, tag }, locale);
}

async function loadPlainFilters(language: FiltersQuery['language'], locale: Locale) {
  'use cache';
  cacheLife('minutes');
  return withTags(await listFilters({ name: '', language }, locale), [PROJECTS_TAG]);
}

/** A page of a creator's public list. */
export async function loadCreatorProjects(uid: string, page: number): Promise<ExploreAnswer> {
  return unwrapAndDeclareTags(await loadCreatorListing(uid, page));
}

async function loadCreatorListing(uid: string, page: number) {
  'use cache';
  cacheLife('hours');
  const answer = await listCreatorProjects(uid, { page, limit: PAGE_SIZE });
  return withTags(answer, [...listTags(answer.results), creatorTag(uid)]);
}

/** Guides to suggest after a finished one. */
export async function loadNextGuides(finished: Finished): Promise<NextGuides> {
  return unwrapAndDeclareTags(await loadCachedNextGuides(finished));
}

async function loadCachedNextGuides(finished: Finished) {
  'use cache';
  cacheLife('hours');
  const next = await listNextGuides(finished);
  return withTags(next, listTags([...next.ofCreator, ...next.alike]));
}

/** The project that a printed code stands for, if exactly one does. */
export async function loadByCode(code: string): Promise<string | undefined> {
  return findByCode(code);
}

/**
 * The public address on printed labels: that of the reference code if no other project has it,
 * otherwise the project's own.
 */
export async function loadLabelAddress({
  projectUid,
  ref,
}: Pick<ProjectCard, 'projectUid' | 'ref'>): Promise<string> {
  const isOwnCode = (await findByCode(ref)) === projectUid;
  return labelAddress({
    byCode: env().publicUrl + paths.code(ref),
    short: env().publicUrl + paths.project(projectUid),
    isOwnCode,
    code: ref,
  });
}

/** The newest listed projects with a picture, for the landing page; empty without a database. */
export async function loadNewest(): Promise<ProjectCard[]> {
  return (await loadPictured('createdAt:desc')).slice(0, NEWEST_SHOWN);
}

/**
 * The most viewed listed projects with a picture, of which the landing page plays one; empty
 * without a database.
 */
export const loadMostViewed = (): Promise<ProjectCard[]> => loadPictured('views:desc');

async function loadPictured(sortBy: 'createdAt:desc' | 'views:desc'): Promise<ProjectCard[]> {
  const projects = unwrapAndDeclareTags(await loadCachedPictured(sortBy));
  if (!projects) noteOutage();
  return projects ?? [];
}

async function loadCachedPictured(sortBy: 'createdAt:desc' | 'views:desc') {
  'use cache';
  try {
    const { results } = await searchProjects({ page: 1, limit: LOOKED_AT, name: '', sortBy });
    cacheLife('minutes');
    const pictured = results.filter((project) => project.file !== null);
    return withTags(pictured, listTags(pictured));
  } catch {
    // Builds have no database: their result is replaced at the first request.
    cacheLife({ stale: 30, revalidate: 1, expire: 3600 });
    return withTags(undefined, [PROJECTS_TAG]);
  }
}
