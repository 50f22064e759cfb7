import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDays, unitFor } from './group-days';

const DAY_MS = 86_400_000;
const daysFrom = (first: string, counts: [number, number][]) =>
  counts.map(([views, sessions], index) => ({
    day: new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
    views,
    sessions,
  }));
const spans = (first: string, count: number, unit: 'day' | 'week' | 'month') =>
  groupDays(
    daysFrom(
      first,
      Array.from({ length: count }, () => [1, 0]),
    ),
    unit,
  ).map((group) => [group.first, group.last, group.views]);

describe('days', () => {
  it('are grouped by weeks from Monday to Sunday, and by months; the first and last group may be shorter', () => {
    // 1 November 2026 is a Sunday.
    expect(spans('2026-10-31', 11, 'week')).toEqual([
      ['2026-10-31', '2026-11-01', 2],
      ['2026-11-02', '2026-11-08', 7],
      ['2026-11-09', '2026-11-10', 2],
    ]);
    expect(spans('2027-12-30', 35, 'month')).toEqual([
      ['2027-12-30', '2027-12-31', 2],
      ['2028-01-01', '2028-01-31', 31],
      ['2028-02-01', '2028-02-02', 2],
    ]);
    expect(spans('2026-10-31', 2, 'day')).toEqual([
      ['2026-10-31', '2026-10-31', 1],
      ['2026-11-01', '2026-11-01', 1],
    ]);
  });

  it('keep their sums in every grouping', () => {
    const sum = (groups: readonly { views: number; sessions: number }[]) => [
      groups.reduce((views, group) => views + group.views, 0),
      groups.reduce((sessions, group) => sessions + group.sessions, 0),
    ];
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.array(fc.tuple(fc.nat(1e6), fc.nat(1e6)), { maxLength: 450 }),
        (date, counts) => {
          const days = daysFrom(date.toISOString().slice(0, 10), counts);
          for (const unit of ['day', 'week', 'month'] as const)
            expect(sum(groupDays(days, unit))).toEqual(sum(days));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are shown in the finest readable unit', () => {
    expect([unitFor(90, 1000), unitFor(91, 270), unitFor(30, 270)]).toEqual(['day', 'week', 'day']);
    expect([unitFor(366, 1000), unitFor(366, 270), unitFor(800, 270)]).toEqual([
      'week',
      'week',
      'month',
    ]);
  });
});
