import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '../per-process';

const scopes = perProcess('request-scope', () => new AsyncLocalStorage<string | undefined>());

/** Handles one request; every log line written meanwhile has its id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return scopes.run(requestId, work);
}

/** Runs work that a request only triggers, such as a job, without its id in the log. */
export function withoutRequest<T>(work: () => T): T {
  return scopes.run(undefined, work);
}

/** The id of the current request; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return scopes.getStore();
}
