import 'server-only';
import type { PictureStorage } from '@/shared/pictures/storage-settings';
import { env } from '../env/env';
import { blobStore, blobStoreId } from './blob';
import { diskStore } from './disk';
import type { DirectUploads, PictureStore } from './picture-store';
import { s3Store } from './s3';
import 'server-only';

const STORES: Record<PictureStorage, PictureStore> = {
  disk: diskStore,
  blob: blobStore,
  s3: s3Store,
};

/** One storage alone, for moves. */
export const storeIn = (storage: PictureStorage): PictureStore => STORES[storage];

let made: { of: string; store: PictureStore } | undefined;

/** The storage of this installation: new pictures go to the first configured one. */
export function pictureStore(): PictureStore {
  const [main, ...others] = env().storages;
  const of = [main, ...others].join(' ');
  if (made?.of !== of)
    made = {
      of,
      store:
        others.length === 0 ? storeIn(main) : severalStores(storeIn(main), others.map(storeIn)),
    };
  return made.store;
}

/** All configured storages, the main one first, each alone. */
export const configuredStores = (): PictureStore[] => env().storages.map(storeIn);

/** Stores that take uploads from browsers, the present storage first. */
export const directUploads = (): DirectUploads[] =>
  configuredStores().flatMap(({ direct }) => direct ?? []);

/** A storage and its place in words, for messages of commands. */
export function storageWords(storage: PictureStorage): string {
  const { dataDir, s3, blob } = env();
  return {
    disk: `the folder ${dataDir}/files`,
    blob: `the blob store ${blob && blobStoreId(blob.token)}`,
    s3: `the bucket ${s3?.bucket} at ${s3?.endpoint}`,
  }[storage];
}

/**
 * Pictures in several storages while they move (docs/decisions/0113): new ones go to the main one,
 * and what it lacks is read from the others.
 */
export function severalStores(main: PictureStore, others: readonly PictureStore[]): PictureStore {
  const all = [main, ...others];
  // Twice the main one: a picture may move from another one there in between.
  const find = async <T>(look: (store: PictureStore) => Promise<T | null>): Promise<T | null> => {
    for (const store of [...all, main]) {
      const result = await look(store);
      if (result !== null) return result;
    }
    return null;
  };
  return {
    ...main,
    size: (name, variant) => find((store) => store.size(name, variant)),
    read: (name, variant) => find((store) => store.read(name, variant)),
    remove: async (name, variants) => inEach(all, (store) => store.remove(name, variants)),
    variants: async (name) => [
      ...new Set((await Promise.all(all.map((store) => store.variants(name)))).flat()),
    ],
    removeDrafts: (before) => inEach(all, (store) => store.removeDrafts(before)),
  };
}

/** In all of them, also when one fails; its error is thrown afterwards. */
async function inEach(
  stores: readonly PictureStore[],
  work: (store: PictureStore) => Promise<void>,
): Promise<void> {
  const done = await Promise.allSettled(stores.map(work));
  for (const result of done) if (result.status === 'rejected') throw result.reason;
}
