import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '@/server/invalidation';
import { storeRuleOf } from './addresses';
import { PageStore } from './page-store';

const [A, B, CREATOR] = ['aaaabbbbcccc', 'bbbbccccdddd', 'mmmmnnnnpppp'];
const answer = (
  body: string,
  others: { status?: number; headers?: Record<string, string> } = {},
) => ({
  status: others.status ?? 200,
  headers: { 'content-type': 'text/html; charset=utf-8', ...others.headers },
  body: Buffer.from(body),
});
const ruleOf = (path: string) => storeRuleOf(path) ?? expect.fail(`${path} is not stored`);
const put = (store: PageStore, path: string, body = path, others?: Parameters<typeof answer>[1]) =>
  store.fill(`en ${path}`, path, ruleOf(path), () => Promise.resolve(answer(body, others)));
const has = (store: PageStore, path: string) => store.get(`en ${path}`) !== undefined;

describe('storeRuleOf', () => {
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
    '/offline',
    '/about',
    '/pricing',
    '/contact',
    '/contact/sent',
    '/privacy-policy',
    '/terms-conditions',
  ])('stores %s', (path) => {
    expect(storeRuleOf(path)).toBeDefined();
  });
  it.each([
    '/dashboard',
    '/auth',
    '/v1/projects',
    '/explore/ABC',
    '/p/UPPERCASEUID',
    '/p/short',
    `/p/${A}/s/1000`,
    `/p/${A}/`,
    '/api/auth/session',
    '/sitemap.xml',
    '/files/x',
  ])('does not store %s', (path) => {
    expect(storeRuleOf(path)).toBeUndefined();
  });
});

