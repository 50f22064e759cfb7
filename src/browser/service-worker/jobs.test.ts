import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assetCacheName } from '@/shared/offline/build-files';
import { guideCacheName } from '@/shared/offline/guide-addresses';
import { isComplete } from '@/shared/offline/offline-guide';
import { scriptsOf, standInGuideSite } from '@/testing/stand-ins/guide-site';
import { fakeCaches } from '@/testing/ui/fake-caches';
import { readOfflineGuide, readOfflineGuides } from '../offline/offline-guides';
import { storeGuide, remove, removeGone } from './jobs';

const UID = 'abcd2345efgh';
const order = (projectUid = UID, type: 'open' | 'save' = 'open', isSparing = false) => ({
  type,
  projectUid,
  locale: 'en',
  neededPx: 500,
  isSparing,
});

type Server = ReturnType<typeof standInGuideSite>;
let caches_: Server['caches'];
let site: Server['site'];
let asked: Server['asked'];
let answer: Server['answer'];
beforeEach(() => {
  ({ caches: caches_, site, asked, answer } = standInGuideSite());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stored = () => caches_.addressesIn(guideCacheName(UID)).sort();
const later = () => vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });

it('stores pages, the files of their build, and the pictures in the size of this device', async () => {
  await storeGuide(order());
  expect(stored()).toEqual([
    '/files/a/960',
    '/files/b/960',
    '/files/c/960',
    '/offline/record',
    `/p/${UID}`,
    `/p/${UID}/finished`,
    `/p/${UID}/s/1`,
    `/v1/projects/${UID}?version=6`,
  ]);
  expect(caches_.addressesIn(assetCacheName('one')).sort()).toEqual(scriptsOf('one').sort());
  expect(await readOfflineGuide(UID)).toMatchObject({
    build: 'one',
    name: 'A guide',
    nameLang: 'en',
    isSaved: false,
    pictureCount: 3,
    keptPictureCount: 3,
    hasPages: true,
  });
});

it('stores all pictures of a step', async () => {
  site.further = ['a2', 'a3'];
  await storeGuide(order());
  expect(stored().filter((path) => path.startsWith('/files/'))).toEqual(
    ['a', 'a2', 'a3', 'b', 'c'].map((key) => `/files/${key}/960`),
  );
  expect(await readOfflineGuide(UID)).toMatchObject({ pictureCount: 5, keptPictureCount: 5 });
});

it('stores the name in the language of the page, also when that changes', async () => {
  await storeGuide(order());
  await storeGuide({ ...order(), locale: 'pt-BR' });
  expect(await readOfflineGuide(UID)).toMatchObject({ name: 'Um guia', nameLang: 'pt-BR' });
});

it('sends no credentials, uses the language of the page, and stores no cookie', async () => {
  await storeGuide(order());
  expect(new Set(asked.map(({ credentials }) => credentials))).toEqual(new Set(['omit']));
  expect(asked.find(({ path }) => path === `/p/${UID}`)?.headers['accept-language']).toBe('en');
  const page = await caches_.match(`/p/${UID}`);
  expect([
    page?.headers.get('set-cookie'),
    page?.headers.get('vary'),
    page?.headers.get('content-type'),
  ]).toEqual([null, null, 'text/html']);
});

it('stores a guide of a closed site for a person who is signed in, and removes it after that', async () => {
  site.closedTo = 'person';
  await storeGuide(order());
  expect(await readOfflineGuide(UID)).toMatchObject({ hasPages: true, keptPictureCount: 3 });
  expect(await (await caches_.match(`/p/${UID}`))?.text()).toContain('page of build');
  site.down = /./;
  await removeGone({ isAll: true });
  expect(await readOfflineGuide(UID), 'without a network').toBeDefined();
  site.down = undefined;
  site.closedTo = 'stranger';
  await removeGone({ isAll: true });
  expect(await readOfflineGuide(UID)).toBeUndefined();
  await storeGuide(order());
  expect(stored()).toEqual([]);
});

