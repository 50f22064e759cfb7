import { properPath } from '@/shared/short-links';
import { UID_ALPHABET, UID_LENGTH } from '@/shared/uid';

const MINUTE_MS = 60_000;
/** As long as Next keeps lists: figures in them (views, stars) expire nothing. */
const LIST_LIFE_MS = MINUTE_MS;
const PAGE_LIFE_MS = 15 * MINUTE_MS;
const UID = `[${UID_ALPHABET}]{${UID_LENGTH}}`;

/** How the answers of an address are stored. */
export interface StoreRule {
  pattern: RegExp;
  /** How long an answer is sent without being made anew; changes that readers see expire it before. */
  lifeMs: number;
  /** Whether it lists projects, and so changes with any of them. */
  isList: boolean;
  /** Whether the middleware chooses a language for it. */
  isLocalised: boolean;
}

/** The addresses whose finished answers are stored; everything else is never looked at twice. */
const RULES: StoreRule[] = [
  {
    pattern: /^\/(?:explore)?$/,
    lifeMs: LIST_LIFE_MS,
    isList: true,
    isLocalised: true,
  },
  {
    pattern: new RegExp(`^/c/${UID}(?:/\\d{1,3})?$`),
    lifeMs: LIST_LIFE_MS,
    isList: true,
    isLocalised: true,
  },
  {
    pattern: new RegExp(`^(?:/c/${UID})?/feed\\.xml$`),
    lifeMs: LIST_LIFE_MS,
    isList: true,
    isLocalised: false,
  },
  {
    pattern: new RegExp(`^/p/${UID}(?:/embed)?$`),
    lifeMs: PAGE_LIFE_MS,
    isList: false,
    isLocalised: true,
  },
  {
    pattern: new RegExp(`^/p/${UID}/(?:finished|s/\\d{1,3})$`),
    lifeMs: PAGE_LIFE_MS,
    isList: false,
    isLocalised: true,
  },
  {
    pattern:
      /^\/(?:about|pricing|contact(?:\/sent)?|privacy-policy|terms-conditions|offline|developers(?:\/[\w-]+){0,2})$/,
    lifeMs: PAGE_LIFE_MS,
    isList: false,
    isLocalised: true,
  },
  {
    pattern: /^\/(?:robots\.txt|sw\.js)$/,
    lifeMs: PAGE_LIFE_MS,
    isList: false,
    isLocalised: false,
  },
];

/** How an address is stored; undefined when it is not. */
export const storeRuleOf = (path: string): StoreRule | undefined =>
  RULES.find(({ pattern }) => pattern.test(path));

/** Whether an address is one of a guide or a creator that cannot be, as its uid is none. */
export const isNowhere = (path: string): boolean =>
  /^\/[pc]\/[^/]+$/.test(path) && storeRuleOf(path) === undefined && properPath(path) === undefined;
