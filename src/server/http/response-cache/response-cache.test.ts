import { afterEach, describe, expect, it, vi } from 'vitest';
import { EVERYTHING, soon } from '@/server/cache/invalidation';
import { cacheRuleOf } from './cache-rules';
import { type Rendered, ResponseCache } from './response-cache';

const A = 'aaaabbbbcccc';
const LIFE_MS = 60_000;
const rendered = (
  body: string,
  tags: string[] = [],
  { status = 200, isCacheable = true }: { status?: number; isCacheable?: boolean } = {},
): Rendered => ({
  response: { status, body: Buffer.from(body), etag: '"x"', head: [], bodyHead: [] },
  tags: new Set(tags),
  isCacheable: isCacheable && status === 200,
});
const put = async (cache: ResponseCache, key: string, ...args: Parameters<typeof rendered>) =>
  (await cache.fill(key, LIFE_MS, async () => rendered(...args))).body.toString();
const textOf = (cache: ResponseCache, key: string) => cache.get(key)?.response.body.toString();

/** A rendering that ends on demand. */
function slow() {
  let finish = (_: Rendered) => {};
  const render = () =>
    new Promise<Rendered>((resolve) => {
      finish = resolve;
    });
  return { render, finish: (...args: Parameters<typeof rendered>) => finish(rendered(...args)) };
}

describe('cacheRuleOf', () => {
  it.each([
    '/',
    '/explore',
    `/p/${A}`,
    `/p/${A}/s/1`,
    `/p/${A}/finished`,
    `/p/${A}/embed`,
    `/c/${A}`,
    `/c/${A}/2`,
    `/c/${A}/feed.xml`,
    '/feed.xml',
    `/p/${A}.md`,
    `/p/${A}.md?lang=de`,
    `/c/${A}.md?lang=pt-BR`,
    '/llms.txt',
  ])('has %s cached while it shows data', (path) => {
    expect(cacheRuleOf(path)?.showsData).toBe(true);
  });
  it.each(['/offline', '/about', '/pricing', '/contact', '/contact/sent', '/privacy-policy'])(
    'has %s cached, which shows none',
    (path) => {
      expect(cacheRuleOf(path)?.showsData).toBe(false);
    },
  );
  it.each([
    '/dashboard',
    '/auth',
    '/v1/projects',
    '/explore/ABC',
    '/p/UPPERCASEUID',
    '/p/short',
    '/p/short.md',
    `/p/${A}.md?lang=xx`,
    `/p/${A}.md?lang=de&lang=en`,
    `/p/${A}?lang=de`,
    '/llms.txt?lang=de',
    `/p/${A}/s/1000`,
    `/p/${A}/`,
    '/api/auth/session',
    '/sitemap.xml',
    '/files/x',
  ])('has %s not cached', (path) => {
    expect(cacheRuleOf(path)).toBeUndefined();
  });
});

afterEach(() => void vi.useRealTimers());

