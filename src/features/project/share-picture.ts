import 'server-only';
import { siteName } from '@/i18n/messages';
import { AppError } from '@/shared/app-error';
import type { ShareFacts } from '@/shared/share-picture';
import { isUid } from '@/shared/uid';
import { projectShareFacts } from './model/share-facts';
import { readPublicProject } from './public-project';

/** What the share picture of a published project says, read anew each time; undefined for every other project. */
export async function readShareFacts(projectUid: string): Promise<ShareFacts | undefined> {
  if (!isUid(projectUid)) return undefined;
  try {
    return projectShareFacts(await readPublicProject(projectUid), siteName);
  } catch (error) {
    if (error instanceof AppError && error.code === 'project_not_found') return undefined;
    throw error;
  }
}
