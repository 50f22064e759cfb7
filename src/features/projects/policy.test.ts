import { expect, it } from 'vitest';
import { isListed, statusesOf } from './policy';

it('lists contain only published, public projects', () => {
  const all = [1, 2, 3].flatMap((status) => [1, 2].map((type) => ({ status, type })));
  expect(all.filter(isListed)).toEqual([{ status: 2, type: 1 }]);
});

it('no filter means all but archived', () => {
  expect(
    [undefined, 'published', 'unpublished', 'archived', 'all'].map((filter) =>
      statusesOf(filter as never),
    ),
  ).toEqual([[1, 2], [2], [1], [3], [1, 2, 3]]);
});
