import type { CacheHandler } from 'next/cache';

/** What everything bears: for when nobody can say what has changed. */
export const EVERYTHING = 'everything';

/** The store of finished pages. */
interface PageStore {
  /** What bears these tags has changed. */
  invalidate: (tags: readonly string[]) => void;
  /** What is being made under these tags is not what it should be. */
  refuse: (tags: readonly string[]) => void;
}

/** Sends tags to the other instances. Never throws. */
type Publish = (tags: readonly string[]) => Promise<void>;

/** What Next's bundle and the server share: each loads modules of its own, but they live in one process. */
interface Caches {
  /** Of 'use cache'; src/server/data-cache puts it here. */
  dataCache?: Pick<CacheHandler, 'updateTags'>;
  pageStore?: PageStore;
  publish?: Publish | undefined;
}

const KEY = Symbol.for('makerstep.caches');
const holder = globalThis as typeof globalThis & { [KEY]?: Caches };
const caches = () => (holder[KEY] ??= {});

/** Has the finished pages of this process invalidated, in place of those before. */
export function setPageStore(pageStore: PageStore): void {
  caches().pageStore = pageStore;
}

/** Has what is invalidated here sent to the other instances; undefined ends that. */
export function setPublish(publish: Publish | undefined): void {
  caches().publish = publish;
}

/** Invalidates what this process keeps under these tags: first what pages are made of, then the pages. */
export async function invalidateHere(tags: readonly string[]): Promise<void> {
  const { dataCache, pageStore } = caches();
  await dataCache?.updateTags([...tags]);
  pageStore?.invalidate(tags);
}

/** Tells the other instances, where there are any, that what bears these tags has changed (docs/decisions/0098). */
export async function publishInvalidation(tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await caches().publish?.(tags);
}

/** Tells the store that what is being made under these tags lacks something, as the database could not be asked: it is sent, not stored. */
export function refuseIncomplete(tags: readonly string[]): void {
  caches().pageStore?.refuse(tags);
}
