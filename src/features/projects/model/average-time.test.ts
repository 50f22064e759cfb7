import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAverageTime, parseAverageTime } from './average-time';

it('an average time is HH:MM from 00:01 to 99:59', () => {
  expect([parseAverageTime('00:01'), parseAverageTime('01:30'), parseAverageTime('99:59')]).toEqual(
    [1, 90, 5999],
  );
  for (const text of [
    '00:00',
    '100:00',
    '1:30',
    '01:60',
    '01:3',
    '01-30',
    ' 01:30',
    '01:30\n',
    '',
    '-1:30',
  ])
    expect(parseAverageTime(text), text).toBeUndefined();
});

it('is formatted as it was parsed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5999 }),
      (minutes) => parseAverageTime(formatAverageTime(minutes)) === minutes,
    ),
  );
});
