import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dateRangeParams, rangeOf, refuseEndBeforeStart } from './date-range';

const query = z.object(dateRangeParams).superRefine(refuseEndBeforeStart);
const start = '2026-01-01T00:00:00.000Z';
const end = '2026-02-01T12:30:00+02:00';

describe('a range of dates in a query', () => {
  it('is the two given instants', () => {
    expect(rangeOf(query.parse({ startDate: start, endDate: end }))).toEqual({
      start: new Date(start),
      end: new Date('2026-02-01T10:30:00Z'),
    });
  });

  it('applies only when both ends are chosen', () => {
    expect(rangeOf(query.parse({}))).toBeUndefined();
    expect(rangeOf(query.parse({ startDate: start }))).toBeUndefined();
    expect(rangeOf(query.parse({ endDate: end }))).toBeUndefined();
  });

  it('may be a single instant, and may not end before it begins', () => {
    expect(query.safeParse({ startDate: start, endDate: start }).success).toBe(true);
    expect(query.safeParse({ startDate: end, endDate: start }).error?.issues).toMatchObject([
      { path: ['endDate'], message: 'endBeforeStart' },
    ]);
  });

  it.each([
    '',
    'yesterday',
    '2026-01-01',
    '2026-13-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])('refuses %j', (text) => {
    expect(query.safeParse({ startDate: text }).error?.issues).toMatchObject([
      { path: ['startDate'], message: 'dateTime' },
    ]);
  });
});
