import type { GuideKind } from '@/features/projects/constants';
import type { StepUse } from '@/features/projects/model/content/content';
import type { LineKind } from '@/features/projects/model/lines/lines';
import type { MarkShape } from '@/features/projects/model/marks/marks';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { Notice } from './notices';
import type { DraftYield } from './yields';

export type DraftPicture = {
  source: string;
  alt: string;
  /** It is referred to by its name alone, in any folder. */
  isNamed?: boolean;
  /** It need not be there. */
  isOptional?: boolean;
  /** Left out without any; formats with marks have no labels. */
  marks?: MarkShape[];
  /** The file of the clip that it is the still picture of. */
  clip?: string;
};

export type DraftLine = { kind: LineKind; text: string };
/** Without a name its label is blank. */
export type DraftTimer = { seconds: number; label: string };

/** A part or tool by its place in the draft, from 0. */
export type DraftItem = { list: 'parts' | 'tools'; index: number };
export type DraftUse = DraftItem & Omit<StepUse, 'item'>;

/** A step or chapter of another format, of any length and with any number of pictures. */
export type DraftStep = {
  isChapter: boolean;
  /** Blank in formats without names of steps. */
  name: string;
  text: string;
  lines?: DraftLine[];
  timers?: DraftTimer[];
  uses?: DraftUse[];
  pictures: DraftPicture[];
  /** Of the file, from 1. */
  line: number;
};

export type DraftQuestion = { question: string; answer: string; line: number };

/** A guide of another format, in one language, before it is fitted. */
export type DraftGuide = {
  name: string;
  description: string;
  lang: ProjectLanguage;
  /** Undefined when the file has no time. */
  minutes: number | undefined;
  tools: string[];
  parts: string[];
  /** The lines of tools and parts, where known. */
  entryLines?: Record<'tools' | 'parts', (number | undefined)[]>;
  /** Parts and tools whose amounts do not grow with the yield. */
  fixed?: DraftItem[];
  kind?: typeof GuideKind.Recipe;
  yield?: DraftYield;
  tags: string[];
  category: string;
  /** Form fields of our own files. */
  form?: Record<string, unknown>;
  pictures: DraftPicture[];
  steps: DraftStep[];
  questions: DraftQuestion[];
  /** True if leading spaces are significant, as in code. */
  isIndented?: boolean;
  /** Notices about content that could not be kept. */
  notices?: Notice[];
  source: { key?: string; title: string; url: string; license: string; author: string } | null;
  line: number;
};
