import { AsyncLocalStorage } from 'node:async_hooks';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { perProcess } from '../per-process';

/** Facts recorded while a response is rendered. */
export interface AnswerScope {
  /** True if part of it is missing because the database is unavailable. */
  hasOutage: boolean;
  /** True if it could not be rendered for that reason. */
  hasFailed: boolean;
  tags: Set<string>;
  /** The languages of the guide whose page it is. */
  languages?: readonly ProjectLanguage[];
}

const scopes = perProcess('answer-scope', () => new AsyncLocalStorage<AnswerScope>());

/** Renders a response within a new scope. */
export function withAnswerScope<T>(work: (scope: AnswerScope) => T): T {
  const scope: AnswerScope = { hasOutage: false, hasFailed: false, tags: new Set<string>() };
  return scopes.run(scope, () => work(scope));
}

/** The scope of the current response; undefined outside of one. */
export const answerScope = (): AnswerScope | undefined => scopes.getStore();

/**
 * Marks the current response as incomplete because of a database outage: it is sent but not cached.
 */
export function noteOutage(): void {
  const scope = answerScope();
  if (scope) scope.hasOutage = true;
}

/** Marks the current response as failed because of a database outage: it becomes 503. */
export function noteFailure(): void {
  const scope = answerScope();
  if (scope) Object.assign(scope, { hasOutage: true, hasFailed: true });
}

/** Adds cache tags to the current response: it is cached until one of them is invalidated. */
export function declareTags(tags: readonly string[]): void {
  const scope = answerScope();
  if (scope) for (const tag of tags) scope.tags.add(tag);
}

/** Notes that the current response is a page of a guide in these languages. */
export function noteLanguages(languages: readonly ProjectLanguage[]): void {
  const scope = answerScope();
  if (scope) scope.languages = languages;
}
