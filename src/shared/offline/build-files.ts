import { CACHE_PREFIX } from './guide-addresses';

/** The files of the build that browsers load. */
export interface BuildFiles {
  /** changes with them */
  id: string;
  /** paths of all scripts, styles and fonts */
  files: string[];
}

/** Where the server lists them. */
export const BUILD_PATH = '/build.json';
/** The header by which a page says to which build it belongs. */
export const BUILD_HEADER = 'makerstep-build';

const ASSET_PREFIX = `${CACHE_PREFIX}assets-`;
export const assetCacheName = (id: string) => ASSET_PREFIX + id;
/** The build whose files are in a cache; undefined for every other cache. */
export const buildOfCache = (name: string) =>
  name.startsWith(ASSET_PREFIX) ? name.slice(ASSET_PREFIX.length) : undefined;
