import 'server-only';
import { cacheTag } from 'next/cache';
import { declareTags } from './answer-scope';
import { EVERYTHING } from './invalidation';

/** A result of 'use cache' with the tags of its data. */
interface Tagged<T> {
  value: T;
  tags: readonly string[];
}

/**
 * Tags a result of 'use cache', also with the tag by which all results can be invalidated at once.
 */
export function withTags<T>(value: T, tags: readonly string[]): Tagged<T> {
  cacheTag(EVERYTHING, ...tags);
  return { value, tags };
}

/**
 * The value of a cached result; adds its tags to the current response. Call it outside of 'use
 * cache': Next shares results between requests, and only code of a request knows its response.
 */
export function unwrapAndDeclareTags<T>({ value, tags }: Tagged<T>): T {
  declareTags(tags);
  return value;
}
