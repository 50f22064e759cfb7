import 'server-only';
import { cacheLife } from 'next/cache';
import { tagged } from '../cache/cache';

/**
 * Gives a page the tag by which everything is dropped: also one without data shows the name of the
 * site.
 */
export async function loadSiteTag(): Promise<void> {
  'use cache';
  cacheLife('max');
  tagged(undefined, []);
}
