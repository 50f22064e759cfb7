import { expect, it } from 'vitest';
import { markNumbersIn, numberSign, withSpokenNumbers } from './number-sign';

it('finds the numbers of marks in a text, each once', () => {
  expect(markNumbersIn('Turn ③, then ① and ③ again; not (2) or ⑩.')).toEqual([3, 1]);
  expect(markNumbersIn('Nothing here')).toEqual([]);
});

it('writes numbers for a voice, in a text of the same length', () => {
  expect(withSpokenNumbers('Turn ① and ⑨.')).toBe('Turn 1 and 9.');
  expect(numberSign(4)).toBe('④');
});
