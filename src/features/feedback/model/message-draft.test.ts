import { expect, it } from 'vitest';
import { parseMessageDraft, RATINGS, ratingAt } from './message-draft';

it('ratings are half stars up to five', () => {
  expect(RATINGS).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
});

it.each([
  [-0.2, 0.5],
  [0, 0.5],
  [0.1, 0.5],
  [0.101, 1],
  [0.5, 2.5],
  [0.85, 4.5],
  [1, 5],
  [1.7, 5],
])('the place %s on the stars is %s', (share, rating) => {
  expect(ratingAt(share)).toBe(rating);
});

it.each([
  [undefined, {}],
  ['x', {}],
  [[1], {}],
  [{ rating: 2.25, difficulty: 6, subject: 7, other: 'x' }, {}],
  [
    { rating: 2.5, difficulty: 5, subject: 'S', message: '', name: 'N', email: 'e' },
    { rating: 2.5, difficulty: 5, subject: 'S', message: '', name: 'N', email: 'e' },
  ],
])('understands of what was kept %j only what it can be', (kept, words) => {
  expect(parseMessageDraft(kept)).toEqual(words);
});
