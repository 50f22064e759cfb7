import { expect, it } from 'vitest';
import { losingStep, TELLING_VISITS } from './losing-step';

const steps = (...left: number[]) =>
  left.map((count, index) => ({ left: count, number: index + 1 }));
const numberOf = (left: number[], sessions = 80) => {
  const loss = losingStep(steps(...left), sessions);
  return loss.kind === 'step' ? loss.step.number : loss.kind;
};

it('names the step where the most visits ended', () => {
  expect(numberOf([3, 5, 2, 23, 0, 47])).toBe(4);
  expect(numberOf([1, 0, 0, 79])).toBe(1);
});

it('never the last step, where they should end', () => {
  expect(numberOf([2, 0, 1, 77])).toBe(1);
  expect(numberOf([80])).toBe('none');
});

it('the earliest of several', () => {
  expect(numberOf([0, 9, 4, 9, 58])).toBe(2);
});

it('none where nobody left before the end', () => {
  expect(numberOf([0, 0, 80])).toBe('none');
  expect(numberOf([], 9)).toBe('none');
});

it('says nothing of a few visits', () => {
  expect(numberOf([TELLING_VISITS - 1, 0], TELLING_VISITS - 1)).toBe('tooFew');
  expect(numberOf([TELLING_VISITS, 0], TELLING_VISITS)).toBe(1);
  expect(numberOf([], 0)).toBe('tooFew');
});
