import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything bears: for when nobody can say what has changed. */
export const EVERYTHING = 'everything';

/** What pages bear that settings stand in. */
export const SETTINGS = 'settings';

/** The store of finished pages. */
interface Listener {
  /** What bears these tags has changed. */
  expire: (tags: readonly string[]) => void;
  /** What is being made under these tags is not what it should be. */
  refuse: (tags: readonly string[]) => void;
}

/** Tells the other instances that what bears these tags has changed. Never throws. */
type Messenger = (tags: readonly string[]) => Promise<void>;

/** What Next's bundle and the HTTP front share: they load modules of their own, but live in one process. */
interface Channel {
  listener?: Listener;
  messenger?: Messenger | undefined;
  /** The tags that the request under way has expired. */
  scope: AsyncLocalStorage<Set<string>>;
}

const KEY = Symbol.for('makerstep.page-expiry');
const holder = globalThis as typeof globalThis & { [KEY]?: Channel };
const channel = () => (holder[KEY] ??= { scope: new AsyncLocalStorage() });

/** Has `listener` hear of every tag that expires or cannot be read, in place of the one before. */
export function hearExpiry(listener: Listener): void {
  channel().listener = listener;
}

/** Tells the store of finished pages that what bears these tags has changed. */
export function tellExpiry(tags: readonly string[]): void {
  const { listener, scope } = channel();
  for (const tag of tags) scope.getStore()?.add(tag);
  listener?.expire(tags);
}

/** Has `messenger` carry what expires here to the other instances; undefined ends that. */
export function carryExpiry(messenger: Messenger | undefined): void {
  channel().messenger = messenger;
}

/** Tells the other instances, where there are any, that what bears these tags has changed (docs/decisions/0098). */
export async function tellOthers(tags: readonly string[]): Promise<void> {
  if (tags.length > 0) await channel().messenger?.(tags);
}

/** Tells the store that what is being made under these tags lacks something, as the database could not be asked: it is sent, not stored. */
export function tellIncomplete(tags: readonly string[]): void {
  channel().listener?.refuse(tags);
}

/** Runs the work of one request; `tags` then holds what it has expired so far. */
export function withExpiryScope<T>(tags: Set<string>, work: () => T): T {
  return channel().scope.run(tags, work);
}
