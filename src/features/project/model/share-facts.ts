import type { ProjectLanguage } from '@/shared/languages';
import type { ShareFacts } from '@/shared/share-picture';
import { readableBanner } from '../../profile/model/readable-banner';
import type { PublicProject } from '../schema';
import { shortDuration } from './duration';

/** One step and several, in the languages a guide may be written in: the interface has two of them only. */
const STEP_WORDS: Record<ProjectLanguage, readonly [one: string, several: string]> = {
  'pt-BR': ['passo', 'passos'],
  en: ['step', 'steps'],
  es: ['paso', 'pasos'],
  fr: ['étape', 'étapes'],
  de: ['Schritt', 'Schritte'],
};

type SharedProject = Pick<
  PublicProject,
  'name' | 'ref' | 'brand' | 'file' | 'languages' | 'stepCount' | 'averageTime' | 'creator'
>;

/** What the share picture of a project says, in the project's own language and its creator's colours. */
export function projectShareFacts(
  { name, ref, brand, file, languages, stepCount, averageTime, creator }: SharedProject,
  siteName: string,
): ShareFacts {
  const [one, several] = STEP_WORDS[languages[0] ?? 'en'];
  const { background, text } = readableBanner({ ...creator, hasCover: false });
  return {
    siteName,
    title: name,
    titleInstead: [ref, brand].filter(Boolean),
    by: creator.name,
    figures: `${stepCount} ${stepCount === 1 ? one : several} · ${shortDuration(averageTime)}`,
    background,
    text,
    pictureKey: file?.key,
  };
}
