import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guideCacheName } from '@/shared/offline/guide-addresses';
import { isComplete } from '@/shared/offline/offline-guide';
import { standInGuideSite } from '@/testing/stand-ins/guide-site';
import { readOfflineGuide } from '../offline/offline-guides';
import { remove, storeGuide } from './jobs';

const UID = 'abcd2345efgh';
const saved = {
  type: 'save',
  projectUid: UID,
  locale: 'en',
  neededPx: 500,
  isSparing: false,
} as const;

let { site, caches: device } = {} as ReturnType<typeof standInGuideSite>;
beforeEach(() => {
  ({ site, caches: device } = standInGuideSite());
  site.clips = ['clip1', 'clip2'];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const later = () => vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
const clips = () =>
  device
    .addressesIn(guideCacheName(UID))
    .filter((path) => path.startsWith('/files/clip'))
    .sort();

it('stores none before its reader chose that, and then all', async () => {
  await storeGuide(saved);
  expect(clips()).toEqual([]);
  const before = await readOfflineGuide(UID);
  expect(before?.clips).toEqual({ count: 2, keptCount: 0, missingBytes: 10 });
  expect(before && isComplete(before)).toBe(true);
  await storeGuide({ ...saved, keepsClips: true });
  expect(clips()).toEqual(['/files/clip1', '/files/clip2']);
  const kept = await readOfflineGuide(UID);
  expect(kept).toMatchObject({ isSaved: true, keepsClips: true, pictureCount: 3 });
  expect(kept?.clips).toEqual({ count: 2, keptCount: 2, missingBytes: 0 });
  later();
  await storeGuide({ ...saved, type: 'open' });
  expect(clips(), 'opened again').toHaveLength(2);
});

it('replaces them with a newer version, and deletes them by choice or with the guide', async () => {
  await storeGuide({ ...saved, keepsClips: true });
  later();
  Object.assign(site, { version: '2026-02-02T00:00:00.000Z', clips: ['clip2', 'clip3'] });
  await storeGuide({ ...saved, type: 'open' });
  expect(clips()).toEqual(['/files/clip2', '/files/clip3']);
  await storeGuide({ ...saved, keepsClips: false });
  expect(clips()).toEqual([]);
  await storeGuide({ ...saved, keepsClips: true });
  await remove(UID);
  expect(await device.keys()).not.toContain(guideCacheName(UID));
});

it('is complete without one that fails to load, and loads it when it is chosen again', async () => {
  site.down = /clip1/;
  await storeGuide({ ...saved, keepsClips: true });
  const guide = await readOfflineGuide(UID);
  expect(guide).toMatchObject({ clips: { count: 2, keptCount: 1, missingBytes: 5 } });
  expect(guide && isComplete(guide) && guide.problem === undefined).toBe(true);
  site.down = undefined;
  await storeGuide({ ...saved, keepsClips: true });
  expect(clips()).toHaveLength(2);
});

it('stops loading them when its reader takes the choice back', async () => {
  await storeGuide(saved);
  const work = storeGuide({ ...saved, keepsClips: true });
  await Promise.all([work, storeGuide({ ...saved, keepsClips: false })]);
  expect(clips()).toEqual([]);
  expect(await readOfflineGuide(UID)).toMatchObject({ keepsClips: false, isSaved: true });
});
