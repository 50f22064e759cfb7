import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { PROJECTS_TAG } from '../project/cache';
import type { ExploreAnswer, ExploreQuery } from './schema';
import { findByCode, searchProjects } from './service';

/** A page of the public list. Lists without a search text are cached; texts are without number and are not. */
export async function loadProjects(query: ExploreQuery): Promise<ExploreAnswer> {
  const isPlain = query.name === '' && !query.category && !query.tag && query.page <= 100;
  return isPlain ? loadListing(query) : searchProjects(query);
}

async function loadListing(query: ExploreQuery): Promise<ExploreAnswer> {
  'use cache';
  cacheTag(PROJECTS_TAG);
  cacheLife('minutes');
  return searchProjects(query);
}

/** The project that a printed code stands for, if exactly one does. */
export async function loadByCode(code: string): Promise<string | undefined> {
  return findByCode(code);
}
