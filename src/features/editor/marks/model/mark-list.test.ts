import { expect, it } from 'vitest';
import {
  type EditedMark,
  isSameList,
  mergedMarks,
  nextNumber,
  sentMarks,
  strokeOn,
  undone,
  withLabel,
  withMark,
} from './mark-list';

const mark = (id: string, more: Partial<EditedMark> = {}): EditedMark => ({
  ...{ id, kind: 'circle', x: 0.1, y: 0.1, w: 0.2, h: 0.2 },
  number: null,
  tone: null,
  label: [],
  ...more,
});
const ids = (marks: readonly EditedMark[]) => marks.map(({ id }) => id);

it('offers the lowest free number', () => {
  expect(nextNumber([mark('a', { number: 1 }), mark('b', { number: 3 })])).toBe(2);
  const all = Array.from({ length: 9 }, (_, index) => mark(`${index}`, { number: index + 1 }));
  expect(nextNumber(all)).toBeNull();
});

it('undoes a stroke without touching what came since', () => {
  const list = [mark('a'), mark('b'), mark('c')];
  const moved = withMark(list, 'b', mark('b', { x: 0.5 }));
  const since = withMark(moved, 'd', mark('d'));
  expect(undone(since, strokeOn(list, 'b'))).toEqual([...list, mark('d')]);
  const without = withMark(list, 'b', undefined);
  expect(ids(without)).toEqual(['a', 'c']);
  expect(undone(without, strokeOn(list, 'b'))).toEqual(list);
  expect(undone(since, strokeOn(list, 'd'))).toEqual(moved);
});

it('sends written labels only, and sees the same list', () => {
  const written = withLabel(withLabel(mark('a'), 'pt-BR', 'Furo '), 'en', 'Hole');
  expect(sentMarks([withLabel(written, 'en', '')])[0]?.label).toEqual([
    { lang: 'pt-BR', value: 'Furo' },
  ]);
  const stored = {
    ...written,
    label: written.label.map((text) => ({ ...text, value: text.value })),
  };
  expect(isSameList([written], [{ ...stored, label: stored.label.toReversed() }])).toBe(true);
  expect(isSameList([written], [mark('a')])).toBe(false);
});

it('merges mark by mark what was changed here and elsewhere', () => {
  const base = [mark('same'), mark('ours'), mark('theirs'), mark('both')];
  const ours = [mark('same'), mark('ours', { x: 0.3 }), mark('theirs'), mark('both', { x: 0.4 })];
  const theirs = [
    mark('same'),
    mark('ours'),
    mark('theirs', { x: 0.6 }),
    mark('both', { x: 0.7 }),
    mark('new there'),
  ];
  expect(mergedMarks(base, [...ours, mark('new here')], theirs)).toEqual([
    mark('same'),
    mark('ours', { x: 0.3 }),
    mark('theirs', { x: 0.6 }),
    mark('both', { x: 0.4 }),
    mark('new there'),
    mark('new here'),
  ]);
});

it('keeps a removed mark only where the other side changed it', () => {
  const base = [mark('a'), mark('b'), mark('c'), mark('d')];
  const ours = [mark('c', { x: 0.5 }), mark('d')];
  const theirs = [mark('a'), mark('b', { x: 0.5 })];
  expect(mergedMarks(base, ours, theirs)).toEqual([mark('b', { x: 0.5 }), mark('c', { x: 0.5 })]);
});
