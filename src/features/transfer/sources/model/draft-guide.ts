import type { ProjectLanguage } from '@/shared/languages';
import type { Notice } from './notices';

export type DraftPicture = {
  source: string;
  alt: string;
  /** It is called by its name alone, in whatever folder it lies. */
  isNamed?: boolean;
};

/** A step or chapter as another format has it, of any length and with any number of pictures. */
export type DraftStep = {
  isChapter: boolean;
  /** Blank where the format gives its steps no names. */
  name: string;
  text: string;
  pictures: DraftPicture[];
  /** Of the file, from 1. */
  line: number;
};

export type DraftQuestion = { question: string; answer: string; line: number };

/** A guide as another format has it, in one language, before it is made to fit. */
export type DraftGuide = {
  name: string;
  description: string;
  lang: ProjectLanguage;
  /** Undefined where the file tells no time. */
  minutes: number | undefined;
  tools: string[];
  parts: string[];
  /** The lines on which tools and parts stand, where the file tells. */
  entryLines?: Record<'tools' | 'parts', (number | undefined)[]>;
  tags: string[];
  category: string;
  /** What only our own files tell, in the shape of the form. */
  form?: Record<string, unknown>;
  pictures: DraftPicture[];
  steps: DraftStep[];
  questions: DraftQuestion[];
  /** Whether blanks at the beginnings of lines say something: they do in code. */
  isIndented?: boolean;
  /** What of it could not be kept. */
  notices?: Notice[];
  source: { key?: string; title: string; url: string; license: string; author: string } | null;
  line: number;
};
