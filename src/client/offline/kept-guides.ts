import { guideCacheName, RECORD_ADDRESS, uidOfCache } from '@/shared/offline/guide-addresses';
import type { KeptGuide } from '@/shared/offline/kept-guide';

/** What is kept of a guide on this device; undefined when nothing is, or when the browser keeps nothing. */
export async function readKeptGuide(projectUid: string): Promise<KeptGuide | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const record = await caches.match(RECORD_ADDRESS, { cacheName: guideCacheName(projectUid) });
  return (await record?.json()) as KeptGuide | undefined;
}

/** All guides on this device, those opened last first. */
export async function readKeptGuides(): Promise<KeptGuide[]> {
  if (!('caches' in globalThis)) return [];
  const uids = (await caches.keys()).flatMap((name) => uidOfCache(name) ?? []);
  const guides = await Promise.all(uids.map(readKeptGuide));
  return guides.flatMap((guide) => guide ?? []).sort((a, b) => b.openedAtMs - a.openedAtMs);
}
