import type { GuideKind } from '../../src/features/projects/constants';
import type { StepUse } from '../../src/features/projects/model/content/content';
import type { LineKind } from '../../src/features/projects/model/lines/lines';
import type { MarkPlace } from '../../src/features/projects/model/marks/marks';
import type { ProjectLanguage } from '../../src/shared/interface/languages';

/** A mark on the first drawing. */
export type SeedMark = MarkPlace & { number: number; label: SeedText[] };
export type SeedText = { lang: ProjectLanguage; value: string };

/** Type 1 is a step, type 2 a chapter; a chapter has no description and no drawing. */
export type SeedStep = {
  type: 1 | 2;
  name: SeedText[];
  description: SeedText[];
  drawing?: string;
  /** The pictures after the first. */
  furtherDrawings?: string[];
  marks?: SeedMark[];
  lines?: { kind: LineKind; text: SeedText[] }[];
  timers?: { seconds: number; label: SeedText[] }[];
  /** Parts and tools by their places: `part.1`. */
  uses?: StepUse[];
};

export type SeedQuestion = { question: SeedText[]; answer: SeedText[] };

export type SeedGuide = {
  key: string;
  creator: 'ana' | 'theo';
  name: string;
  description: string;
  /** HH:MM */
  averageTime: string;
  people: number;
  tools: string[];
  parts: string[];
  kind?: typeof GuideKind.Recipe;
  yield?: { amount: number; unit: SeedText[] };
  /** The places of parts and tools that do not grow with the yield. */
  fixed?: string[];
  ref: string;
  brand: string;
  category: string;
  tags: string[];
  /** The first one is the primary language: the fields above are in it. */
  languages: [ProjectLanguage, ProjectLanguage];
  /** Texts in the second language. */
  translation: Pick<SeedGuide, 'name' | 'description' | 'category' | 'tags' | 'tools' | 'parts'>;
  cover: string;
  steps: SeedStep[];
  questions: SeedQuestion[];
};

export type SeedCreator = {
  key: 'ana' | 'theo';
  name: string;
  email: string;
  smallDescription: string;
  url: string;
  textColor: string;
  backgroundColor: string;
  coverOpacity: number;
  verified: boolean;
  avatar: string;
  cover: string;
};

/** A reader's message, so many days before the day of seeding, at a time of day (UTC). */
type SeedMessage = {
  daysAgo: number;
  at: string;
  lang: ProjectLanguage;
  subject?: string;
  name?: string;
  email?: string;
  isNew?: true;
};
export type SeedFeedback = SeedMessage & {
  rating: number;
  difficulty: 1 | 2 | 3 | 4 | 5;
  message?: string;
};
/** `step` is its number without chapters, from 1. */
export type SeedReport = SeedMessage & { step: number; subject: string; message: string };
export type SeedMessages = { feedback: SeedFeedback[]; reports: SeedReport[] };