it('stores full-size pictures when saving, and takes over from an automatic job', async () => {
  await Promise.all([storeGuide(order()), storeGuide(order(UID, 'save'))]);
  expect(stored().filter((path) => /^\/files\/\w$/.test(path))).toEqual([
    '/files/a',
    '/files/b',
    '/files/c',
  ]);
  expect(await readOfflineGuide(UID)).toMatchObject({ isSaved: true, keptPictureCount: 3 });
});

it('is not called complete before its pictures are stored', async () => {
  const claims: boolean[] = [];
  vi.stubGlobal('fetch', async (path: string, options: object) => {
    const record = path.startsWith('/files/') ? await readOfflineGuide(UID) : undefined;
    if (record) claims.push(isComplete(record));
    return answer(path, options);
  });
  await storeGuide(order(UID, 'save'));
  expect(claims).toEqual([false, false, false]);
});

it('loads no pictures automatically with data saving on, but all of them when saving', async () => {
  await storeGuide(order(UID, 'open', true));
  expect(stored().filter((path) => path.startsWith('/files/'))).toEqual([]);
  await storeGuide(order(UID, 'save', true));
  expect(stored().filter((path) => path.startsWith('/files/'))).toHaveLength(3);
});

it('reports what was stored when the network fails, and loads only the rest on retry', async () => {
  site.pictures = Array.from({ length: 20 }, (_, index) => `k${index}`);
  site.down = /k19$/;
  await storeGuide(order(UID, 'save'));
  const half = await readOfflineGuide(UID);
  expect(half).toMatchObject({
    problem: 'network',
    isSaved: true,
    hasPages: true,
    pictureCount: 20,
  });
  expect(half && isComplete(half)).toBe(false);
  site.down = undefined;
  asked.length = 0;
  await storeGuide(order(UID, 'save'));
  expect(asked.filter(({ path }) => path.startsWith('/files/')).length).toBeLessThan(6);
  const whole = await readOfflineGuide(UID);
  expect(whole && isComplete(whole) && whole.problem === undefined).toBe(true);
});

it('reports a full storage', async () => {
  caches_ = fakeCaches((address) => address !== '/files/c');
  vi.stubGlobal('caches', caches_);
  await storeGuide(order(UID, 'save'));
  expect(await readOfflineGuide(UID)).toMatchObject({ problem: 'full', hasPages: true });
});

it('never has more than a few requests at once', async () => {
  site.pictures = Array.from({ length: 150 }, (_, index) => `k${index}`);
  let [underWay, most] = [0, 0];
  vi.stubGlobal('fetch', async (path: string, options: object) => {
    most = Math.max(most, (underWay += 1));
    await Promise.resolve();
    underWay -= 1;
    return answer(path, options);
  });
  await storeGuide(order(UID, 'save'));
  expect(most).toBeLessThanOrEqual(4);
  expect(await readOfflineGuide(UID)).toMatchObject({ pictureCount: 150, keptPictureCount: 150 });
});

it('deletes guides that the server no longer has, saved or not', async () => {
  await storeGuide(order(UID, 'save'));
  later();
  site.gone = /^\/v1\//;
  await storeGuide(order());
  expect(await readOfflineGuides()).toEqual([]);
  expect(await caches_.keys()).not.toContain(assetCacheName('one'));
});

it('deletes those also when another page is opened, and asks again only after a while', async () => {
  await storeGuide(order(UID, 'save'));
  await storeGuide(order('bcde2345efgh'));
  const uids = async () => (await readOfflineGuides()).map(({ projectUid }) => projectUid);
  asked.length = 0;
  await removeGone();
  expect(asked, 'they were just stored').toEqual([]);

  later();
  site.gone = new RegExp(UID);
  await removeGone();
  expect(await uids()).toEqual(['bcde2345efgh']);
  expect(asked.map(({ path }) => path).sort()).toEqual(
    [UID, 'bcde2345efgh'].map((uid) => `/v1/projects/${uid}`),
  );
  asked.length = 0;
  await removeGone();
  expect(asked).toEqual([]);

  site.down = /./;
  await removeGone({ isAll: true });
  expect(await uids(), 'without a network').toEqual(['bcde2345efgh']);
});

