import { expect, it } from 'vitest';
import { dropOffStep, SIGNIFICANT_VISITS } from './drop-off-step';

const steps = (...left: number[]) =>
  left.map((count, index) => ({ left: count, number: index + 1 }));
const numberOf = (left: number[], sessions = 80) => {
  const dropOff = dropOffStep(steps(...left), sessions);
  return dropOff.kind === 'step' ? dropOff.step.number : dropOff.kind;
};

it('names the step where the most visits ended', () => {
  expect(numberOf([3, 5, 2, 23, 0, 47])).toBe(4);
  expect(numberOf([1, 0, 0, 79])).toBe(1);
});

it('never the last step, where visits should end', () => {
  expect(numberOf([2, 0, 1, 77])).toBe(1);
  expect(numberOf([80])).toBe('none');
});

it('the earliest of several', () => {
  expect(numberOf([0, 9, 4, 9, 58])).toBe(2);
});

it('none when every visit reached the end', () => {
  expect(numberOf([0, 0, 80])).toBe('none');
  expect(numberOf([], 9)).toBe('none');
});

it('says nothing about a few visits', () => {
  expect(numberOf([SIGNIFICANT_VISITS - 1, 0], SIGNIFICANT_VISITS - 1)).toBe('tooFew');
  expect(numberOf([SIGNIFICANT_VISITS, 0], SIGNIFICANT_VISITS)).toBe(1);
  expect(numberOf([], 0)).toBe('tooFew');
});
