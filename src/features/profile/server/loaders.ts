import 'server-only';
import { cacheLife } from 'next/cache';
import { unwrapAndDeclareTags, withTags } from '@/server/cache/cache';
import { shareMark } from '@/server/site/mark';
import { shareVersion } from '@/server/site/share-version';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { type SharedPicture, shareWords } from '@/shared/pictures/share-picture';
import { isUid } from '@/shared/ids/uid';
import type { CreatorView } from '@/features/auth/schema';
import { creatorTag } from './cache';
import { creatorShareFacts } from '../model/share-facts';
import { readCreator } from './service';

/**
 * A creator for their public page (docs/reference/accounts.md#profile), or undefined: the page
 * decides how to respond.
 */
export async function loadCreator(uid: string): Promise<CreatorView | undefined> {
  // Checked before cache and database: an invalid uid costs nothing, and builds query nothing.
  return isUid(uid) ? unwrapAndDeclareTags(await loadCached(uid)) : undefined;
}

async function loadCached(uid: string) {
  'use cache';
  cacheLife('hours');
  return withTags(await readCreator(uid), [creatorTag(uid)]);
}

export function creatorPicture(creator: CreatorView): SharedPicture {
  const facts = creatorShareFacts(creator, shareMark());
  return {
    path: machinePaths.creatorCard(creator.uid, shareVersion(facts)),
    alt: shareWords(facts),
  };
}
