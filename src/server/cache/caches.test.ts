import { afterEach, expect, it, vi } from 'vitest';
import { createDataCache, createPageCache, createTagTimes } from './caches.mjs';

const MB = 1024 * 1024;
const nowMs = () => performance.timeOrigin + performance.now();

const entry = (text: string, fields: { tags?: string[]; timestamp?: number } = {}) => ({
  value: new Response(text).body ?? new ReadableStream<Uint8Array>(),
  tags: ['everything', ...(fields.tags ?? [])],
  timestamp: fields.timestamp ?? nowMs(),
  stale: 60,
  revalidate: 60,
  expire: 120,
});

const reading = (cache: ReturnType<typeof createDataCache>) => async (key: string) => {
  const cached = await cache.get(key, []);
  return cached && new Response(cached.value).text();
};

it('returns a stored entry until it expires', async () => {
  const cache = createDataCache(createTagTimes(), MB);
  const read = reading(cache);
  await cache.set('a', Promise.resolve(entry('A')));
  await cache.set('old', Promise.resolve(entry('old', { timestamp: nowMs() - 61_000 })));
  expect([await read('a'), await read('a'), await read('old'), await read('b')]).toEqual([
    'A',
    'A',
    undefined,
    undefined,
  ]);
});

it('waits for an entry that is being rendered', async () => {
  const cache = createDataCache(createTagTimes(), MB);
  let resolve = (_: ReturnType<typeof entry>) => {};
  const promise = new Promise<ReturnType<typeof entry>>((done) => {
    resolve = done;
  });
  const stored = cache.set('a', promise);
  const pendingRead = reading(cache)('a');
  resolve(entry('A'));
  await stored;
  expect(await pendingRead).toBe('A');
});

// security: 28
it('drops entries with an invalidated tag, also those that were being rendered', async () => {
  const cache = createDataCache(createTagTimes(), MB);
  const read = reading(cache);
  await cache.set('a', Promise.resolve(entry('A', { tags: ['project:a'] })));
  await cache.set('b', Promise.resolve(entry('B', { tags: ['project:b'] })));
  const begun = entry('before', { tags: ['project:a'] });
  await cache.updateTags(['project:a']);
  await cache.set('late', Promise.resolve(begun));
  expect([await read('a'), await read('b'), await read('late')]).toEqual([
    undefined,
    'B',
    undefined,
  ]);
  await cache.set('a', Promise.resolve(entry('after', { tags: ['project:a'] })));
  expect(await read('a')).toBe('after');
});

it('treats everything as invalidated when there are too many tags to remember', async () => {
  const cache = createDataCache(createTagTimes(), MB);
  await cache.set('a', Promise.resolve(entry('A')));
  await cache.updateTags(Array.from({ length: 20_001 }, (_, index) => `project:${index}`));
  expect(await reading(cache)('a')).toBeUndefined();
});

it('stores no failed rendering, and drops the least recently used entry first', async () => {
  const cache = createDataCache(createTagTimes(), 2_100 + 4_000);
  const read = reading(cache);
  await cache.set('broken', Promise.reject(new Error('broken off')));
  for (const key of ['a', 'b']) await cache.set(key, Promise.resolve(entry('x'.repeat(2_000))));
  await read('a');
  await cache.set('c', Promise.resolve(entry('x'.repeat(2_000))));
  expect([await read('broken'), (await read('a'))?.length, await read('b')]).toEqual([
    undefined,
    2_000,
    undefined,
  ]);
});

afterEach(() => void vi.useRealTimers());

it('drops a page by a tag in its header, and stores none that may predate a change', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const tagTimes = createTagTimes();
  const PageCache = createPageCache(tagTimes, 2);
  const [one, other] = [new PageCache(), new PageCache()];
  const page = { headers: { 'x-next-cache-tags': 'everything,project:a' } };
  vi.advanceTimersByTime(60_000);
  await one.set('a', page);
  expect(await other.get('a')).toMatchObject({ value: page });
  vi.advanceTimersByTime(1_000);
  tagTimes.invalidate(['project:a']);
  expect(await other.get('a')).toBeNull();
  vi.advanceTimersByTime(29_000);
  await one.set('a', page);
  expect(await other.get('a')).toBeNull();
  vi.advanceTimersByTime(2_000);
  await one.set('a', page);
  expect(await other.get('a')).toMatchObject({ value: page });
});
