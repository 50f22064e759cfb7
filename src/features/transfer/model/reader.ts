import type { WholeGuideInput } from '@/features/projects/import/schema';
import type { FieldProblem } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ImportSplit, RefusalReason } from '../constants';
import type { GuideStatus } from './guide-format';

/**
 * A file of an archive, or a single file, as text. Its name is its path in the archive, with '/'
 * between folders.
 */
export type TextFile = {
  name: string;
  /** Of a Word document: its HTML, once it is converted. */
  text: string;
  /** Its folder in an archive: its name (at the root that of the archive), and its pictures by path. */
  folder?: { name: string; pictures: readonly string[] };
  /** The parts of a Word document by path, before it is converted. */
  parts?: Readonly<Record<string, string>>;
  word?: {
    /** As it is written there. */
    lang: string | undefined;
    notices: Pick<Refusal, 'reason' | 'values'>[];
  };
};

export type FoundPicture = {
  /**
   * Its owner; steps are counted from 0, chapters included, and so are the pictures of a step: without
   * `medium` it is the first.
   */
  place: 'project' | { step: number; medium?: number };
  /**
   * A path within the archive, relative to the referring file, an https address, or the picture
   * itself as a data: address.
   */
  source: string;
  /** It is referred to by its name alone, in any folder. */
  isNamed?: boolean;
  /** Its step has nothing else. */
  isAlone?: boolean;
  /** It need not be there. */
  isOptional?: boolean;
  /** It is a clip, whose poster is the picture at that place. */
  isClip?: boolean;
  /** The picture that the one at its place was made of. */
  isOrigin?: boolean;
  /** Its name; the last part of its source by default. */
  name?: string;
};

/** Facts of a guide that only our own format has. */
export type GuideOrigin = {
  /** The uid of the exported guide, by which an import recognises the creator's own. */
  projectUid: string;
  importKey: string | undefined;
  status: GuideStatus;
  /** The ids of its steps and chapters, in order; undefined where the file has none. */
  stepIds: (string | undefined)[];
};

/** Parts of a guide, counted in the file before anything of it is fitted or left out. */
export type FoundCounts = { steps: number; pictures: number; marks: number; clips: number };

/** A guide found by a reader. */
export type FoundGuide = {
  /** In the shape of guideInput (project/import/schema.ts), not validated yet. */
  raw: unknown;
  pictures: FoundPicture[];
  /**
   * The line, from 1, of that path of `raw` in the file; undefined when the file does not contain
   * it.
   */
  lineOf: (path: (string | number)[]) => number | undefined;
  /**
   * For a guide in several files, one per language: the file with that line. Undefined means the
   * only or the first one.
   */
  fileOf?: (path: (string | number)[]) => string | undefined;
  origin?: GuideOrigin;
  /** Undefined in formats that are written in our terms already. */
  found?: FoundCounts;
};

/** Why a file, or a part of it, was rejected. */
export type Refusal = {
  file: string;
  /** From 1. */
  line?: number;
  /** A key of the messages 'importRefusals'. */
  reason: RefusalReason;
  /** The values in the text of the reason. */
  values?: Record<string, string | number>;
  /** For field_invalid: the path of the field in the file, and the problem. */
  field?: { path: string; problem: FieldProblem };
};

/** A picture of a guide, and where the file names it. */
export type LocatedPicture = FoundPicture & { file: string; line: number | undefined };

/** A valid guide, ready for import; it can be cloned to another thread. */
export type ValidatedGuide = {
  input: WholeGuideInput;
  /** The line of its name, from 1. */
  line: number | undefined;
  pictures: LocatedPicture[];
  origin: GuideOrigin | undefined;
  /** The key under which it is stored, to recognise it in later imports. */
  importKey: string;
  /** All keys under which it may already exist. */
  importKeys: string[];
  found?: FoundCounts;
};
/** A guide that cannot be imported. */
export type InvalidGuide = { refusals: Refusal[]; found?: FoundCounts };

export type ReadGuides = { guides: FoundGuide[]; refusals: Refusal[] };

/** Facts that a file leaves open: the creator's choices, and the language of the account. */
export type ReadOptions = { split?: ImportSplit; lang?: ProjectLanguage };

/** Reads one format. Called only for files that `recognises` accepts; never throws. */
export type GuideReader = {
  /** Reports whether the content has this format, from as little of it as necessary. */
  recognises: (file: TextFile) => boolean;
  read: (file: TextFile, options?: ReadOptions) => ReadGuides;
};
