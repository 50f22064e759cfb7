import { expect, it } from 'vitest';
import { inTurns } from './in-turns';

it('keeps the order, and lets others work between the turns', async () => {
  const work: string[] = [];
  setImmediate(() => work.push('other'));
  const results = await inTurns([1, 2, 3], 2, (item) => {
    work.push(String(item));
    return item * 2;
  });
  expect([results, work]).toEqual([
    [2, 4, 6],
    ['1', '2', 'other', '3'],
  ]);
});
