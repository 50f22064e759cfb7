import type { ProjectLanguage } from '../../src/shared/interface/languages';
import type { SeedQuestion, SeedStep, SeedText } from './types';

type Pair = [first: string, second: string];

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
    step: (drawing: string, name: Pair, description: Pair): SeedStep => ({
      type: 1,
      name: texts(name),
      description: texts(description),
      drawing,
    }),
    chapter: (name: Pair): SeedStep => ({ type: 2, name: texts(name), description: [] }),
    question: (question: Pair, answer: Pair): SeedQuestion => ({
      question: texts(question),
      answer: texts(answer),
    }),
  };
}
