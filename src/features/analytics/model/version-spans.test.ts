import { expect, it } from 'vitest';
import { versionSpans, versionsOn } from './version-spans';

const versions = [
  { number: 7, publishedAt: '2026-11-03T10:00:00.000Z' },
  { number: 6, publishedAt: '2026-11-03T00:00:00.000Z' },
  { number: 4, publishedAt: '2026-11-01T23:59:59.999Z' },
];

it('a version lasts from its publication to a moment before the next one', () => {
  expect(versionSpans(versions)).toEqual([
    { number: 7, start: '2026-11-03T10:00:00.000Z', end: undefined },
    { number: 6, start: '2026-11-03T00:00:00.000Z', end: '2026-11-03T09:59:59.999Z' },
    { number: 4, start: '2026-11-01T23:59:59.999Z', end: '2026-11-02T23:59:59.999Z' },
  ]);
  expect(versionSpans([])).toEqual([]);
});

it('never ends before it begins, when two were published at once', () => {
  const at = '2026-11-03T10:00:00.000Z';
  const [, earlier] = versionSpans([
    { number: 2, publishedAt: at },
    { number: 1, publishedAt: at },
  ]);
  expect(earlier).toEqual({ number: 1, start: at, end: at });
});

it('begins on the UTC day of its publication', () => {
  const on = (first: string, last = first) => versionsOn(versions, { first, last });
  expect(on('2026-11-01')).toEqual([4]);
  expect(on('2026-11-02')).toEqual([]);
  expect(on('2026-11-01', '2026-11-07')).toEqual([4, 6, 7]);
});
