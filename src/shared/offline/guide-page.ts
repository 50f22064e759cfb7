import { matchRoute } from '../addresses/routes';
import { isUid } from '../ids/uid';
import { guidePages } from './guide-addresses';

const STORED_PAGES = ['guide', 'step', 'finished'];

/** The guide of a URL, and which stored page serves it; undefined for every other URL. */
export function guidePageOf(pathname: string): { projectUid: string; page: string } | undefined {
  const { page = '', params } = matchRoute(pathname);
  const { uid: projectUid = '' } = params;
  const stored = guidePages(projectUid)[STORED_PAGES.indexOf(page)];
  return stored === undefined || !isUid(projectUid) ? undefined : { projectUid, page: stored };
}
