import { describe, expect, it } from 'vitest';
import { matchesStep, summaryParts } from './summary';
import { navigableSteps } from './walk';

const step = (id: string, type: 1 | 2 = 1) => ({
  id,
  type,
  name: [],
  description: [],
  file: null,
  alt: [],
});

describe('the summary', () => {
  it('has all steps by chapters, those before the first chapter in a group without chapter', () => {
    const steps = navigableSteps([
      step('a'),
      step('I', 2),
      step('b'),
      step('c'),
      step('II', 2),
      step('d'),
    ]);
    expect(
      summaryParts(steps).map(({ chapter, steps }) => [
        chapter?.id,
        steps.map(({ number, step }) => `${number}${step.id}`),
      ]),
    ).toEqual([
      [undefined, ['1a']],
      ['I', ['2b', '3c']],
      ['II', ['4d']],
    ]);
  });

  it.each([
    ['4', true],
    ['41', true],
    ['1', false],
    ['pao', true],
    ['FORNO  pão', true],
    ['bread', false],
    [' ', true],
  ])('finds step 41 by “%s”: %s', (typed, isFound) => {
    expect(matchesStep(typed, 41, 'Asse o pão', 'No forno.')).toBe(isFound);
  });
});
