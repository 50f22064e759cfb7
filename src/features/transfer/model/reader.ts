import type { FieldProblem } from '@/shared/app-error';
import type { RefusalReason } from '../constants';
import type { GuideStatus } from './guide-format';

/** A file of an archive, or one that was sent alone, as text. Its name is its path in the archive, with '/' between folders. */
export type TextFile = { name: string; text: string };

/** Where something stands in a JSON-like document: names of fields and indexes from 0. */
export type DocumentPath = readonly (string | number)[];

export type FoundPicture = {
  /** What it belongs to; steps are counted from 0, chapters included. */
  place: 'project' | { step: number };
  /** A path inside of the archive, relative to the file that names it, an https address, or the picture itself as a data: address. */
  source: string;
  /** It is called by its name alone, in whatever folder it lies. */
  isNamed?: boolean;
  /** How it is called; the last part of its source when absent. */
  name?: string;
};

/** What only our own format tells about a guide. */
export type GuideOrigin = {
  /** Of the guide that was exported: by it an import knows the creator's own again. */
  projectUid: string;
  importKey: string | undefined;
  status: GuideStatus;
  /** Ids of its steps and chapters, in their order; undefined where the file tells none. */
  stepIds: (string | undefined)[];
};

/** A guide as a reader found it. */
export type FoundGuide = {
  /** In the shape of guideInput (project/import/schema.ts), not checked yet. */
  raw: unknown;
  pictures: FoundPicture[];
  /** The line, from 1, on which the file says what stands at that path of `raw`; undefined when it says nothing about it. */
  lineOf: (path: (string | number)[]) => number | undefined;
  /** Of a guide that several files tell, each in its language: the one in which that line stands. Undefined means the only or the first one. */
  fileOf?: (path: (string | number)[]) => string | undefined;
  origin?: GuideOrigin;
};

/** Why a file, or a part of it, was not taken. */
export type Refusal = {
  file: string;
  /** From 1. */
  line?: number;
  /** A key of the messages 'importRefusals'. */
  reason: RefusalReason;
  /** What the text of the reason names. */
  values?: Record<string, string | number>;
  /** For field_invalid: the field as the file knows it, and what the rules of the API say about it. */
  field?: { path: string; problem: FieldProblem };
};

export type ReadGuides = { guides: FoundGuide[]; refusals: Refusal[] };

/** Understands one format. It is asked only for files whose content `recognises` told to be of that format, and throws nothing. */
export type GuideReader = {
  /** Whether the content is of this format, told from as little of it as is needed. */
  recognises: (file: TextFile) => boolean;
  read: (file: TextFile) => ReadGuides;
};