it.each<[string, () => Promise<void>, object | undefined]>([
  ['removed', () => remove(UID), undefined],
  ['saved', () => storeGuide(order(UID, 'save')), { isSaved: true }],
])('leaves a guide %s that was so while the server was asked about it', async (_, act, record) => {
  await storeGuide(order());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    vi.stubGlobal('fetch', answer);
    await act();
    return answer(path, init as Parameters<Server['answer']>[1]);
  });
  await removeGone({ isAll: true });
  const stored = await readOfflineGuide(UID);
  if (record) expect(stored).toMatchObject(record);
  else expect(stored).toBeUndefined();
});

it('updates pages and their scripts together, or neither', async () => {
  await storeGuide(order());
  later();
  Object.assign(site, {
    build: 'two',
    version: '2026-02-02T00:00:00.000Z',
    pictures: ['a', 'new'],
    down: /two\.js/,
  });
  await storeGuide(order());
  const text = async () => (await caches_.match(`/p/${UID}/s/1`))?.text();
  expect(await text()).toContain('build one');
  expect(caches_.addressesIn(assetCacheName('one')).sort()).toEqual(scriptsOf('one').sort());
  expect(await readOfflineGuide(UID)).toMatchObject({
    version: '2026-01-01T00:00:00.000Z',
    problem: 'network',
  });
  site.down = undefined;
  await storeGuide(order());
  expect(await text()).toContain('build two');
  expect(caches_.addressesIn(assetCacheName('two')).sort()).toEqual(scriptsOf('two').sort());
  expect(await caches_.keys()).not.toContain(assetCacheName('one'));
  // Unchanged files were not fetched again.
  expect(asked.filter(({ path }) => path.endsWith('shared.js'))).toHaveLength(1);
  expect(stored().filter((path) => path.startsWith('/files/'))).toEqual([
    '/files/a/960',
    '/files/new/960',
  ]);
  expect(await readOfflineGuide(UID)).toMatchObject({
    version: '2026-02-02T00:00:00.000Z',
    pictureCount: 2,
    keptPictureCount: 2,
  });
});

it('stores no page of another build than its files', async () => {
  site.pageBuild = 'two';
  await storeGuide(order(UID, 'save'));
  expect(await readOfflineGuide(UID)).toMatchObject({ hasPages: false, problem: 'network' });
  expect(stored()).not.toContain(`/p/${UID}`);
  delete site.pageBuild;
  await storeGuide(order(UID, 'save'));
  expect(await readOfflineGuide(UID)).toMatchObject({ hasPages: true, build: 'one' });
});

it('does not check a guide again that was checked a moment ago', async () => {
  await storeGuide(order());
  asked.length = 0;
  await storeGuide(order());
  expect(asked).toEqual([]);
});

it('keeps the last ten opened guides and every saved one', async () => {
  await storeGuide(order('saved2345678', 'save'));
  for (let index = 10; index < 22; index += 1)
    await storeGuide(order(`guide234${index}ab`.replace('1', 'z')));
  const uids = (await readOfflineGuides()).map(({ projectUid }) => projectUid);
  expect(uids).toHaveLength(11);
  expect(uids).toContain('saved2345678');
});

it('stops its job when the guide is removed', async () => {
  const work = storeGuide(order(UID, 'save'));
  await remove(UID);
  await work;
  expect(await readOfflineGuides()).toEqual([]);
  expect(await caches_.keys()).not.toContain(guideCacheName(UID));
});
