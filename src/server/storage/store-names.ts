import 'server-only';
import { db } from '../db/client';
import { isDatabaseUnavailable } from '../db/unavailable';
import { EVERYTHING, publishInvalidation } from '../cache/invalidation';
import { perProcess } from '../per-process';

/** About 2 MB: the pictures of some thousand guides. */
const KNOWN_MAX = 10_000;
/**
 * How long a removed picture may still be served when the invalidation from another instance is
 * lost.
 */
const FRESH_MS = 60_000;
/** The tag of invalidations of removed keys. */
const TAG = 'picture:';
const KEY = /^\d{13}-[a-z0-9]{24}$/;

type Known = {
  names: Map<string, { name: string; readAt: number }>;
  removals: number;
  doubtedAt: number;
};
const known = perProcess<Known>('store-names', () => ({
  names: new Map(),
  removals: 0,
  doubtedAt: -Infinity,
}));

/**
 * The name of the stored picture of a file's key; undefined when there is none. Cached names need
 * no database, and do not expire while it is unavailable.
 */
export async function storeNameOf(key: string): Promise<string | undefined> {
  if (!KEY.test(key)) return undefined;
  const { names, removals, doubtedAt } = known;
  const kept = names.get(key);
  if (kept && kept.readAt > doubtedAt && Date.now() - kept.readAt < FRESH_MS) {
    keep(key, kept);
    return kept.name;
  }
  try {
    const name = await find(key);
    // Removed during the query: its result may be outdated.
    if (name === undefined) names.delete(key);
    else if (known.removals === removals) keep(key, { name, readAt: Date.now() });
    return name;
  } catch (error) {
    if (kept && isDatabaseUnavailable(error)) return kept.name;
    throw error;
  }
}

/**
 * Removes deleted keys from the cache here and in other instances, so that their URLs answer 404 at
 * once.
 */
export async function invalidateStoreNames(keys: readonly string[]): Promise<void> {
  forgetHere(keys);
  await publishInvalidation(keys.map((key) => TAG + key));
}

/**
 * Handles an invalidation of another instance: of certain keys, or of everything after messages may
 * have been lost.
 */
export function onStoreNamesInvalidated(tags: readonly string[]): void {
  const keys = tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
  if (tags.includes(EVERYTHING)) known.doubtedAt = Date.now();
  else if (keys.length === 0) return;
  forgetHere(keys);
}

function forgetHere(keys: readonly string[]): void {
  known.removals += 1;
  for (const key of keys) known.names.delete(key);
}

function keep(key: string, entry: { name: string; readAt: number }): void {
  const { names } = known;
  // Moved to the end: the first entry is the least recently used.
  names.delete(key);
  names.set(key, entry);
  for (const oldest of names.keys())
    if (names.size > KNOWN_MAX) names.delete(oldest);
    else break;
}

async function find(key: string): Promise<string | undefined> {
  const file = await db().file.findUnique({
    where: { key },
    select: { storedAt: true, picture: { select: { storeName: true } } },
  });
  return file?.storedAt ? file.picture?.storeName : undefined;
}
