import { SIGNALS } from '@/languages/signals';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LineKind } from './lines';

/** The word before a line, in the language in which it is read. */
export const signalWord = (kind: LineKind, lang: ProjectLanguage): string => SIGNALS[lang][kind];
