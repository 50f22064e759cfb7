import { AsyncLocalStorage } from 'node:async_hooks';

// Next's bundle and the HTTP front load modules of their own, but live in one process.
const KEY = Symbol.for('makerstep.request-scope');
const holder = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<string | undefined> };
const scopes = () => (holder[KEY] ??= new AsyncLocalStorage());

/** Runs the work of one request; every line of the log that is written meanwhile bears its id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return scopes().run(requestId, work);
}

/** Runs what only happens to be set off by a request, such as a job that it wakes: its lines are not that request's. */
export function withoutRequest<T>(work: () => T): T {
  return scopes().run(undefined, work);
}

/** The id of the request under way; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return scopes().getStore();
}
