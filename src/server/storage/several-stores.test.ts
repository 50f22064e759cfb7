import { expect, it, vi } from 'vitest';
import { memoryStore } from '@/testing/memory-store';
import { severalStores } from './store';

const full = (text: string) => new Map([['full', Buffer.from(text)]]);

it('new pictures go to the main storage, and those of the others are read and removed too', async () => {
  const [main, other] = [memoryStore(), memoryStore()];
  const both = severalStores(main, [other]);
  await other.write('old', full('of old'));
  await other.write('both', full('older'));
  await both.write('new', full('of new'));
  await both.write('both', full('newer'));
  const read = async (name: string) => (await both.read(name, 'full'))?.toString();
  expect([await read('old'), await read('new'), await read('both'), await read('none')]).toEqual([
    'of old',
    'of new',
    'newer',
    undefined,
  ]);
  expect([await both.size('old', 'full'), await both.size('old', '480')]).toEqual([6, null]);
  await both.write('old', new Map([['480', Buffer.from('variant')]]));
  expect([...other.files.keys()]).toEqual(['old/full', 'both/full']);
  expect((await both.variants('old')).sort()).toEqual(['480', 'full']);
  expect((await both.list()).names).toEqual(['new', 'both', 'old']);
  for (const name of ['old', 'both', 'none']) await both.remove(name);
  expect([[...main.files.keys()], other.files.size]).toEqual([['new/full'], 0]);
});

it('a picture is found that moves to the main storage while it is looked for', async () => {
  const [main, other] = [memoryStore(), memoryStore()];
  await other.write('moving', full('here'));
  vi.spyOn(other, 'read').mockImplementation(async () => {
    await main.write('moving', full('here'));
    return null;
  });
  expect((await severalStores(main, [other]).read('moving', 'full'))?.toString()).toBe('here');
});

it('a picture is removed where that works, and the failure is told', async () => {
  const [main, other] = [memoryStore(), memoryStore()];
  const both = severalStores(main, [other]);
  await main.write('a', full('x'));
  await other.write('a', full('x'));
  vi.spyOn(main, 'remove').mockRejectedValue(new Error('away'));
  await expect(both.remove('a')).rejects.toThrow('away');
  expect([main.files.size, other.files.size]).toEqual([1, 0]);
});
