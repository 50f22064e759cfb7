import { paths } from '../addresses/paths';
import { matchRoute } from '../addresses/routes';
import { isUid } from '../ids/uid';

/** URL of the service worker's script; its path gives it the whole site as scope. */
export const WORKER_PATH = '/sw.js';

/** Increase it when the stored format changes: caches of other formats are deleted. */
const SHAPE = 2;
const PREFIX = 'makerstep-';
export const CACHE_PREFIX = `${PREFIX}${SHAPE}-`;
const GUIDE_PREFIX = `${CACHE_PREFIX}guide-`;

export const PAGE_CACHE = `${CACHE_PREFIX}pages`;

/** Each guide has a cache of its own, which is deleted with it. */
export const guideCacheName = (projectUid: string) => GUIDE_PREFIX + projectUid;
export const uidOfCache = (name: string) =>
  name.startsWith(GUIDE_PREFIX) ? name.slice(GUIDE_PREFIX.length) : undefined;
/** Reports whether a cache belongs to an older or newer version of the worker. */
export const isOtherShape = (name: string) =>
  name.startsWith(PREFIX) && !name.startsWith(CACHE_PREFIX);

/** The key of a guide's record in its cache. */
export const RECORD_ADDRESS = '/offline/record';
/** The public answer with a version of a guide: an address of the API, and its key in the cache. */
export const versionAddress = (projectUid: string, version: number) =>
  `/v1/projects/${projectUid}?version=${version}`;
export const isVersionAddress = (address: string) =>
  /^\/v1\/projects\/[^/]+\?version=/.test(address);
/** The pages of a guide that are stored, by `page` of their routes. One serves all steps. */
const STORED_PAGES = ['guide', 'step', 'finished'];
export const guidePages = (projectUid: string) => [
  paths.project(projectUid),
  paths.step(projectUid, 1),
  paths.finished(projectUid),
];

/** The guide of a URL, and which stored page serves it; undefined for every other URL. */
export function guidePageOf(pathname: string): { projectUid: string; page: string } | undefined {
  const { page = '', params } = matchRoute(pathname);
  const { uid: projectUid = '' } = params;
  const stored = guidePages(projectUid)[STORED_PAGES.indexOf(page)];
  return stored === undefined || !isUid(projectUid) ? undefined : { projectUid, page: stored };
}
