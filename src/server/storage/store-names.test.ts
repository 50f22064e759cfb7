import { afterEach, expect, it, vi } from 'vitest';
import { EVERYTHING, invalidateHere, pictureTag } from '../cache/invalidation';
import { storeNameOf } from './store-names';

const findUnique = vi.hoisted(() => vi.fn());
vi.mock('../db/client', () => ({ db: () => ({ file: { findUnique } }) }));

const invalidate = (...indexes: number[]) =>
  invalidateHere(indexes.map((index) => pictureTag(keyOf(index))));
const keyOf = (index: number) => `1700000000000-${String(index).padStart(24, 'a')}`;
const stored = (storeName: string) => ({ key: '', storedAt: new Date(), picture: { storeName } });
const away = Object.assign(new Error(), { code: 'ECONNREFUSED' });
afterEach(() => void findUnique.mockReset());

it('a name is queried once, then cached until it is invalidated', async () => {
  findUnique.mockResolvedValueOnce(stored('p1'));
  expect([
    await storeNameOf(keyOf(1)),
    await storeNameOf(keyOf(1)),
    findUnique.mock.calls.length,
  ]).toEqual(['p1', 'p1', 1]);
  findUnique.mockRejectedValueOnce(away);
  await expect(storeNameOf(keyOf(2))).rejects.toBe(away);
  expect([await storeNameOf('../x'), await storeNameOf(''), findUnique.mock.calls.length]).toEqual([
    undefined,
    undefined,
    2,
  ]);
});

it('a removed key is unknown at once, also to a concurrent read', async () => {
  findUnique.mockResolvedValueOnce(stored('p3'));
  await storeNameOf(keyOf(3));
  await invalidate(3);
  findUnique.mockImplementationOnce(async () => {
    await invalidate(3);
    return stored('p3');
  });
  await storeNameOf(keyOf(3));
  findUnique.mockResolvedValueOnce(null);
  expect([await storeNameOf(keyOf(3)), findUnique.mock.calls.length]).toEqual([undefined, 3]);
});

it('removed keys are unknown, and all are queried again after an invalidation of everything', async () => {
  findUnique.mockResolvedValue(stored('p4'));
  await storeNameOf(keyOf(4));
  await storeNameOf(keyOf(5));
  await invalidate(4);
  findUnique.mockReset().mockResolvedValueOnce(null);
  expect([
    await storeNameOf(keyOf(4)),
    await storeNameOf(keyOf(5)),
    findUnique.mock.calls.length,
  ]).toEqual([undefined, 'p4', 1]);
  await invalidateHere([EVERYTHING]);
  findUnique.mockRejectedValueOnce(away).mockResolvedValueOnce(null);
  expect([
    await storeNameOf(keyOf(5)),
    await storeNameOf(keyOf(5)),
    findUnique.mock.calls.length,
  ]).toEqual(['p4', undefined, 3]);
});

it('caches at most 10,000 names', async () => {
  findUnique.mockResolvedValue(stored('p'));
  for (let index = 0; index <= 10_000; index += 1) await storeNameOf(keyOf(100 + index));
  const before = findUnique.mock.calls.length;
  await storeNameOf(keyOf(10_100));
  await storeNameOf(keyOf(100));
  expect(findUnique.mock.calls.length - before).toBe(1);
});
