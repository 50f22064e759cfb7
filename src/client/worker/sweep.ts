import { ASSET_CACHE, isOtherShape, PAGE_CACHE } from '@/shared/offline/guide-addresses';
import { readKeptGuides } from '../offline/kept-guides';
import { sweepAssets } from './assets';
import { offlinePageAssets } from './offline-page';

/** Takes away the scripts and styles that nothing kept names any more. */
export async function sweepKept(): Promise<void> {
  const guides = await readKeptGuides();
  await sweepAssets(
    new Set([...guides.flatMap(({ assets }) => assets), ...(await offlinePageAssets())]),
  );
}

/** Takes away what workers with another idea of what is kept have left. */
export async function sweepOtherShapes(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOtherShape).map((name) => caches.delete(name)));
  await Promise.all([ASSET_CACHE, PAGE_CACHE].map((name) => caches.open(name)));
}
