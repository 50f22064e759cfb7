import 'server-only';
import { cacheTag } from 'next/cache';
import { EVERYTHING } from './invalidation';

/** Names what a result of 'use cache' is made of; all that is kept by Next is kept under such tags, and so can be dropped as a whole. */
export function keepUnder(...tags: string[]): void {
  cacheTag(EVERYTHING, ...tags);
}
