import type { StepUse } from '../../src/features/projects/model/content/content';
import type { LineKind } from '../../src/features/projects/model/lines/lines';
import type { MarkPlace } from '../../src/features/projects/model/marks/marks';
import type { ProjectLanguage } from '../../src/shared/interface/languages';
import type { SeedQuestion, SeedStep, SeedText } from './types';

type Pair = [first: string, second: string];
/** The further drawings, marks, lines, timers and uses of a step. */
type Beside = {
  further?: string[];
  /** Numbered in their order. */
  marks?: [MarkPlace, ...Pair][];
  lines?: [LineKind, ...Pair][];
  timers?: [seconds: number, ...Pair][];
  uses?: [item: string, how?: Omit<StepUse, 'item'>][];
};

/**
 * Helpers for the steps of a guide in two languages; every pair is in the order of `languages`, so
 * that sentence and translation stand side by side.
 */
export function inLanguages(languages: [ProjectLanguage, ProjectLanguage]) {
  const texts = (pair: Pair): SeedText[] => [
    { lang: languages[0], value: pair[0] },
    { lang: languages[1], value: pair[1] },
  ];
  return {
    step: (drawing: string, name: Pair, description: Pair, more: Beside = {}): SeedStep => ({
      type: 1,
      name: texts(name),
      description: texts(description),
      drawing,
      ...(more.further ? { furtherDrawings: more.further } : {}),
      ...(more.marks
        ? {
            marks: more.marks.map(([place, ...pair], index) => ({
              ...place,
              number: index + 1,
              label: texts(pair),
            })),
          }
        : {}),
      ...(more.lines
        ? { lines: more.lines.map(([kind, ...pair]) => ({ kind, text: texts(pair) })) }
        : {}),
      ...(more.timers
        ? { timers: more.timers.map(([seconds, ...pair]) => ({ seconds, label: texts(pair) })) }
        : {}),
      ...(more.uses ? { uses: more.uses.map(([item, how]) => ({ item, ...how })) } : {}),
    }),
    yields: (amount: number, unit: Pair) => ({ amount, unit: texts(unit) }),
    chapter: (name: Pair): SeedStep => ({ type: 2, name: texts(name), description: [] }),
    question: (question: Pair, answer: Pair): SeedQuestion => ({
      question: texts(question),
      answer: texts(answer),
    }),
  };
}
