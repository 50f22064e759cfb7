import type { ProjectLanguage } from '@/shared/interface/languages';
import type { QuestionText, StepText } from '@/features/projects/model/content/fields';
import type { PictureCut } from '@/features/uploads/model/picture-cut';
import type { StepUse } from '@/features/projects/model/content/content';
import type { Mark } from '@/features/projects/model/marks/marks';
import type { Line, Timer } from '@/features/projects/model/lines/lines';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { TextLists } from '@/features/projects/model/texts/project-texts';

/**
 * The format name in a guide file; the version increases when an older release could misread it.
 */
export const GUIDE_FORMAT = 'makerstep-guide';
export const GUIDE_FORMAT_VERSION = 1;
/** The format name of the list of guides in an archive. */
export const EXPORT_FORMAT = 'makerstep-export';
export const GUIDE_FILE = 'guide.json';
export const EXPORT_FILE = 'makerstep-export.json';

export const GUIDE_STATUSES = ['unpublished', 'published', 'archived'] as const;
export type GuideStatus = (typeof GUIDE_STATUSES)[number];

/** A picture beside the file: its relative path, and its name. */
export type GuidePicture = { path: string; name: string };

/** How a picture was edited, and the one that it was made of. */
export type EditedPicture = PictureCut & { original: GuidePicture | null };

/**
 * An exported guide. Lists of texts contain every written language, also removed ones, which return
 * with the language; old translations have `state: 'old'`. Ids and dates are for information, an
 * import creates its own; only further pictures, marks, lines and timers keep their ids, which are
 * those of one step.
 */
export type GuideFile = TextLists & {
  format: typeof GUIDE_FORMAT;
  version: typeof GUIDE_FORMAT_VERSION;
  projectUid: string;
  /** Of a guide that was imported itself: other imports recognise it by this key. */
  importKey: string | null;
  status: GuideStatus;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  name: string;
  description: string;
  averageTime: string;
  people: number;
  tools: string[];
  parts: string[];
  ref: string;
  brand: string;
  category: string;
  tags: string[];
  type: number;
  languages: ProjectLanguage[];
  picture: GuidePicture | null;
  alt: StatedText[];
  source: { title: string; url: string; license: string; author: string } | null;
  /** Missing where they are those of most guides: a guide without a yield that scales every amount. */
  kind?: number;
  yield?: { amount: number; unit: StatedText[] };
  /** The places of parts and tools that are not scaled: `part.1`. */
  fixed?: string[];
  steps: (Record<StepText, StatedText[]> & {
    id: string;
    type: number;
    picture: GuidePicture | null;
    /** Its clip, whose poster is the picture at this place, from 0. */
    clip?: GuidePicture & { medium: number };
    /** The pictures after the first. Missing where there are none, as lines and timers are. */
    further?: {
      id: string;
      picture: GuidePicture | null;
      alt: StatedText[];
      marks?: Mark<StatedText>[];
      edit?: EditedPicture;
    }[];
    /** Of the first picture. */
    marks?: Mark<StatedText>[];
    edit?: EditedPicture;
    lines?: Line<StatedText>[];
    timers?: Timer<StatedText>[];
    /** Parts and tools by their places. */
    uses?: StepUse[];
  })[];
  questions: Record<QuestionText, StatedText[]>[];
};
