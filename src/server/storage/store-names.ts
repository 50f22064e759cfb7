import 'server-only';
import { LRUCache } from 'lru-cache';
import { db } from '../db/client';
import { isDatabaseUnavailable } from '../db/unavailable';
import { EVERYTHING, pictureTag, setPictureNames } from '../cache/invalidation';
import { perProcess } from '../per-process';

/** About 2 MB: the pictures of some thousand guides. */
const KNOWN_MAX = 10_000;
const KEY = /^\d{13}-[a-z0-9]{24}$/;

/** Names of stored pictures by the tag of their key. */
const known = perProcess('store-names', () => ({
  names: new LRUCache<string, { name: string; doubts: number }>({ max: KNOWN_MAX }),
  invalidations: 0,
  /** Number of invalidations of all names. */
  doubts: 0,
}));

setPictureNames({
  invalidate: (tags) => {
    known.invalidations += 1;
    for (const tag of tags) known.names.delete(tag);
    // Kept for when the database is unavailable.
    if (tags.includes(EVERYTHING)) known.doubts += 1;
  },
});

/**
 * The name of the stored picture of a file's key; undefined when there is none. Cached names need
 * no database, and those in doubt are used while it is unavailable.
 */
export async function storeNameOf(key: string): Promise<string | undefined> {
  if (!KEY.test(key)) return undefined;
  const tag = pictureTag(key);
  const { names, invalidations, doubts } = known;
  const cached = names.get(tag);
  if (cached?.doubts === doubts) return cached.name;
  try {
    const name = await find(key);
    // Removed during the query: its result may be outdated.
    if (name === undefined) names.delete(tag);
    else if (known.invalidations === invalidations) names.set(tag, { name, doubts });
    return name;
  } catch (error) {
    if (cached && isDatabaseUnavailable(error)) return cached.name;
    throw error;
  }
}

async function find(key: string): Promise<string | undefined> {
  const file = await db().file.findUnique({
    where: { key },
    select: { storedAt: true, picture: { select: { storeName: true } } },
  });
  return file?.storedAt ? file.picture?.storeName : undefined;
}
