import 'server-only';
import { isPublished } from '@/features/projects/server/public-project';
import { readCreator } from '@/features/profile/server/service';
import { isUid } from '@/shared/ids/uid';

// Addresses with a dot are files, such as feeds.
const PAGE = /^\/([pc])\/([^/]+)(?:\/[^.]*)?$/;

/**
 * Whether the guide or the creator of a page does not exist. The HTTP server asks before Next
 * renders: after `notFound()`, Next sends a document that needs scripts to show its text.
 */
export async function isMissingPage(path: string): Promise<boolean> {
  const [, kind, uid = ''] = PAGE.exec(path) ?? [];
  // The middleware knows that other addresses lead nowhere.
  if (!isUid(uid)) return false;
  return kind === 'c' ? (await readCreator(uid)) === undefined : !(await isPublished(uid));
}
