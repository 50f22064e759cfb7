import 'server-only';
import type { PictureStore } from './picture-store';

/**
 * Pictures in several storages while they move (docs/decisions/0113): new ones go to the main one,
 * and what it lacks is read from the others.
 */
export function severalStores(main: PictureStore, others: readonly PictureStore[]): PictureStore {
  const all = [main, ...others];
  // Twice the main one: a picture may move from another one there in between.
  const find = async <T>(look: (store: PictureStore) => Promise<T | null>): Promise<T | null> => {
    for (const store of [...all, main]) {
      const found = await look(store);
      if (found !== null) return found;
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
