import { expect, it } from 'vitest';
import { ratioOf, worsened } from './ratios';

it('accepts the median of the rounds, with 5 % room or as much as they differ', () => {
  expect(ratioOf([2.02, 2, 1.99])).toEqual({ ratio: 2, room: 0.05 });
  expect(ratioOf([0.11, 0.1, 0.09])).toEqual({ ratio: 0.1, room: 0.2 });
});

it('reports what got worse by more than its room, and nothing that is new or better', () => {
  const accepted = { guide: { ratio: 8, room: 0.05 }, search: { ratio: 0.1, room: 0.2 } };
  const measure = (guide: number, search: number) =>
    worsened(
      {
        guide: { ratio: guide, room: 0.05 },
        search: { ratio: search, room: 0.05 },
        other: { ratio: 1, room: 0.05 },
      },
      accepted,
    );
  expect(measure(7.7, 0.081)).toEqual([]);
  expect(measure(9, 0.2)).toEqual([]);
  expect(measure(7.5, 0.079)).toEqual([
    'guide: 7.5 of the bare app, 8 was accepted',
    'search: 0.079 of the bare app, 0.1 was accepted',
  ]);
});
