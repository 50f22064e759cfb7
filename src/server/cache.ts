import 'server-only';
import { cacheTag } from 'next/cache';
import { noteTags } from './answer-scope';
import { EVERYTHING } from './invalidation';

/** A result of 'use cache' with the tags of the data in it. */
interface Tagged<T> {
  value: T;
  tags: readonly string[];
}

/** Has Next keep a result of 'use cache' until one of these tags is invalidated, or everything is. */
export function tagged<T>(value: T, tags: readonly string[]): Tagged<T> {
  cacheTag(EVERYTHING, ...tags);
  return { value, tags };
}

/**
 * The value of a cached result; the answer that shows it gets its tags. Called outside of 'use cache': Next shares results between
 * requests, and only what runs in a request knows for which answer.
 */
export function shown<T>({ value, tags }: Tagged<T>): T {
  noteTags(tags);
  return value;
}
