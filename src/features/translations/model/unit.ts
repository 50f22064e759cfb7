import type { FieldProblem } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { digestOf } from '@/features/projects/model/texts/text-digest';
import type { TextState } from '@/features/projects/model/texts/states';

/** A translatable text of a guide in a file for translators. */
export type TranslationUnit = {
  /** Stable as long as the step or question exists: `step.<id>.name`. */
  id: string;
  /** Its place, for translators. */
  context: string;
  source: string;
  /** Empty while it is not translated. */
  target: string;
  /** The source in the primary language changed after the translation. */
  isOld: boolean;
  /** In code points. */
  max: number;
  hasLines: boolean;
  /** Why a translation is refused, beyond its length. */
  problemOf?: (value: string) => FieldProblem | undefined;
};

/** A translation to write; '' deletes it. */
export type Written = { value: string; state: TextState };

/** A text in an imported file. */
export type FileUnit = {
  id: string;
  /** The line in the file, from 1. */
  line: number;
  target: string;
  /** Marked as not translated. */
  isWaiting: boolean;
  /** Marked as translated and checked. */
  isDone: boolean;
  source?: string | undefined;
  /** Digests of the texts at the export; undefined when they are lost. */
  written?: { source: string; target: string } | undefined;
  /** Why it is unusable: a message key. */
  problem?: string | undefined;
};

export type TranslationFile = {
  from?: ProjectLanguage | undefined;
  to?: ProjectLanguage | undefined;
  units: FileUnit[];
};

export type Languages = { from: ProjectLanguage; to: ProjectLanguage };

// Invisible characters that XML 1.0 cannot contain.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text that every format can contain; also trims spaces that removed characters exposed. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '').trim();

/** Digest of a text as files for translators have it. */
export const unitDigest = (text: string): string => digestOf(writable(text));

/** States of XLIFF 1.2, in both formats. */
const WAITING_STATES = ['needs-translation', 'new'];
const OLD_STATE = 'needs-review-translation';
const DONE_STATES = ['translated', 'signed-off', 'final'];

/** The state of a text in a file. */
export const writtenState = ({ target, isOld }: TranslationUnit): string =>
  target === '' ? 'needs-translation' : isOld ? OLD_STATE : 'translated';

/** Meaning of such a state. */
export const readState = (state = ''): Pick<FileUnit, 'isWaiting' | 'isDone'> => ({
  isWaiting: WAITING_STATES.includes(state),
  isDone: DONE_STATES.includes(state),
});
