import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assetCacheName, BUILD_HEADER, BUILD_PATH } from '@/shared/offline/build-files';
import { guideCacheName } from '@/shared/offline/guide-addresses';
import { isComplete } from '@/shared/offline/offline-guide';
import { fakeCaches } from '@/testing/ui/fake-caches';
import { readOfflineGuide, readOfflineGuides } from '../offline/offline-guides';
import { storeGuide, remove } from './jobs';

const UID = 'abcd2345efgh';
const order = (projectUid = UID, type: 'open' | 'save' = 'open', isSparing = false) => ({
  type,
  projectUid,
  locale: 'en',
  neededPx: 500,
  isSparing,
});
const picture = (key: string) => ({
  key,
  width: 2000,
  variants: [
    { url: `/files/${key}/480`, width: 480 },
    { url: `/files/${key}/960`, width: 960 },
  ],
});

let caches_: ReturnType<typeof fakeCaches>;
const filesOf = (build: string) =>
  ['shared', build].map((name) => `/_next/static/chunks/${name}.js`);

let site: {
  build: string;
  /** another build, while the server is being updated */
  pageBuild?: string;
  version: string;
  versionNumber: number;
  pictures: string[];
  down: RegExp | undefined;
  gone: RegExp | undefined;
};
const asked: { path: string; headers: Record<string, string>; credentials: string | undefined }[] =
  [];

/** The server: pages and files of a build, a guide with pictures, and its faults. */
async function answer(
  path: string,
  { headers = {}, credentials }: { headers?: Record<string, string>; credentials?: string },
): Promise<Response> {
  asked.push({ path, headers, credentials });
  if (site.down?.test(path)) throw new TypeError('Failed to fetch');
  if (site.gone?.test(path)) return new Response('', { status: 404 });
  if (path.startsWith('/v1/')) {
    const isEarlier = path.endsWith('?version=6') && site.versionNumber > 6;
    return Response.json({
      names: [
        { lang: 'pt-BR', value: 'Um guia' },
        { lang: 'en', value: 'A guide' },
      ],
      languages: ['pt-BR', 'en'],
      updatedAt: site.version,
      versionNumber: isEarlier ? 6 : site.versionNumber,
      file: null,
      creator: { avatar: null, cover: null },
      steps: (isEarlier ? ['a', 'old'] : site.pictures).map((key) => ({ file: picture(key) })),
    });
  }
  if (path === BUILD_PATH) return Response.json({ id: site.build, files: filesOf(site.build) });
  if (path.startsWith('/p/'))
    return new Response(`page of build ${site.pageBuild ?? site.build}`, {
      headers: {
        'content-type': 'text/html',
        'set-cookie': 'a=b',
        vary: 'cookie',
        [BUILD_HEADER]: site.pageBuild ?? site.build,
      },
    });
  return new Response('bytes');
}

beforeEach(() => {
  caches_ = fakeCaches();
  vi.stubGlobal('caches', caches_);
  site = {
    build: 'one',
    version: '2026-01-01T00:00:00.000Z',
    versionNumber: 6,
    pictures: ['a', 'b', 'c'],
    down: undefined,
    gone: undefined,
  };
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, options: object) => answer(path, options));
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
  expect(caches_.addressesIn(assetCacheName('one')).sort()).toEqual(filesOf('one').sort());
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
  expect(caches_.addressesIn(assetCacheName('one')).sort()).toEqual(filesOf('one').sort());
  expect(await readOfflineGuide(UID)).toMatchObject({
    version: '2026-01-01T00:00:00.000Z',
    problem: 'network',
  });
  site.down = undefined;
  await storeGuide(order());
  expect(await text()).toContain('build two');
  expect(caches_.addressesIn(assetCacheName('two')).sort()).toEqual(filesOf('two').sort());
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

describe('a guide that its reader is in the middle of', () => {
  const data = () => stored().filter((path) => path.startsWith('/v1/'));
  const pictures = () => stored().filter((path) => path.startsWith('/files/'));
  const publish = () =>
    Object.assign(site, {
      version: '2026-02-02T00:00:00.000Z',
      versionNumber: 7,
      pictures: ['a', 'new'],
    });

  it.each(['stored before', 'fetched now'])(
    'keeps its version with its pictures beside a newer one: %s',
    async (how) => {
      site.pictures = ['a', 'old'];
      if (how === 'stored before') await storeGuide(order());
      later();
      publish();
      await storeGuide({ ...order(), begun: 6 });
      expect(data()).toEqual([6, 7].map((number) => `/v1/projects/${UID}?version=${number}`));
      expect(pictures()).toEqual(['/files/a/960', '/files/new/960', '/files/old/960']);
      await storeGuide(order(UID, 'save'));
      expect(data()).toHaveLength(2);
    },
  );

  it('forgets that version once it is finished', async () => {
    site.pictures = ['a', 'old'];
    await storeGuide(order());
    later();
    publish();
    await storeGuide(order());
    expect(data()).toEqual([`/v1/projects/${UID}?version=7`]);
    expect(pictures()).toEqual(['/files/a/960', '/files/new/960']);
  });

  it('stays whole where that version is no longer on the server', async () => {
    publish();
    site.gone = /version=6/;
    await storeGuide({ ...order(), begun: 6 });
    expect(data()).toEqual([`/v1/projects/${UID}?version=7`]);
    const guide = await readOfflineGuide(UID);
    expect(guide && isComplete(guide)).toBe(true);
  });
});
