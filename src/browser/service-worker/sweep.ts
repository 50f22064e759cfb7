import { buildOfCache } from '@/shared/offline/build-files';
import { isOtherShape } from '@/shared/offline/guide-addresses';
import { readOfflineGuides } from '../offline/offline-guides';
import { offlinePageBuild } from './offline-page';

/** Deletes the files of builds that no stored page needs. */
export async function sweepBuilds(): Promise<void> {
  const guides = await readOfflineGuides();
  const needed = new Set([...guides.map(({ build }) => build), await offlinePageBuild()]);
  await deleteCaches((name) => {
    const build = buildOfCache(name);
    return build !== undefined && !needed.has(build);
  });
}

/** Deletes the caches of older worker versions. */
export const sweepOldCaches = (): Promise<void> => deleteCaches(isOtherShape);

async function deleteCaches(isUnneeded: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isUnneeded).map((name) => caches.delete(name)));
}
