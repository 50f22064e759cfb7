import { expect, it } from 'vitest';
import { chapterWithSteps, withChapterSteps } from './chapter-steps';

const steps = [
  { id: 'a', type: 1 },
  { id: 'one', type: 2 },
  { id: 'b', type: 1 },
  { id: 'c', type: 1 },
  { id: 'two', type: 2 },
  { id: 'd', type: 1 },
];

it('returns the steps of a chapter up to the next one, or to the end', () => {
  expect(chapterWithSteps(steps, 'one')).toEqual(['one', 'b', 'c']);
  expect(chapterWithSteps(steps, 'two')).toEqual(['two', 'd']);
  expect(chapterWithSteps(steps, 'gone')).toEqual([]);
});

it('adds the steps of selected chapters, in the order of the guide', () => {
  expect(withChapterSteps(steps, new Set(['two', 'a']))).toEqual(['a', 'two', 'd']);
  expect(withChapterSteps(steps, new Set(['c']))).toEqual(['c']);
});
