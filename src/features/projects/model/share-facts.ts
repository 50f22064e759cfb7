import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ShareFacts } from '@/shared/pictures/share-picture';
import { readableBanner } from '@/features/profile/model/readable-banner';
import type { PublicProject } from '../schema';
import { shortDuration } from './duration';
import { projectTextsIn, type TextLists } from './project-texts';

/** 'step' and 'steps' in the languages of guides: the interface has only two of them. */
const STEP_WORDS: Record<ProjectLanguage, readonly [one: string, several: string]> = {
  'pt-BR': ['passo', 'passos'],
  en: ['step', 'steps'],
  es: ['paso', 'pasos'],
  fr: ['étape', 'étapes'],
  de: ['Schritt', 'Schritte'],
};

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
  const [one, several] = STEP_WORDS[lang];
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
