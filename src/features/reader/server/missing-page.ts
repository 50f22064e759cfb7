import 'server-only';
import { visitorKey } from '@/server/http/visitor-key';
import { findPreviewLink } from '@/features/projects/server/preview/service';
import { isPublished, isTakenDown } from '@/features/projects/server/public-project';
import { readCreator } from '@/features/profile/server/service';
import { isUid } from '@/shared/ids/uid';

// Addresses with a dot are files, such as feeds.
const PAGE = /^\/([pc])\/([^/]+)(?:\/[^.]*)?$/;
const PREVIEW = /^\/preview\/([^/]+)/;

/**
 * True if the guide, the creator or the preview of a page does not exist. The HTTP server asks before Next
 * renders: after `notFound()`, Next sends a document that needs scripts to show its text.
 */
export async function isMissingPage(path: string, clientIp: string): Promise<boolean> {
  const token = PREVIEW.exec(path)?.[1];
  if (token !== undefined) return !(await findPreviewLink(token, visitorKey(clientIp)));
  const [, kind, uid = ''] = PAGE.exec(path) ?? [];
  // The middleware knows that other addresses lead nowhere.
  if (!isUid(uid)) return false;
  return kind === 'c' ? (await readCreator(uid)) === undefined : !(await isPublished(uid));
}

/** Reports whether the operators took down the guide of a page. */
export async function isTakenDownPage(path: string): Promise<boolean> {
  const [, kind, uid = ''] = PAGE.exec(path) ?? [];
  return kind === 'p' && isUid(uid) && isTakenDown(uid);
}
