import { describe, expect, it } from 'vitest';
import {
  dayText,
  instantText,
  PERIODS,
  rangeAt,
  readTyped,
  typedOf,
  weekStartOf,
} from './date-range-rules';

const SAO_PAULO = 'America/Sao_Paulo';
const NEW_YORK = 'America/New_York';

const at = (text: string) => new Date(text);
const startOf = (
  period: (typeof PERIODS)[number],
  now: string,
  { zone = SAO_PAULO, weekStartsOn = 0 }: { zone?: string; weekStartsOn?: 0 | 1 } = {},
) => rangeAt({ period }, at(now), { zone, weekStartsOn }).startDate;

describe('a date range', () => {
  it('has the presets of the specification, counted in a time zone', () => {
    const now = '2026-11-21T01:20:30.500Z'; // still Friday the 20th in São Paulo
    expect(PERIODS.map((period) => startOf(period, now))).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-15T03:00:00.000Z',
      '2026-11-01T03:00:00.000Z',
      '2026-01-01T03:00:00.000Z',
      '2026-08-23T01:20:00.000Z',
      '2026-05-25T01:20:00.000Z',
    ]);
    expect(
      new Set(
        PERIODS.map(
          (period) => rangeAt({ period }, at(now), { zone: SAO_PAULO, weekStartsOn: 0 }).endDate,
        ),
      ),
    ).toEqual(new Set(['2026-11-21T01:20:59.999Z']));
  });

  it('begins a week on the day the person’s week begins on', () => {
    expect(startOf('week', '2026-11-22T15:00:00Z')).toBe('2026-11-22T03:00:00.000Z');
    expect(startOf('week', '2026-11-22T15:00:00Z', { weekStartsOn: 1 })).toBe(
      '2026-11-16T03:00:00.000Z',
    );
    expect([
      weekStartOf('en', []),
      weekStartOf('pt-BR', []),
      weekStartOf('en', ['pt-PT', 'en-GB']),
      weekStartOf('pt-BR', ['pt-PT', 'en-GB']),
    ]).toEqual([0, 0, 1, 0]);
  });

  it('begins a month and a year in the month and the year it is there, not in UTC', () => {
    expect(startOf('month', '2026-12-01T02:59:00Z')).toBe('2026-11-01T03:00:00.000Z');
    expect(startOf('year', '2027-01-01T02:59:00Z')).toBe('2026-01-01T03:00:00.000Z');
    expect(startOf('month', '2028-02-29T12:00:00Z')).toBe('2028-02-01T03:00:00.000Z');
  });

  it('goes back whole days where the clock was changed in between', () => {
    const inNewYork = { zone: NEW_YORK };
    expect(startOf('days90', '2026-11-21T17:00:00Z', inNewYork)).toBe('2026-08-23T16:00:00.000Z');
    expect(startOf('today', '2026-11-01T20:00:00Z', inNewYork)).toBe('2026-11-01T04:00:00.000Z');
    expect(startOf('week', '2026-11-04T20:00:00Z', inNewYork)).toBe('2026-11-01T04:00:00.000Z');
  });

  it('includes the whole last minute that somebody chose', () => {
    const choice = { start: at('2026-11-01T10:00:00Z'), end: at('2026-11-01T10:00:00Z') };
    expect(
      rangeAt(choice, at('2026-11-21T00:00:00Z'), { zone: SAO_PAULO, weekStartsOn: 0 }),
    ).toEqual({
      startDate: '2026-11-01T10:00:00.000Z',
      endDate: '2026-11-01T10:00:59.999Z',
    });
  });

  it('is read as it is typed, and written as it is read', () => {
    const range = { startDate: '2026-02-28T21:05:00.000Z', endDate: '2026-03-01T02:59:59.999Z' };
    expect(typedOf(range, SAO_PAULO)).toEqual({
      start: '2026-02-28T18:05',
      end: '2026-02-28T23:59',
    });
    expect(readTyped(typedOf(range, SAO_PAULO), SAO_PAULO)).toEqual({
      range: { start: at('2026-02-28T21:05:00Z'), end: at('2026-03-01T02:59:00Z') },
    });
    expect(instantText(range.startDate, SAO_PAULO)).toBe('28/02/2026 18:05');
    expect(dayText('2026-02-28')).toBe('28/02/2026');
  });

  it('needs both ends, in order, in years that are typed to the end', () => {
    const problemOf = (start: string, end: string) => readTyped({ start, end }, SAO_PAULO);
    expect(problemOf('', '2026-03-01T10:00')).toEqual({ problem: 'half' });
    expect(problemOf('2026-03-01T10:00', '')).toEqual({ problem: 'half' });
    expect(problemOf('', '')).toEqual({ problem: 'half' });
    expect(problemOf('0202-03-01T10:00', '2026-03-01T10:00')).toEqual({ problem: 'years' });
    expect(problemOf('2026-03-01T10:00', '20260-03-01T10:00')).toMatchObject({
      problem: expect.any(String),
    });
    expect(problemOf('2026-03-01T10:01', '2026-03-01T10:00')).toEqual({ problem: 'order' });
    expect(problemOf('2026-03-01T10:00', '2026-03-01T10:00')).toHaveProperty('range');
  });

  it('knows what a clock left out in spring', () => {
    expect(readTyped({ start: '2026-03-08T02:30', end: '2026-03-08T04:00' }, NEW_YORK)).toEqual({
      range: { start: at('2026-03-08T07:30:00Z'), end: at('2026-03-08T08:00:00Z') },
    });
  });
});