describe('ResponseCache', () => {
  it('drops responses with an invalidated tag, and no others', async () => {
    const cache = new ResponseCache();
    await put(cache, '/a', 'a', ['project:a', 'creator:c']);
    await put(cache, '/b', 'b', ['project:b']);
    await put(cache, '/about', 'about');
    cache.invalidate(['creator:c', 'project:z']);
    expect(['/a', '/b', '/about'].map((key) => textOf(cache, key))).toEqual([
      undefined,
      'b',
      'about',
    ]);
    cache.invalidate([EVERYTHING]);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
  // security: 28, D7
  it('does not store a rendering that began before an invalidation, nor send it to later requests', async () => {
    const cache = new ResponseCache();
    const [before, after] = [slow(), slow()];
    const first = cache.fill('/a', LIFE_MS, before.render);
    cache.invalidate(['project:a']);
    const second = cache.fill('/a', LIFE_MS, after.render);
    before.finish('old', ['project:a']);
    expect((await first).body.toString()).toBe('old');
    expect(textOf(cache, '/a')).toBeUndefined();
    after.finish('new', ['project:a']);
    expect((await second).body.toString()).toBe('new');
    expect(textOf(cache, '/a')).toBe('new');
  });
  // security: D7
  it('stores no rendering that was under way when everything was invalidated', async () => {
    const cache = new ResponseCache();
    const { render, finish } = slow();
    const response = cache.fill('/about', LIFE_MS, render);
    cache.invalidate([EVERYTHING]);
    finish('half old');
    await response;
    expect(cache.size.entries).toBe(0);
  });
  it('stores a rendering during which other tags were invalidated', async () => {
    const cache = new ResponseCache();
    const { render, finish } = slow();
    const response = cache.fill('/a', LIFE_MS, render);
    cache.invalidate(['project:b']);
    finish('a', ['project:a']);
    await response;
    expect(textOf(cache, '/a')).toBe('a');
  });
  it('still renders once for concurrent requests while other tags are invalidated', async () => {
    const cache = new ResponseCache();
    const { render, finish } = slow();
    let count = 0;
    const fill = () =>
      cache.fill('/a', LIFE_MS, () => {
        count += 1;
        return render();
      });
    const first = fill();
    for (let n = 0; n < 5; n += 1) cache.invalidate([`project:${n}`]);
    const later = [fill(), fill()];
    finish('a', ['project:a']);
    const answers = await Promise.all([first, ...later]);
    expect([count, answers.map(({ body }) => body.toString())]).toEqual([1, ['a', 'a', 'a']]);
  });
  it('renders again, once, for all that came after one of its tags was invalidated', async () => {
    const cache = new ResponseCache();
    const { render, finish } = slow();
    let count = 0;
    const again = async () => rendered(`new ${(count += 1)}`, ['project:a']);
    const first = cache.fill('/a', LIFE_MS, render);
    const early = cache.fill('/a', LIFE_MS, again);
    cache.invalidate(['project:a']);
    const late = [cache.fill('/a', LIFE_MS, again), cache.fill('/a', LIFE_MS, again)];
    finish('old', ['project:a']);
    const answers = await Promise.all([first, early, ...late]);
    expect(answers.map(({ body }) => body.toString())).toEqual(['old', 'old', 'new 1', 'new 1']);
    expect(textOf(cache, '/a')).toBe('new 1');
  });
  // security: 28
  it('renders a page once a second during a burst of changes by visitors, and drops it at once by any other', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = new ResponseCache();
    let count = 0;
    const read = async () =>
      textOf(cache, '/a') ?? put(cache, '/a', `page ${(count += 1)}`, ['project:a']);
    const seen = new Set<string>();
    for (let atMs = 0; atMs < 3_000; atMs += 50) {
      cache.invalidate([soon('project:a'), soon('project:b')]);
      seen.add(await read());
      vi.advanceTimersByTime(50);
    }
    expect([...seen]).toEqual(['page 1', 'page 2', 'page 3']);
    expect([await read(), await read()]).toEqual(['page 4', 'page 4']);
    cache.invalidate([soon('project:a')]);
    cache.invalidate(['project:a']);
    expect(textOf(cache, '/a')).toBeUndefined();
  });
  it('sends a page for a second that was rendered during such a change, also to those who joined', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = new ResponseCache();
    const { render, finish } = slow();
    const first = cache.fill('/a', LIFE_MS, render);
    cache.invalidate([soon('project:a')]);
    const joined = cache.fill('/a', LIFE_MS, () => expect.fail());
    finish('old', ['project:a']);
    expect([await first, await joined].map(({ body }) => body.toString())).toEqual(['old', 'old']);
    vi.advanceTimersByTime(999);
    expect(textOf(cache, '/a')).toBe('old');
    vi.advanceTimersByTime(1);
    expect(textOf(cache, '/a')).toBeUndefined();
  });
  it('renders once for concurrent requests', async () => {
    const cache = new ResponseCache();
    let count = 0;
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        cache.fill('/', LIFE_MS, async () => rendered(`page ${(count += 1)}`)),
      ),
    );
    expect([count, new Set(answers.map(({ body }) => body.toString()))]).toEqual([
      1,
      new Set(['page 1']),
    ]);
  });
  it('stores neither failures nor responses that are too large', async () => {
    const cache = new ResponseCache();
    await put(cache, '/a', 'gone', [], { status: 404 });
    await put(cache, '/b', 'half', [], { isCacheable: false });
    await put(cache, '/c', 'x'.repeat(1024 * 1024 + 1));
    const broken = cache.fill('/d', LIFE_MS, () => Promise.reject(new Error('broken off')));
    await expect(broken).rejects.toThrow('broken off');
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });
  // security: D11
  it('stays below its limit by dropping the least recently used', async () => {
    const cache = new ResponseCache(64 * 1024);
    const keys = [...'abcdefgh'];
    for (const key of keys) {
      await put(cache, key, 'x'.repeat(10_000));
      cache.get('a');
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(64 * 1024);
    expect(keys.filter((key) => cache.get(key))).toEqual(['a', 'f', 'g', 'h']);
  });
  it('keeps a stale response while its page fails, and drops it when the page is gone', async () => {
    const cache = new ResponseCache();
    await put(cache, '/a', 'old');
    const entry = cache.get('/a') ?? expect.fail();
    const refreshed = async (render: () => Promise<Rendered>) => {
      void cache.refresh('/a', entry, LIFE_MS, render);
      expect(entry.freshUntilMs - Date.now()).toBeLessThanOrEqual(5_000);
      await new Promise(setImmediate);
      return textOf(cache, '/a');
    };
    expect(await refreshed(() => Promise.reject(new Error('away')))).toBe('old');
    expect(await refreshed(async () => rendered('', [], { status: 503 }))).toBe('old');
    expect(await refreshed(async () => rendered('half', [], { isCacheable: false }))).toBe('old');
    expect(await refreshed(async () => rendered('', [], { status: 404 }))).toBeUndefined();
  });
});
