import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formerIndexes } from './align-list';

const list = (text: string) => [...text];

it.each([
  ['a changed entry stays at its place', 'abc', 'axc', [0, 1, 2]],
  ['an added one is new', 'abc', 'abxc', [0, 1, undefined, 2]],
  ['a removed one takes nothing along', 'abc', 'ac', [0, 2]],
  ['a moved one is found', 'abcd', 'dabc', [3, 0, 1, 2]],
  ['one that replaces another elsewhere is new', 'abcd', 'dabx', [3, 0, 1, undefined]],
  ['equal ones stay in their order', 'aa', 'xaa', [undefined, 0, 1]],
  ['equal ones stay at their places', 'aa', 'ba', [0, 1]],
  ['the last of equal ones stays the last', 'aba', 'ba', [1, 2]],
  ['other entries in another length are all new', 'ab', 'xyz', [undefined, undefined, undefined]],
])('%s', (_, before, after, indexes) => {
  expect(formerIndexes(list(before), list(after))).toEqual(indexes);
});

it('finds one that was changed a little while others came or went', () => {
  const before = ['500 g flour', '200 g butter', 'salt'];
  expect(formerIndexes(before, ['salt', '400 g white flour'])).toEqual([2, 0]);
  expect(formerIndexes(before, ['500 g sugar', 'salt', '1 egg', 'water'])).toEqual([
    ...[undefined, 2, undefined, undefined],
  ]);
});

it.each([
  ['moved and changed', ['3 cups brown wheat flour', '3 cups white wheat flour'], [1, 0]],
  ['one of two replaced', ['salt', '3 cups brown wheat flour'], [0, 1]],
  ['one of two removed', ['3 cups brown wheat flour'], [1]],
  ['both changed', ['3 cups fine wheat flour', '3 cups coarse wheat flour'], [0, 1]],
])('follows the most alike of entries that are alike: %s', (_, after, indexes) => {
  const before = ['2 cups white wheat flour', '2 cups brown wheat flour'];
  expect(formerIndexes(before, after)).toEqual(indexes);
});

it('finds each entry once, an equal one wherever there is one', () => {
  const letters = fc.array(fc.constantFrom(...'abcd'), { maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const former = formerIndexes(before, after).filter((index) => index !== undefined);
      expect(new Set(former).size).toBe(former.length);
      const count = (all: string[], letter: string) => all.filter((each) => each === letter).length;
      const equal = formerIndexes(before, after).filter(
        (from, index) => from !== undefined && before[from] === after[index],
      );
      const common = [...'abcd'].map((each) => Math.min(count(before, each), count(after, each)));
      expect(equal.length).toBe(common.reduce((sum, one) => sum + one, 0));
    }),
  );
});
