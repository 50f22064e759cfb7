import type { ProjectLanguage } from '@/shared/languages';

/** A text of a guide that can be translated, as files of translations carry it. */
export type TranslationUnit = {
  /** Stays the same as long as the step or question is there: `step.<id>.name`. */
  id: string;
  /** Where it stands, for translators. */
  context: string;
  source: string;
  /** Empty while it is not translated. */
  target: string;
  /** In code points. */
  max: number;
  hasLines: boolean;
};

/** What a file of translations says of one text. */
export type FileUnit = {
  id: string;
  /** Line of the file, from 1. */
  line: number;
  target: string;
  /** Said to wait for its translation. */
  isWaiting: boolean;
  source?: string | undefined;
  /** Digests of what the texts were when the file was written; without them nobody can tell. */
  written?: { source: string; target: string } | undefined;
  /** Why nothing can be made of it: a message key. */
  problem?: string | undefined;
};

export type TranslationFile = {
  from?: ProjectLanguage | undefined;
  to?: ProjectLanguage | undefined;
  units: FileUnit[];
};

export type Languages = { from: ProjectLanguage; to: ProjectLanguage };

const MULTIPLIERS = [0x01000193, 0x85ebca6b] as const;
const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;
// What XML 1.0 cannot hold; nothing is seen of them.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text as every format can hold it; blanks that only what cannot be held kept inside are at its ends then, and go too. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '').trim();

/** 64 bits that tell whether a text is still the same. Not a secret and no protection: who changes it only misleads themselves. */
export function digestOf(text: string): string {
  return SEEDS.map((seed, lane) => {
    let hash: number = seed;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), MULTIPLIERS[lane] ?? 1);
    return ((hash ^ (hash >>> 15)) >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
