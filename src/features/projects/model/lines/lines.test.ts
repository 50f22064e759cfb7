import { expect, it } from 'vitest';
import { changedLines, changedTimers } from './change-lines';
import {
  gatedLines,
  inReadingOrder,
  isGated,
  LINE_KINDS,
  type LineKind,
  linesAfter,
  linesBefore,
} from './lines';
import { secondsOf, shortSeconds } from './seconds';

const lines = (['tip', 'caution', 'note', 'danger', 'warning', 'tip', 'danger'] as const).map(
  (kind, index) => ({ id: String(index), kind }),
);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

it('puts danger, warning and caution first, and leaves the rest as the creator ordered it', () => {
  expect([ids(linesBefore(lines)), ids(linesAfter(lines)), ids(inReadingOrder(lines))]).toEqual([
    '3641',
    '025',
    '3641025',
  ]);
  expect(LINE_KINDS.filter(isGated)).toEqual(['danger', 'warning']);
  expect(ids(gatedLines(lines))).toBe('36');
});

it('takes a line without a known id for a new one', () => {
  const text = (value: string) => [{ lang: 'en' as const, value }];
  const stored = [
    {
      id: 'a',
      kind: 'note' as LineKind,
      text: [...text('A'), { lang: 'de' as const, value: 'Ä' }],
    },
  ];
  const changed = [
    { kind: 'tip' as LineKind, text: text('New') },
    { id: 'a', kind: 'note' as LineKind, text: text('A') },
  ];
  const edit = { primary: 'en' as const, newId: () => 'n' };
  expect(changedLines(stored, changed, edit)).toEqual([
    { id: 'n', kind: 'tip', text: text('New') },
    stored[0],
  ]);
});

it('keeps the names of a timer in languages that are not given', () => {
  const label = [
    { lang: 'en' as const, value: 'Dry' },
    { lang: 'de' as const, value: 'Trocknen' },
  ];
  const stored = [{ id: 'a', seconds: 60, label }];
  const changed = [{ id: 'a', seconds: 90, label: label.slice(0, 1) }];
  expect(changedTimers(stored, changed, { primary: 'en', newId: () => 'n' })).toEqual([
    { id: 'a', seconds: 90, label },
  ]);
});

it.each([
  [5, '5 s'],
  [60, '1 min'],
  [5_430, '1 h 30 min 30 s'],
  [86_400, '24 h'],
  [0, '0 s'],
])('writes %i seconds short', (seconds, short) => {
  expect(shortSeconds(seconds)).toBe(short);
  expect(secondsOf(short)).toBe(seconds === 0 ? undefined : seconds);
});
