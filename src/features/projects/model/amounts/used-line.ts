import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LineMeasures, UnitWords } from './scale-line';

/** A line in one language, and how it changes. */
export type UsedLine = {
  lang: ProjectLanguage;
  text: string;
  /** left out for a line that stays */
  measures?: LineMeasures;
  /** of units that may take the place of those in the line */
  words?: UnitWords;
};
/** A part or tool that a step uses, for the viewer. */
export type ShownUse = {
  /** of its tick, as in the lists on the guide's page */
  key: string;
  kind: 'parts' | 'tools';
  /** in the guide's languages, the primary one first */
  lines: UsedLine[];
  share?: number;
};

/** The line of a use in a language, or in the primary one. */
export const usedLine = ({ lines }: ShownUse, lang: string): UsedLine | undefined =>
  lines.find((line) => line.lang === lang) ?? lines[0];
