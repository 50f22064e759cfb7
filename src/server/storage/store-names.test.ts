import { afterEach, expect, it, vi } from 'vitest';
import { EVERYTHING } from '../cache/invalidation';
import { invalidateStoreNames, onStoreNamesInvalidated, storeNameOf } from './store-names';

const findUnique = vi.hoisted(() => vi.fn());
vi.mock('../db/client', () => ({ db: () => ({ file: { findUnique } }) }));

const keyOf = (index: number) => `1700000000000-${String(index).padStart(24, 'a')}`;
const stored = (storeName: string) => ({ key: '', storedAt: new Date(), picture: { storeName } });
const away = Object.assign(new Error(), { code: 'ECONNREFUSED' });
afterEach(() => {
  vi.useRealTimers();
  findUnique.mockReset();
});

it('a name is queried once, then cached for a minute, and longer while the database is unavailable', async () => {
  findUnique.mockResolvedValueOnce(stored('p1'));
  expect([
    await storeNameOf(keyOf(1)),
    await storeNameOf(keyOf(1)),
    findUnique.mock.calls.length,
  ]).toEqual(['p1', 'p1', 1]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  findUnique.mockRejectedValueOnce(away);
  expect([await storeNameOf(keyOf(1)), findUnique.mock.calls.length]).toEqual(['p1', 2]);
  findUnique.mockRejectedValueOnce(away);
  await expect(storeNameOf(keyOf(2))).rejects.toBe(away);
  expect([await storeNameOf('../x'), await storeNameOf(''), findUnique.mock.calls.length]).toEqual([
    undefined,
    undefined,
    3,
  ]);
});

it('a removed key is unknown at once, also to a concurrent read', async () => {
  findUnique.mockResolvedValueOnce(stored('p3'));
  await storeNameOf(keyOf(3));
  await invalidateStoreNames([keyOf(3)]);
  findUnique.mockImplementationOnce(async () => {
    await invalidateStoreNames([keyOf(3)]);
    return stored('p3');
  });
  await storeNameOf(keyOf(3));
  findUnique.mockResolvedValueOnce(null);
  expect([await storeNameOf(keyOf(3)), findUnique.mock.calls.length]).toEqual([undefined, 3]);
});

it('keys removed by another instance are unknown, and all are queried again after messages may have been lost', async () => {
  findUnique.mockResolvedValue(stored('p4'));
  await storeNameOf(keyOf(4));
  await storeNameOf(keyOf(5));
  onStoreNamesInvalidated([`picture:${keyOf(4)}`, 'projects']);
  findUnique.mockReset().mockResolvedValueOnce(null);
  expect([
    await storeNameOf(keyOf(4)),
    await storeNameOf(keyOf(5)),
    findUnique.mock.calls.length,
  ]).toEqual([undefined, 'p4', 1]);
  onStoreNamesInvalidated([EVERYTHING]);
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
