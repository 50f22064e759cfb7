import { AsyncLocalStorage } from 'node:async_hooks';

/** The answer that is being made. */
interface Scope {
  /** Whether something of it could not be made, as the database cannot serve now. */
  hasOutage: boolean;
}

// Next's bundle and the HTTP front load modules of their own, but live in one process.
const KEY = Symbol.for('makerstep.outage-scope');
const holder = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<Scope> };
const scopes = () => (holder[KEY] ??= new AsyncLocalStorage());

/** Runs the work of one answer, which notes in `scope` when the database could not serve it. */
export function withOutageScope<T>(scope: Scope, work: () => T): T {
  return scopes().run(scope, work);
}

/** Notes that the answer under way lacks what the database could not give; without an answer under way, nothing. */
export function noteOutage(): void {
  const scope = scopes().getStore();
  if (scope) scope.hasOutage = true;
}
