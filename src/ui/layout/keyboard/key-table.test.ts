import { expect, it } from 'vitest';
import { commandOf } from '@/features/viewer/shell/model/viewer-keys';
import en from '../../../../messages/en.json';
import { keysAt } from './key-table';

const PLACES = [
  '/',
  '/explore',
  '/p/k3m9xw2hq7pd/s/2',
  '/dashboard',
  '/dashboard/projects/k3m9xw2hq7pd/step/1',
];
const doneAt = (pathname: string) => keysAt(pathname).map(({ does }) => does);

it('tells the keys of the place first, and on every page how to see them', () => {
  expect(keysAt('/about')).toEqual([
    { does: 'dismiss', keys: ['Escape'] },
    { does: 'help', keys: ['?'] },
  ]);
  expect(keysAt('/explore')[0]).toEqual({ does: 'search', keys: ['/'] });
  expect(doneAt('/dashboard/projects/k3m9xw2hq7pd')).toEqual(
    expect.arrayContaining(['save', 'picture', 'nextItem', 'undo']),
  );
  expect(doneAt('/dashboard/projects')).toEqual(['dismiss', 'help']);
  for (const place of PLACES) expect(doneAt(place), place).toContain('help');
});

it('tells of the viewer what its keys do indeed', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const rows = keysAt('/p/k3m9xw2hq7pd/s/2').filter(({ does }) => does !== 'help');
  expect(rows.length).toBeGreaterThan(6);
  for (const { does, keys } of rows)
    for (const key of keys) expect(commandOf({ key, ...plain }), key).toBe(does);
});

it('has a text for each, and none besides', () => {
  expect([...new Set([...PLACES.flatMap(doneAt), 'title', 'space'])].sort()).toEqual(
    Object.keys(en.keys).sort(),
  );
});
