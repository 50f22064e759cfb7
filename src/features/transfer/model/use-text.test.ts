import { expect, it } from 'vitest';
import { useIn, useText } from './use-text';

const LINES = ['300 ml milk', '300 ml milk (warm)', '3 eggs'];

it.each([
  ['300 ml milk', { index: 0 }],
  ['300 ml milk (warm)', { index: 1 }],
  ['300 ml milk (× 1/3)', { index: 0, share: 1 / 3 }],
  ['300 ml milk (× 0.15)', { index: 0, share: 0.15 }],
  ['300 ml milk (warm) (200 ml)', { index: 1, amount: { value: 200, unit: 'ml' } }],
  ['3 eggs (2)', { index: 2, amount: { value: 2, unit: null } }],
])('%s is written and read', (text, use) => {
  const { index, ...how } = use as { index: number };
  expect(useText(LINES[index] ?? '', how)).toBe(text);
  expect(useIn(text, LINES)).toEqual(use);
});

it.each([
  ...['300 ml milk (cold)', 'flour', '300 ml milk (× )', ''],
  ...['300 ml milk (× 1/0)', '300 ml milk (× 2)', '300 ml milk (× -1)', '300 ml milk (1e308 ml)'],
  ...['3 eggs (1000001)', `3 eggs (2 ${'x'.repeat(31)})`, '3 eggs (× 1e-400)', '3 eggs (1.2.3)'],
])('%s is no use', (text) => {
  expect(useIn(text, LINES)).toBeUndefined();
});
