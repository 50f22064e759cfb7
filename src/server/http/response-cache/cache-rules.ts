import { UID_ALPHABET, UID_LENGTH } from '@/shared/ids/uid';

const MINUTE_MS = 60_000;
/** Short, because views and stars in lists invalidate nothing. */
const LIST_LIFE_MS = MINUTE_MS;
const PAGE_LIFE_MS = 15 * MINUTE_MS;
const UID = `[${UID_ALPHABET}]{${UID_LENGTH}}`;

/** How the responses of a path are cached. */
export interface CacheRule {
  pattern: RegExp;
  /** How long a response is fresh; changes that readers see invalidate it earlier. */
  lifeMs: number;
  /** True if it shows guides or creators: then it is stored only with cache tags. */
  showsData: boolean;
  /** True if the middleware chooses a language for it. */
  isLocalised: boolean;
}

/** The paths whose responses are cached. */
const RULES: CacheRule[] = [
  {
    pattern: new RegExp(`^/(?:explore)?$|^/c/${UID}(?:/\\d{1,3})?$`),
    lifeMs: LIST_LIFE_MS,
    showsData: true,
    isLocalised: true,
  },
  {
    pattern: new RegExp(`^(?:/c/${UID})?/feed\\.xml$`),
    lifeMs: LIST_LIFE_MS,
    showsData: true,
    isLocalised: false,
  },
  {
    pattern: new RegExp(`^/p/${UID}(?:/embed|/finished|/s/\\d{1,3})?$`),
    lifeMs: PAGE_LIFE_MS,
    showsData: true,
    isLocalised: true,
  },
  {
    pattern:
      /^\/(?:about|pricing|contact(?:\/sent)?|privacy-policy|terms-conditions|imprint|offline|developers(?:\/[\w-]+){0,2})$/,
    lifeMs: PAGE_LIFE_MS,
    showsData: false,
    isLocalised: true,
  },
  {
    pattern: /^\/(?:robots\.txt|sw\.js|build\.json)$/,
    lifeMs: PAGE_LIFE_MS,
    showsData: false,
    isLocalised: false,
  },
];

/** The rule for a path; undefined when its responses are not cached. */
export const cacheRuleOf = (path: string): CacheRule | undefined =>
  RULES.find(({ pattern }) => pattern.test(path));
