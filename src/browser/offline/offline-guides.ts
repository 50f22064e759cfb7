import {
  guideCacheName,
  RECORD_ADDRESS,
  uidOfCache,
  versionAddress,
} from '@/shared/offline/guide-addresses';
import type { OfflineGuide } from '@/shared/offline/offline-guide';

/**
 * The record of a guide on this device; undefined when it is not stored or the browser stores
 * nothing.
 */
export async function readOfflineGuide(projectUid: string): Promise<OfflineGuide | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const record = await caches.match(RECORD_ADDRESS, { cacheName: guideCacheName(projectUid) });
  return (await record?.json()) as OfflineGuide | undefined;
}

/** All guides on this device, the most recently opened first. */
export async function readOfflineGuides(): Promise<OfflineGuide[]> {
  if (!('caches' in globalThis)) return [];
  const uids = (await caches.keys()).flatMap((name) => uidOfCache(name) ?? []);
  const guides = await Promise.all(uids.map(readOfflineGuide));
  return guides.flatMap((guide) => guide ?? []).sort((a, b) => b.openedAtMs - a.openedAtMs);
}

/** The public answer with a version of a guide, where this device has stored it. */
export async function readOfflineVersion(projectUid: string, version: number): Promise<unknown> {
  if (!('caches' in globalThis)) return undefined;
  const answer = await caches.match(versionAddress(projectUid, version), {
    cacheName: guideCacheName(projectUid),
  });
  return (await answer?.json()) as unknown;
}
