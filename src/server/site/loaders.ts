import 'server-only';
import { cacheLife } from 'next/cache';
import { withTags } from '../cache/cache';

/** Declares the tag that drops all pages: also one without data shows the name of the site. */
export async function loadSiteTag(): Promise<void> {
  'use cache';
  cacheLife('max');
  withTags(undefined, []);
}
