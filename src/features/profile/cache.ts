import 'server-only';
import { expireTags } from '@/server/expire-tags';

/** Everything that shows this creator: their page, their projects, and the lists in which these stand. */
export const creatorTag = (uid: string) => `creator:${uid}`;

/** After a change of what a creator shows of themselves. */
export function expireCreator(uid: string): Promise<void> {
  return expireTags(creatorTag(uid));
}
