import 'server-only';
import { AsyncResource } from 'node:async_hooks';

// Kept on the process and not in this module: the pages' bundle and the server each load a copy of it.
const HOLDER = Symbol.for('makerstep.wake-job');
const holder = globalThis as typeof globalThis & { [HOLDER]?: Map<string, () => void> };
const listeners = () => (holder[HOLDER] ??= new Map());

/** Lets a background job of this process look at once for what is to be done. */
export function wakeJob(name: string): void {
  listeners().get(name)?.();
}

/**
 * Lets `wake` hear of what the job is to do; undefined stops that. It runs as what it is, a job of the server, and not as a part of the
 * request that woke it: Next takes what is expired then for that request's, and forgets it when the request has been answered.
 */
export function onJobWoken(name: string, wake: (() => void) | undefined): void {
  if (wake) listeners().set(name, AsyncResource.bind(wake));
  else listeners().delete(name);
}
