import { paths } from '../paths';

/** Address of the service worker's script; its place gives it the whole site as scope. */
export const WORKER_PATH = '/sw.js';

/** Grows when what is kept changes its shape: caches of other shapes are removed. */
const SHAPE = 2;
const PREFIX = 'makerstep-';
export const CACHE_PREFIX = `${PREFIX}${SHAPE}-`;
const GUIDE_PREFIX = `${CACHE_PREFIX}guide-`;

export const PAGE_CACHE = `${CACHE_PREFIX}pages`;

/** Everything kept of one guide lies in a cache of its own, and goes with it. */
export const guideCacheName = (projectUid: string) => GUIDE_PREFIX + projectUid;
export const uidOfCache = (name: string) =>
  name.startsWith(GUIDE_PREFIX) ? name.slice(GUIDE_PREFIX.length) : undefined;
/** Whether a cache was made by an older or newer version of the worker. */
export const isOtherShape = (name: string) =>
  name.startsWith(PREFIX) && !name.startsWith(CACHE_PREFIX);

/** Under this the record of a guide lies in its cache. */
export const RECORD_ADDRESS = '/offline/record';
/** The pages of a guide that are kept: of the step pages one, which shows whatever step its address names. */
export const guidePages = (projectUid: string) => [
  paths.project(projectUid),
  paths.step(projectUid, 1),
  paths.finished(projectUid),
];

/** The guide an address belongs to, and which of its kept pages answers it; undefined for every other address. */
export function guidePageOf(pathname: string): { projectUid: string; page: string } | undefined {
  const [, projectUid, rest = ''] =
    /^\/p\/([2-9a-z]{12})(?:\/(s\/[^/]+|finished))?\/?$/.exec(pathname) ?? [];
  if (!projectUid) return undefined;
  return {
    projectUid,
    page:
      rest === ''
        ? paths.project(projectUid)
        : rest === 'finished'
          ? paths.finished(projectUid)
          : paths.step(projectUid, 1),
  };
}
