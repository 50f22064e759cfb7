import { describe, expect, it } from 'vitest';
import { placeAt } from './list-place';
import { keptSpan, monthsBefore, periodOf, wholeDays } from './period';

const at = (text: string) => new Date(`2026-${text}Z`);
const bounds = { firstDay: '2026-11-01', now: at('11-05T12:00:00'), keptFrom: '' };
const of = (start: string, end: string, changes = {}) =>
  periodOf({ start: at(start), end: at(end) }, { ...bounds, ...changes });

describe('the days of a range', () => {
  it('are all of them without a range', () => {
    expect(periodOf(undefined, bounds)).toEqual({
      days: ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'],
      parts: [],
    });
  });

  it('are whole from the first to the last millisecond, or until now', () => {
    expect(of('11-02T00:00:00.000', '11-03T23:59:59.999')).toEqual({
      days: ['2026-11-02', '2026-11-03'],
      parts: [],
    });
    expect(of('11-05T00:00:00.000', '11-05T12:00:00.000').parts).toEqual([]);
    expect(of('11-05T00:00:00.000', '11-05T11:59:59.999').parts).toHaveLength(1);
    expect(of('11-04T00:00:00.001', '11-05T13:00:00.000').parts).toEqual([
      { day: '2026-11-04', from: at('11-04T00:00:00.001'), to: at('11-04T23:59:59.999') },
    ]);
  });

  it('are partial at both ends, or twice on one day', () => {
    const period = of('11-02T10:00:00', '11-04T10:00:00');
    expect(period.parts.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-04']);
    expect(wholeDays(period)).toEqual({ from: '2026-11-03', to: '2026-11-03' });
    const one = of('11-03T10:00:00', '11-03T11:00:00');
    expect(one).toEqual({
      days: ['2026-11-03'],
      parts: [{ day: '2026-11-03', from: at('11-03T10:00:00'), to: at('11-03T11:00:00') }],
    });
    expect(wholeDays(one)).toBeUndefined();
  });

  it('start at the first possible day and end today', () => {
    expect(of('01-01T10:00:00', '12-31T10:00:00')).toEqual(periodOf(undefined, bounds));
    expect(of('11-06T00:00:00', '11-07T00:00:00')).toEqual({ days: [], parts: [] });
    expect(of('10-01T00:00:00', '10-31T23:00:00')).toEqual({ days: [], parts: [] });
  });

  it('are whole where records are compacted, and have no individual visits there', () => {
    const keptFrom = '2026-11-03';
    const period = of('11-02T10:00:00', '11-04T10:00:00', { keptFrom });
    expect(period.parts.map(({ day }) => day)).toEqual(['2026-11-04']);
    expect(keptSpan(period, keptFrom)).toEqual({
      from: at('11-03T00:00:00.000'),
      to: at('11-04T10:00:00'),
    });
    expect(
      keptSpan(of('11-01T10:00:00', '11-02T10:00:00', { keptFrom }), keptFrom),
    ).toBeUndefined();
  });
});

it('counts back by months to an existing day', () => {
  expect([
    monthsBefore(at('03-31T23:00:00'), 1),
    monthsBefore(at('11-21T00:00:00'), 13),
    monthsBefore(at('01-01T00:00:00'), 1200),
  ]).toEqual(['2026-02-28', '2025-10-21', '1926-01-01']);
});

it('finds a position in a list by the days before it', () => {
  const days = [
    { day: 'c', sessions: 2 },
    { day: 'b', sessions: 0 },
    { day: 'a', sessions: 3 },
  ];
  expect([0, 1, 2, 4, 5].map((offset) => placeAt(offset, days))).toEqual([
    { day: 'c', offset: 0 },
    { day: 'c', offset: 1 },
    { day: 'a', offset: 0 },
    { day: 'a', offset: 2 },
    undefined,
  ]);
});
