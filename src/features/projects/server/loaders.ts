import 'server-only';
import { cacheLife } from 'next/cache';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { unwrapAndDeclareTags, withTags } from '@/server/cache/cache';
import { env } from '@/server/env/env';
import { publicAddress } from '@/i18n/public-address';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { SHARE_PICTURE } from '@/shared/pictures/share-picture';
import { AppError } from '@/shared/http/app-error';
import { paths } from '@/shared/addresses/paths';
import { withQuery } from '@/shared/addresses/with-query';
import { LIST_LOOK_COOKIE, LIST_LOOKS, type ListLook } from '@/shared/interface/preferences';
import { isUid } from '@/shared/ids/uid';
import { requireRoleOfPage, requireSession } from '@/features/auth/server/loaders';
import { creatorTag } from '@/features/profile/server/cache';
import { projectTag } from './cache';
import { readProject } from './owned-project';
import { findPublicProject } from './public-project';
import type { ProjectsQuery, ProjectView, PublicProject } from '../schema';
import { findShownApproval } from './second-person/service';
import { projectPicture } from './share-picture';
import { readOverview } from './overview/service';
import { listProjects } from './own-list/service';
import { workshopOfGuide } from './workshop/of-guide';

/**
 * A published project for its public pages, or undefined: the page decides how to respond. Head and
 * body of a page both call it; it is read and parsed once.
 */
export const loadPublicProject = cache(
  async (projectUid: string): Promise<PublicProject | undefined> =>
    // Checked before cache and database: an invalid uid costs nothing, and builds query nothing.
    isUid(projectUid) ? unwrapAndDeclareTags(await loadCached(projectUid)) : undefined,
);

/** Name and moment of the approval of what readers get, where the workshop needs a second person. */
export const loadApproval = async ({ projectUid, creator }: PublicProject) =>
  unwrapAndDeclareTags(await loadCachedApproval(projectUid, creator.uid));

async function loadCachedApproval(projectUid: string, creatorUid: string) {
  'use cache';
  cacheLife('hours');
  const approval = await findShownApproval(projectUid);
  // The switch of the workshop decides, too.
  return withTags(approval, [projectTag(projectUid), creatorTag(creatorUid)]);
}

/** The share picture of such a project, as metadata has it. */
export async function loadSharePicture(projectUid: string, lang: ProjectLanguage) {
  const project = await loadPublicProject(projectUid);
  if (!project) return undefined;
  const { path, alt } = projectPicture(project, lang);
  return { url: publicAddress(path), alt, ...SHARE_PICTURE };
}

async function loadCached(projectUid: string) {
  'use cache';
  cacheLife('hours');
  const project = await findPublicProject(projectUid);
  return withTags(project, [
    projectTag(projectUid),
    ...(project ? [creatorTag(project.creator.uid)] : []),
  ]);
}

/**
 * A guide of the shown workshop for its private pages; 404 for anything else. One of another workshop
 * of the person leads to the same page there.
 * @param pathOf the address of the page for the guide's uid
 */
export async function loadOwnedProject(
  id: string,
  pathOf: (projectUid: string) => string,
): Promise<ProjectView> {
  const session = await requireSession();
  try {
    return await readProject(session.actor, id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
  const workshop = await workshopOfGuide(session, id);
  if (!workshop || workshop.id === session.workshop.id) notFound();
  redirect(withQuery(pathOf(id), { workshop: workshop.uid }));
}

/** A page of the signed-in creator's projects. */
export async function loadOwnedProjects(query: ProjectsQuery) {
  const { actor } = await requireSession();
  return listProjects(actor, query);
}

/** The signed-in creator's display settings of that list on this device. */
export async function loadListLook(): Promise<ListLook> {
  const stored = (await cookies()).get(LIST_LOOK_COOKIE)?.value;
  return LIST_LOOKS.find((look) => look === stored) ?? 'cards';
}

/** The content of the welcome page; roles that write no guides have none. */
export async function loadOverview() {
  const { actor } = await requireRoleOfPage('write');
  return readOverview(actor);
}

/**
 * The public address for sharing, on the configured host (docs/reference/guides.md#addresses, 'Short link
 * form').
 */
export function shortLinkOf(projectUid: string): string {
  return env().publicUrl + paths.project(projectUid);
}
