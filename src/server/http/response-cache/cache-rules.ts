import { matchRoute, type Route } from '@/shared/addresses/routes';
import { isUid } from '@/shared/ids/uid';

const MINUTE_MS = 60_000;
/** Short, because views and stars in lists invalidate nothing. */
const LIST_LIFE_MS = MINUTE_MS;
const PAGE_LIFE_MS = 15 * MINUTE_MS;

/** How the responses of a path are cached. */
export interface CacheRule {
  /** How long a response is fresh; changes that readers see invalidate it earlier. */
  lifeMs: number;
  /** True if it shows guides or creators: then it is stored only with cache tags. */
  showsData: boolean;
  /** True if the middleware chooses a language for it. */
  isLocalised: boolean;
}

const RULES: Record<NonNullable<Route['cache']>, CacheRule> = {
  list: { lifeMs: LIST_LIFE_MS, showsData: true, isLocalised: true },
  feed: { lifeMs: LIST_LIFE_MS, showsData: true, isLocalised: false },
  guide: { lifeMs: PAGE_LIFE_MS, showsData: true, isLocalised: true },
  text: { lifeMs: PAGE_LIFE_MS, showsData: false, isLocalised: true },
  file: { lifeMs: PAGE_LIFE_MS, showsData: false, isLocalised: false },
};
const NUMBER = /^\d{1,3}$/;
const NAME = /^[\w-]+$/;

/** The rule for a path; undefined when its responses are not cached. */
export function cacheRuleOf(path: string): CacheRule | undefined {
  const { cache, params } = matchRoute(path);
  const { uid, step, page, ...names } = params;
  const isOneOfFew =
    (uid === undefined || isUid(uid)) &&
    [step, page].every((number) => number === undefined || NUMBER.test(number)) &&
    Object.values(names).every((name) => name === undefined || NAME.test(name)) &&
    (path === '/' || !path.endsWith('/'));
  return cache && isOneOfFew ? RULES[cache] : undefined;
}
