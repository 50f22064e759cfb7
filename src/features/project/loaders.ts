import 'server-only';
import { cacheLife } from 'next/cache';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { siteName } from '@/i18n/messages';
import { keepUnder } from '@/server/cache';
import { env } from '@/server/env';
import { qrDataAddress } from '@/server/qr-png';
import { shareVersion } from '@/server/share-picture/version';
import { AppError } from '@/shared/app-error';
import { paths } from '@/shared/paths';
import { type SharedPicture, shareWords } from '@/shared/share-picture';
import { isUid } from '@/shared/uid';
import { requireSession } from '../auth/loaders';
import { creatorTag } from '../profile/cache';
import { projectTag } from './cache';
import { projectShareFacts } from './model/share-facts';
import { readProject } from './own-project';
import { readPublicProject } from './public-project';
import type { ProjectsQuery, ProjectView, PublicProject } from './schema';
import { readOverview } from './overview/service';
import { listProjects } from './service';

/**
 * A published project for its public pages, or undefined: the page decides how to say so.
 * The head and the body of a page ask for it both; it is read, and unpacked from the cache, once.
 */
export const loadPublicProject = cache(async (projectUid: string): Promise<PublicProject | undefined> =>
  // Judged before the cache and the database: nonsense costs nothing and builds ask for nothing.
  (isUid(projectUid) ? loadCached(projectUid) : undefined));

async function loadCached(projectUid: string): Promise<PublicProject | undefined> {
  'use cache';
  keepUnder(projectTag(projectUid));
  cacheLife('hours');
  try {
    const project = await readPublicProject(projectUid);
    keepUnder(creatorTag(project.creator.uid));
    return project;
  } catch (error) {
    if (error instanceof AppError && error.code === 'project_not_found') return undefined;
    throw error;
  }
}

/** The picture that share sites show beside a link to a project. */
export function projectPicture(project: PublicProject): SharedPicture {
  const facts = projectShareFacts(project, siteName);
  return { path: paths.projectCard(project.projectUid, shareVersion(facts)), alt: shareWords(facts) };
}

/** The signed-in creator's own project for the editor; 404 for anything else. */
export async function loadOwnProject(id: string): Promise<ProjectView> {
  const { actor } = await requireSession();
  try {
    return await readProject(actor, id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}

/** A page of the signed-in creator's projects. */
export async function loadOwnProjects(query: ProjectsQuery) {
  const { actor } = await requireSession();
  return listProjects(actor, query);
}

/** What the welcome page tells the signed-in creator. */
export async function loadOverview() {
  const { actor } = await requireSession();
  return readOverview(actor);
}

/** The public address to share, on the configured host (specification, section 9, 'Short link form'). */
export function shortLinkOf(projectUid: string): string {
  return env().publicUrl + paths.project(projectUid);
}

/** The way back from a printed page: its short address, and its QR code as the address of a picture. */
export function printedLink(projectUid: string): { link: string; qr: string } {
  const link = shortLinkOf(projectUid);
  return { link, qr: qrDataAddress(link) };
}
