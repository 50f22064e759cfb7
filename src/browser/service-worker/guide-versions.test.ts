import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guideCacheName } from '@/shared/offline/guide-addresses';
import { isComplete } from '@/shared/offline/offline-guide';
import { standInGuideSite } from '@/testing/stand-ins/guide-site';
import { readOfflineGuide } from '../offline/offline-guides';
import { storeGuide } from './jobs';

const UID = 'abcd2345efgh';
const order = {
  type: 'open',
  projectUid: UID,
  locale: 'en',
  neededPx: 500,
  isSparing: false,
} as const;

let { site, caches: device } = {} as ReturnType<typeof standInGuideSite>;
beforeEach(() => {
  ({ site, caches: device } = standInGuideSite());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const stored = () => device.addressesIn(guideCacheName(UID)).sort();
const later = () => vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });

const data = () => stored().filter((path) => path.startsWith('/v1/'));
const pictures = () => stored().filter((path) => path.startsWith('/files/'));
const publish = () =>
  Object.assign(site, {
    version: '2026-02-02T00:00:00.000Z',
    versionNumber: 7,
    pictures: ['a', 'new'],
  });

it.each(['stored before', 'fetched now'])(
  'keeps the version that was begun with its pictures beside a newer one: %s',
  async (how) => {
    site.pictures = ['a', 'old'];
    if (how === 'stored before') await storeGuide(order);
    later();
    publish();
    await storeGuide({ ...order, begun: 6 });
    expect(data()).toEqual([6, 7].map((number) => `/v1/projects/${UID}?version=${number}`));
    expect(pictures()).toEqual(['/files/a/960', '/files/new/960', '/files/old/960']);
    await storeGuide({ ...order, type: 'save' });
    expect(data()).toHaveLength(2);
  },
);

it('replaces pictures of that version which were covered since', async () => {
  publish();
  await storeGuide({ ...order, begun: 6 });
  later();
  site.earlier.pictures = ['a', 'covered'];
  await storeGuide({ ...order, begun: 6 });
  expect(pictures()).toEqual(['/files/a/960', '/files/covered/960', '/files/new/960']);
});

it('keeps the clips of both where its reader chose that', async () => {
  site.clips = ['clip', 'old-clip'];
  await storeGuide({ ...order, type: 'save', keepsClips: true });
  later();
  publish();
  site.earlier.clips = site.clips;
  await storeGuide({ ...order, begun: 6 });
  site.clips = ['clip', 'new-clip'];
  later();
  await storeGuide({ ...order, begun: 6 });
  expect(pictures().filter((path) => path.includes('clip'))).toEqual(
    ['clip', 'new-clip', 'old-clip'].map((key) => `/files/${key}`),
  );
});

it('forgets that version once it is finished', async () => {
  site.pictures = ['a', 'old'];
  await storeGuide(order);
  later();
  publish();
  await storeGuide(order);
  expect(data()).toEqual([`/v1/projects/${UID}?version=7`]);
  expect(pictures()).toEqual(['/files/a/960', '/files/new/960']);
});

it('stays whole where that version is no longer on the server', async () => {
  publish();
  site.gone = /version=6/;
  await storeGuide({ ...order, begun: 6 });
  expect(data()).toEqual([`/v1/projects/${UID}?version=7`]);
  const guide = await readOfflineGuide(UID);
  expect(guide && isComplete(guide)).toBe(true);
});
