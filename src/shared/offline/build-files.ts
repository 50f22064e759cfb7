import { CACHE_PREFIX } from './guide-addresses';

/** The files of the build that browsers load. */
export interface BuildFiles {
  /** a hash of them */
  id: string;
  /** paths of all scripts, styles and fonts */
  files: string[];
}

/** Address of the server's list of them. */
export const BUILD_PATH = '/build.json';
/** The response header with the build of a page. */
export const BUILD_HEADER = 'makerstep-build';

const ASSET_PREFIX = `${CACHE_PREFIX}assets-`;
export const assetCacheName = (id: string) => ASSET_PREFIX + id;
/** The build of an asset cache; undefined for every other cache. */
export const buildOfCache = (name: string) =>
  name.startsWith(ASSET_PREFIX) ? name.slice(ASSET_PREFIX.length) : undefined;
