import type { PublicProject } from '../../schema';
import { usesOf } from './step-uses';

/** The uses of a version that a browser has read: it knows which lines have amounts, not where. */
export function usesAsWritten(project: PublicProject) {
  // Answers of an earlier release have no amounts, and no uses either.
  const amountAt = (place: number) => [...project.partAmounts, ...project.toolAmounts][place];
  return usesOf(project, {
    measuresOf: (_, __, place) => (amountAt(place) ? [] : undefined),
    nameOf: (line, lang, place) => (lang === project.languages[0] && amountAt(place)?.name) || line,
    spoonsOf: () => undefined,
    wordsOf: (unit) => [unit],
  });
}
