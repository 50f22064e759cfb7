import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { isUid } from '@/shared/uid';
import type { CreatorView } from '../auth/schema';
import { creatorTag } from './cache';
import { readCreator } from './service';

/** A creator for their public page (contract, section 7), or undefined: the page decides how to say so. */
export async function loadCreator(uid: string): Promise<CreatorView | undefined> {
  // Judged before the cache and the database: nonsense costs nothing and builds ask for nothing.
  return isUid(uid) ? loadCached(uid) : undefined;
}

async function loadCached(uid: string): Promise<CreatorView | undefined> {
  'use cache';
  cacheTag(creatorTag(uid));
  cacheLife('hours');
  return readCreator(uid);
}
