import 'server-only';
import { invalidateTags } from '@/server/cache/invalidate-tags';

/**
 * The cache tag of everything that shows this creator: their page, their projects, and lists of
 * these.
 */
export const creatorTag = (uid: string) => `creator:${uid}`;

/** Invalidates the cache after a change of a creator's profile. */
export function invalidateCreator(uid: string): Promise<void> {
  return invalidateTags(creatorTag(uid));
}
