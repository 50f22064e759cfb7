import 'server-only';
import { siteName } from '@/i18n/messages';
import { shareVersion } from '@/server/share-picture/version';
import { AppError } from '@/shared/http/app-error';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { type SharedPicture, type ShareFacts, shareWords } from '@/shared/pictures/share-picture';
import { isUid } from '@/shared/ids/uid';
import { projectShareFacts } from '../model/share-facts';
import { readPublicProject } from './public-project';
import type { PublicProject } from '../schema';

/** The share picture of a project. */
export function projectPicture(project: PublicProject): SharedPicture {
  const facts = projectShareFacts(project, siteName);
  return {
    path: machinePaths.projectCard(project.projectUid, shareVersion(facts)),
    alt: shareWords(facts),
  };
}

/**
 * The content of a published project's share picture, uncached; undefined for any other project.
 */
export async function readShareFacts(projectUid: string): Promise<ShareFacts | undefined> {
  if (!isUid(projectUid)) return undefined;
  try {
    return projectShareFacts(await readPublicProject(projectUid), siteName);
  } catch (error) {
    if (error instanceof AppError && error.code === 'project_not_found') return undefined;
    throw error;
  }
}