describe('PageStore', () => {
  it('drops every page that names what has changed, and no other', async () => {
    const store = new PageStore();
    await put(store, `/p/${A}`, `by ${CREATOR}`);
    await put(store, `/p/${B}`, 'by nobody');
    await put(store, '/explore', `<a href="/p/${A}">`);
    await put(store, '/', `<a href="/p/${B}">`);
    store.invalidate([`creator:${CREATOR}`]);
    expect([`/p/${A}`, `/p/${B}`, '/explore', '/'].map((path) => has(store, path))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    store.invalidate([`project:${A}`]);
    expect([`/p/${B}`, '/explore', '/'].map((path) => has(store, path))).toEqual([
      true,
      false,
      true,
    ]);
    store.invalidate(['projects']);
    expect([`/p/${B}`, '/'].map((path) => has(store, path))).toEqual([true, false]);
  });
  it('knows what a picture is made of by what its handler says', async () => {
    const store = new PageStore();
    const headers = {
      'content-type': 'image/png',
      'x-makerstep-tags': `project:${A},creator:${CREATOR}`,
    };
    await put(store, `/p/${A}/embed`, 'PNG', { headers });
    store.invalidate([`creator:${CREATOR}`]);
    expect(has(store, `/p/${A}/embed`)).toBe(false);
  });
  it('keeps nothing but whole, successful answers that everybody may get', async () => {
    const store = new PageStore();
    await put(store, `/p/${A}`, 'gone', { status: 404 });
    await put(store, `/p/${B}`, 'mine', { headers: { 'set-cookie': 'a=b' } });
    await put(store, '/feed.xml', 'not now', {
      headers: { 'content-type': 'application/xml', 'cache-control': 'no-store' },
    });
    await expect(
      store.fill('en /', '/', ruleOf('/'), () => Promise.reject(new Error('broken off'))),
    ).rejects.toThrow('broken off');
    await put(store, '/explore', 'x'.repeat(1024 * 1024 + 1));
    expect(store.size).toEqual({ pages: 0, bytes: 0 });
  });
  it('stores nothing whose making began before a change of it, and answers nobody with it who asks later', async () => {
    const store = new PageStore();
    let finish = (_body: string) => {};
    const slow = () =>
      new Promise<ReturnType<typeof answer>>((resolve) => {
        finish = (body) => resolve(answer(body));
      });
    const path = `/p/${A}`;
    const first = store.fill(`en ${path}`, path, ruleOf(path), slow);
    const finishFirst = finish;
    store.invalidate([`creator:${CREATOR}`]);
    const second = store.fill(`en ${path}`, path, ruleOf(path), slow);
    finishFirst(`old, by ${CREATOR}`);
    expect((await first).answer.body.toString()).toContain('old');
    expect(has(store, path)).toBe(false);
    finish(`new, by ${CREATOR}`);
    expect((await second).answer.body.toString()).toContain('new');
    expect(has(store, path)).toBe(true);
  });
  it('drops everything when nobody can say what has changed, and stores nothing whose making began before', async () => {
    const store = new PageStore();
    await put(store, `/p/${A}`);
    await put(store, '/about');
    const making = store.fill('en /', '/', ruleOf('/'), () => {
      store.invalidate([EVERYTHING]);
      return Promise.resolve(answer('half old'));
    });
    expect((await making).answer.body.toString()).toBe('half old');
    expect(store.size).toEqual({ pages: 0, bytes: 0 });
    await put(store, '/about');
    expect(has(store, '/about')).toBe(true);
  });
  it('sends what lacks something, and goes on with what it has', async () => {
    const store = new PageStore();
    await put(store, '/', 'whole');
    const incomplete = () =>
      store.fill('en /', '/', ruleOf('/'), () => {
        store.refuse(['projects']);
        return Promise.resolve(answer('half'));
      });
    expect((await incomplete()).answer.body.toString()).toBe('half');
    await expect(
      store
        .get('en /')
        ?.in('identity')
        .then(({ body }) => body.toString()),
    ).resolves.toBe('whole');
  });
  it('makes a busy page once', async () => {
    const store = new PageStore();
    let made = 0;
    const make = () => Promise.resolve(answer(`page ${(made += 1)}`));
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => store.fill('en /', '/', ruleOf('/'), make)),
    );
    expect([made, new Set(answers.map(({ answer: { body } }) => body.toString()))]).toEqual([
      1,
      new Set(['page 1']),
    ]);
  });
  it('stays below its bound, dropping what nobody asked for longest', async () => {
    const store = new PageStore(64 * 1024);
    const uids = [...'abcdefghjk'].map((letter) => letter.repeat(12));
    for (const uid of uids) {
      await put(store, `/p/${uid}`, 'x'.repeat(10_000));
      has(store, `/p/${uids[0]}`);
    }
    expect(store.size.bytes).toBeLessThanOrEqual(64 * 1024);
    expect(uids.map((uid) => has(store, `/p/${uid}`))).toEqual([
      true,
      ...Array.from({ length: 6 }, () => false),
      true,
      true,
      true,
    ]);
    store.invalidate(uids.map((uid) => `project:${uid}`));
    expect(store.size).toEqual({ pages: 0, bytes: 0 });
  });
  it('holds no more memory for a compressed form than it counts', async () => {
    const { page } = await put(new PageStore(), `/p/${A}`, 'Undo the two screws. '.repeat(500));
    for (const encoding of ['gzip', 'br'] as const) {
      const form = await page?.in(encoding);
      expect(form?.body.buffer.byteLength).toBe(form?.body.length);
    }
  });
  it('goes on with an old page while it cannot be made anew, and lets it go when it is gone', async () => {
    const store = new PageStore();
    const path = `/p/${A}`;
    const { page } = await put(store, path);
    if (!page) throw new Error('not stored');
    const again = async (status: number) => {
      store.refresh(`en ${path}`, path, ruleOf(path), page, () =>
        Promise.resolve(answer('', { status })),
      );
      await new Promise(setImmediate);
      return has(store, path);
    };
    expect([await again(503), await again(404)]).toEqual([true, false]);
  });
});
