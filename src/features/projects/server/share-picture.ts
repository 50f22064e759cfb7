import 'server-only';
import { shareMark } from '@/server/site/mark';
import { shareVersion } from '@/server/site/share-version';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickLanguage } from '@/shared/interface/localized-text';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { type SharedPicture, type ShareFacts, shareWords } from '@/shared/pictures/share-picture';
import { isUid } from '@/shared/ids/uid';
import { projectShareFacts } from '../model/share-facts';
import { findPublicProject } from './public-project';
import type { PublicProject } from '../schema';

/** The share picture of a project in one of its languages. */
export function projectPicture(project: PublicProject, lang: ProjectLanguage): SharedPicture {
  const facts = projectShareFacts(project, lang, shareMark());
  const isPrimary = lang === project.languages[0];
  return {
    path: machinePaths.projectCard(project.projectUid, {
      lang: isPrimary ? undefined : lang,
      version: shareVersion(facts),
    }),
    alt: shareWords(facts),
  };
}

/**
 * The content of a published project's share picture, uncached; undefined for any other project.
 * @param wanted its language; the primary one if the project lacks it
 */
export async function readShareFacts(
  projectUid: string,
  wanted?: string,
): Promise<ShareFacts | undefined> {
  if (!isUid(projectUid)) return undefined;
  const project = await findPublicProject(projectUid);
  return (
    project && projectShareFacts(project, pickLanguage(project.languages, wanted), shareMark())
  );
}
