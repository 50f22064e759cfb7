import { paths } from '../addresses/paths';

/** URL of the service worker's script; its path makes the whole site its scope. */
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
/** The pages of a guide that are stored. One step page serves all steps. */
export const guidePages = (projectUid: string) => [
  paths.project(projectUid),
  paths.step(projectUid, 1),
  paths.finished(projectUid),
];
