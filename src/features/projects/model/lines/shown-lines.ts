import type { ProjectLanguage } from '@/shared/interface/languages';
import { type PickedText, pickText } from '@/shared/interface/localized-text';
import type { StatedText } from '../texts/states';
import {
  inReadingOrder,
  isUrgent,
  type Line,
  type LineKind,
  linesAfter,
  linesBefore,
} from './lines';

/** A line as a reader gets it. */
export type ShownLine = {
  id: string;
  kind: LineKind;
  text: PickedText;
  /** the present text in the primary language, where an urgent one has changed since its translation */
  source?: PickedText;
};

/** The lines of a step in the language of a reader, as they are read. */
export function shownLines(
  lines: readonly Line<StatedText>[],
  lang: ProjectLanguage,
  languages: readonly ProjectLanguage[],
): ShownLine[] {
  return inReadingOrder(lines).map(({ id, kind, text }) => {
    const shown = pickText(text, lang, languages);
    const isOld = text.some((each) => each.lang === shown.lang && each.state === 'old');
    const source = isOld && isUrgent(kind) && pickText(text, languages[0] ?? lang, languages);
    return { id, kind, text: shown, ...(source && { source }) };
  });
}

/** Those before the description of their step, and those after it. */
export const aroundDescription = (lines: readonly ShownLine[]) => ({
  before: linesBefore(lines),
  after: linesAfter(lines),
});
