import type { PublicProject } from '../../schema';
import { usesOf } from './step-uses';

/** The uses of a version that a browser has read: it knows which lines have amounts, not where. */
export const usesAsWritten = (project: PublicProject) =>
  usesOf(project, {
    measuresOf: (_, __, index) => (project.partAmounts[index] ? [] : undefined),
    nameOf: (line, lang, index) =>
      (lang === project.languages[0] && project.partAmounts[index]?.name) || line,
    spoonsOf: () => undefined,
    wordsOf: (unit) => [unit],
  });
