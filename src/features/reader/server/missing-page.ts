import 'server-only';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { findPreviewLink } from '@/features/projects/server/preview/service';
import { isPublished, isTakenDown } from '@/features/projects/server/public-project';
import { readCreator } from '@/features/profile/server/service';
import { matchRoute } from '@/shared/addresses/routes';
import { isUid } from '@/shared/ids/uid';

/**
 * True if the guide, the creator or the preview of a page does not exist. The HTTP server checks
 * this before Next renders: after `notFound()`, Next sends a document that needs scripts to show
 * its text.
 */
export async function isMissingPage(path: string, clientIp: string): Promise<boolean> {
  const { subject, params } = matchRoute(path);
  const { token = '', uid = '' } = params;
  if (subject === 'preview') return !(await findPreviewLink(token, visitorKey(clientIp)));
  if (!isPageOfUid(path, uid)) return false;
  return subject === 'creator' ? (await readCreator(uid)) === undefined : !(await isPublished(uid));
}

/** Reports whether the operators took down the guide of a page. */
export async function isTakenDownPage(path: string): Promise<boolean> {
  const { subject, params } = matchRoute(path);
  const { uid = '' } = params;
  return subject === 'guide' && isPageOfUid(path, uid) && isTakenDown(uid);
}

/** False for files, such as feeds, which have a dot; the middleware knows other wrong addresses. */
const isPageOfUid = (path: string, uid: string) => isUid(uid) && !path.includes('.');
