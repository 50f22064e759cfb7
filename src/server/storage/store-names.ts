import 'server-only';
import { db } from '../db/client';
import { isDatabaseUnavailable } from '../db/unavailable';
import { EVERYTHING, publishInvalidation } from '../invalidation';

/** About 2 MB: the pictures of some thousand guides. */
const KNOWN_MAX = 10_000;
/** How long an instance that hears of no other may go on serving a picture that was removed there, where somebody else shows the same one. */
const FRESH_MS = 60_000;
/** What other instances are told of a removed key. */
const TAG = 'picture:';
const KEY = /^\d{13}-[a-z0-9]{24}$/;

/** Shared by Next's bundle and the jobs of server.ts, which load modules of their own. */
type Known = {
  names: Map<string, { name: string; readAt: number }>;
  removals: number;
  doubtedAt: number;
};
const HOLDER = Symbol.for('makerstep.store-names');
const holder = globalThis as typeof globalThis & { [HOLDER]?: Known };
const known = () => (holder[HOLDER] ??= { names: new Map(), removals: 0, doubtedAt: -Infinity });

/**
 * The name under which the picture of a file's key is stored; undefined when no such file is stored.
 * Known ones are answered without the database, also for as long as it is away.
 */
export async function storeNameOf(key: string): Promise<string | undefined> {
  if (!KEY.test(key)) return undefined;
  const { names, removals, doubtedAt } = known();
  const kept = names.get(key);
  if (kept && kept.readAt > doubtedAt && Date.now() - kept.readAt < FRESH_MS) {
    keep(key, kept);
    return kept.name;
  }
  try {
    const name = await find(key);
    // Removed while we asked: what was read is not to be believed a second time.
    if (name === undefined) names.delete(key);
    else if (known().removals === removals) keep(key, { name, readAt: Date.now() });
    return name;
  } catch (error) {
    if (kept && isDatabaseUnavailable(error)) return kept.name;
    throw error;
  }
}

/** Forgets keys whose files are gone, so that their addresses answer 404 at once, here and in other instances. */
export async function forgetStoreNames(keys: readonly string[]): Promise<void> {
  forgetHere(keys);
  await publishInvalidation(keys.map((key) => TAG + key));
}

/** Forgets what another instance has told of: keys that are gone, or that nobody knows what has changed, and the database has to be asked again. */
export function hearOfStoreNames(tags: readonly string[]): void {
  const keys = tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
  if (tags.includes(EVERYTHING)) known().doubtedAt = Date.now();
  else if (keys.length === 0) return;
  forgetHere(keys);
}

function forgetHere(keys: readonly string[]): void {
  known().removals += 1;
  for (const key of keys) known().names.delete(key);
}

function keep(key: string, entry: { name: string; readAt: number }): void {
  const { names } = known();
  // Put at the end again: the first one is the one that was not asked for the longest.
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
