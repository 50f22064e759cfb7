import type { CreatorGround } from '../../../profile/model/creator-ground';
import type { ProjectLanguage } from '@/shared/languages';
import type { ShareTag } from '@/shared/share-tag';
import type { PublicProject } from '../../schema';

/** The parts of a guide's page that are in its HTML and nowhere else (docs/decisions/0025). */
export const GUIDE_PARTS = ['picture', 'head', 'facts', 'sections'] as const;
export type GuidePartName = (typeof GUIDE_PARTS)[number];

/** What the page of a guide says around its texts, in the language of the interface. */
export interface GuideLabels {
  brand: string;
  ref: string;
  category: string;
  views: string;
  /** how many views there are */
  viewCount: string;
  /** what readers gave, and how many they are; nothing while too few have */
  rated?: string | undefined;
  privateNote: string;
  verified: string;
  languages: string;
  tags: string;
  /** steps, time and people in one line */
  figures: string;
  stats: { steps: string; averageTime: string; people: string };
  parts: string;
  tools: string;
  /** how many of so many are ticked */
  ticked: (done: number, total: number) => string;
  checkHint: string;
  /** where an imported guide comes from: what stands before and after the title of that, and its licence */
  source?: { before: string; after: string; license: string } | undefined;
  steps: string;
  questions: string;
  creator: string;
  printed: string;
  /** 'Step 3', for who does not see the figure */
  stepNumber: (number: number) => string;
  visit: (host: string) => string;
}

/** Everything that is written into the HTML of a guide's page only. */
export interface GuideFacts {
  project: PublicProject;
  /** the language it is shown in */
  lang: ProjectLanguage;
  /** what is missing in the reader's language, if anything is */
  note: string;
  /** what search engines read of the page, as the text of a script */
  structuredData: string;
  /** the page's short address, and its QR code as the address of a picture */
  printed: { link: string; qr: string };
  shareTags: readonly ShareTag[];
  labels: GuideLabels;
}

/** What a guide's page is made of. */
export interface GuidePage {
  project: PublicProject;
  /** of the page, for search engines */
  description: string;
  html: GuideFacts;
  /** the creator's colour */
  ground: CreatorGround;
}

/** Under which name a page leaves what is in its HTML only. */
export const guidePlace = (
  { projectUid, updatedAt }: Pick<PublicProject, 'projectUid' | 'updatedAt'>,
  locale: string,
): string => `${projectUid} ${locale} ${updatedAt}`;
