import { GUIDE_WORDS } from '@/languages/guide';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ShareFacts } from '@/shared/pictures/share-picture';
import { readableBanner } from '@/features/profile/model/readable-banner';
import type { PublicProject } from '../schema';
import { shortDuration } from './duration';
import { projectTextsIn, type TextLists } from './texts/project-texts';

type SharedProject = Pick<
  PublicProject,
  keyof TextLists | 'ref' | 'brand' | 'file' | 'languages' | 'stepCount' | 'averageTime' | 'creator'
>;

/**
 * The content of a project's share picture in one of its languages, in the creator's colours.
 */
export function projectShareFacts(
  project: SharedProject,
  lang: ProjectLanguage,
  site: Pick<ShareFacts, 'siteName' | 'mark'>,
): ShareFacts {
  const { ref, brand, file, stepCount, averageTime, creator } = project;
  const [one, several] = GUIDE_WORDS[lang].steps;
  const { background, text } = readableBanner({ ...creator, hasCover: false });
  return {
    ...site,
    title: projectTextsIn(project, lang).name,
    titleInstead: [ref, brand].filter(Boolean),
    by: creator.name,
    figures: `${stepCount} ${stepCount === 1 ? one : several} · ${shortDuration(averageTime)}`,
    background,
    text,
    pictureKey: file?.key,
  };
}
