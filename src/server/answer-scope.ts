import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of an answer while it is made. */
export interface AnswerScope {
  /** Whether something of it could not be made, as the database cannot serve now. */
  hasOutage: boolean;
  /** The cache tags of the data that it shows. */
  tags: Set<string>;
}

// Next's bundle and the HTTP server load modules of their own, but live in one process.
const KEY = Symbol.for('makerstep.answer-scope');
const holder = globalThis as typeof globalThis & { [KEY]?: AsyncLocalStorage<AnswerScope> };
const scopes = () => (holder[KEY] ??= new AsyncLocalStorage());

/** Runs the work of one answer, which notes in a new scope what is to be known of it. */
export function withAnswerScope<T>(work: (scope: AnswerScope) => T): T {
  const scope = { hasOutage: false, tags: new Set<string>() };
  return scopes().run(scope, () => work(scope));
}

/** The scope of the answer under way; undefined outside of one. */
export const answerScope = (): AnswerScope | undefined => scopes().getStore();

/** Notes that the answer under way lacks what the database could not give: it is sent, and not kept. */
export function noteOutage(): void {
  const scope = answerScope();
  if (scope) scope.hasOutage = true;
}

/** Notes that the answer under way shows data with these cache tags: it is kept until one of them is invalidated. */
export function noteTags(tags: readonly string[]): void {
  const scope = answerScope();
  if (scope) for (const tag of tags) scope.tags.add(tag);
}
