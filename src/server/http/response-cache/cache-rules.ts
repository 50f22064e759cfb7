import { matchRoute, type Route } from '@/shared/addresses/routes';
import { UID_PATTERN } from '@/shared/ids/uid';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';

/** Short, because views and stars in lists invalidate nothing. */
const LIST_LIFE_MS = 60_000;
const PAGE_LIFE_MS = 15 * 60_000;

/** Caching of the responses of a path. */
export interface CacheRule {
  /** Time for which a response is fresh; changes that readers see invalidate it earlier. */
  lifeMs: number;
  /** True if it shows guides or creators: then it is stored only with cache tags. */
  showsData: boolean;
  /** True if the middleware chooses a language for it. */
  isLocalised: boolean;
  /** True for searches, which are countless: they have a small store of their own. */
  isSearch?: true;
}

const RULES: Record<NonNullable<Route['cache']> | 'search', CacheRule> = {
  search: { lifeMs: LIST_LIFE_MS, showsData: true, isLocalised: true, isSearch: true },
  list: { lifeMs: LIST_LIFE_MS, showsData: true, isLocalised: true },
  feed: { lifeMs: LIST_LIFE_MS, showsData: true, isLocalised: false },
  guide: { lifeMs: PAGE_LIFE_MS, showsData: true, isLocalised: true },
  guideText: { lifeMs: PAGE_LIFE_MS, showsData: true, isLocalised: false },
  text: { lifeMs: PAGE_LIFE_MS, showsData: false, isLocalised: true },
  file: { lifeMs: PAGE_LIFE_MS, showsData: false, isLocalised: false },
};
/** Of a query that is cached. People type shorter searches. */
const QUERY_MAX = 300;
const LANGUAGE = new RegExp(`^lang=(?:${PROJECT_LANGUAGES.join('|')})$`);
const NUMBER = /^\d{1,3}$/;
const NAME = /^[\w-]+$/;
/** The forms of the parts of an address: in others, a page would have any number of addresses. */
const FORMS: Record<string, RegExp> = { uid: new RegExp(UID_PATTERN), step: NUMBER, page: NUMBER };

/** The rule for a path and its query; undefined when its responses are not cached. */
export function cacheRuleOf(target: string): CacheRule | undefined {
  const [path = '', ...queries] = target.split('?');
  const { cache, params, searched = [], hasLanguages } = matchRoute(path);
  const query = queries.join('?');
  if (queries.length > 0 && !(hasLanguages && LANGUAGE.test(query))) {
    const names = [...new URLSearchParams(query).keys()];
    return query.length <= QUERY_MAX &&
      searched.length > 0 &&
      names.every((name) => searched.includes(name))
      ? RULES.search
      : undefined;
  }
  const hasForms = Object.entries(params).every(([name, part = '']) =>
    (FORMS[name] ?? NAME).test(part),
  );
  return cache && hasForms && !/.\/$/.test(path) ? RULES[cache] : undefined;
}
