import { AsyncLocalStorage } from 'node:async_hooks';

// Next's bundle and the HTTP server load their own copy of this module in one process.
const KEY = Symbol.for('makerstep.request-scope');
const holder = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<string | undefined> };
const scopes = () => (holder[KEY] ??= new AsyncLocalStorage());

/** Handles one request; every log line written meanwhile has its id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return scopes().run(requestId, work);
}

/** Runs work that a request only triggers, such as a job, without its id in the log. */
export function withoutRequest<T>(work: () => T): T {
  return scopes().run(undefined, work);
}

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return scopes().getStore();
}
