import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MISSING_HEADER } from '@/shared/http/headers';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { BUILD_HEADER } from '@/shared/offline/build-files';
import { withAnswerScope } from '../../cache/answer-scope';
import { setResponseCache } from '../../cache/invalidation';
import { withRequestId } from '../../logging/request-scope';
import type { ResponseCacheFigures } from '../figures';
import type { ConcurrencyLimit } from '../requests/load-shedding';
import type { InnerHandler } from '../next-errors';
import { correctHeaders } from '../response-hooks';
import { outageError } from '../../db/unavailable';
import { failureReported } from '../whole-page';
import { trustedHeaders } from '../requests/request-headers';
import { securityHeaders } from '../response-headers';
import { type CacheRule, cacheRuleOf } from './cache-rules';
import { type CacheVariant, cacheVariantOf, renderedLanguages } from './cache-variant';
import { type CapturedAnswer, captureAnswer } from '../../next-internals/captured-answer';
import { encodeResponse, isHtml, sendResponse } from './encoded-response';
import { type CacheEntry, type Rendered, ResponseCache } from './response-cache';

const RENDERING_TIMEOUT_MS = 30_000;
/**
 * For this user agent, next.config.ts makes Next render a page once, with all metadata in its head,
 * and store no copy (docs/decisions/0104).
 */
export const RENDERING_AGENT = 'Makerstep response cache';
const NO_CLIENT = '0.0.0.0';
const FAILED = 500;
const KNOWN_GUIDES_MAX = 10_000;
/** Searches have a cache of their own, so that they push no page out. */
const SEARCHES_MAX_BYTES = 8 * 1024 * 1024;

export interface CachedResponses {
  /**
   * Sends the cached response of a request, if there is one, before any other work.
   * @returns the bytes of the body; undefined when there is none
   */
  sendAtOnce: (req: IncomingMessage, res: ServerResponse, requestId: string) => number | undefined;
  /**
   * Answers a request whose response is cached, and renders it first when it is missing.
   * @returns false for any other request
   * @throws what `inner` throws
   */
  answer: (
    req: IncomingMessage,
    res: ServerResponse,
    target: { path: string; search: string },
    requestId: string,
  ) => Promise<boolean>;
  figures: () => ResponseCacheFigures;
}

/**
 * Puts a cache of public responses in front of `inner`.
 * @param tryEnter takes a slot of the concurrency limit for a page that is rendered again
 * @param buildId sent to the service worker, which caches the files of that build
 */
export function cacheResponses(
  inner: InnerHandler,
  publicUrl: URL,
  tryEnter: ConcurrencyLimit['tryEnter'],
  buildId?: string,
  cache = new ResponseCache(),
): CachedResponses {
  const capture = capturer(inner, publicUrl, buildId);
  const guides = new LRUCache<string, readonly ProjectLanguage[]>({ max: KNOWN_GUIDES_MAX });
  const searches = new ResponseCache(SEARCHES_MAX_BYTES, false);
  const storeOf = ({ isSearch }: CacheRule) => (isSearch ? searches : cache);
  const keyOf = (path: string, variant: CacheVariant) =>
    `${renderedLanguages(variant, guides.get(path))} ${variant.encoding} ${path}`;

  const render = (
    path: string,
    rule: CacheRule,
    variant: CacheVariant,
    requestId: string,
  ): Promise<Rendered> =>
    withAnswerScope(async (scope) => {
      const languages = rule.isLocalised ? renderedLanguages(variant, guides.get(path)) : undefined;
      const answer = await capture(path, languages, requestId);
      await failureReported();
      if (scope.hasFailed && answer.status < FAILED) throw outageError();
      if (scope.languages) guides.set(path, scope.languages);
      const isMissing = answer.status === 404 && isHtml(answer.headers);
      // Next sends a page that calls notFound() without its words: the middleware sends the whole
      // one.
      const whole = isMissing
        ? await capture(path, languages, requestId, { [MISSING_HEADER]: '1' }).catch(() => answer)
        : answer;
      return {
        response: await encodeResponse(whole, variant.encoding),
        tags: scope.tags,
        isCacheable:
          isForAll(answer) && !scope.hasOutage && (scope.tags.size > 0 || !rule.showsData),
      };
    });

  const refreshIfOld = (key: string, path: string, variant: CacheVariant, entry: CacheEntry) => {
    const rule = Date.now() < entry.freshUntilMs ? undefined : cacheRuleOf(path);
    if (!rule) return;
    // Without a free slot, the next request tries again.
    const release = tryEnter();
    if (!release) return;
    const requestId = randomUUID();
    void cache
      .refresh(key, entry, rule.lifeMs, () =>
        withRequestId(requestId, () => render(path, rule, variant, requestId)),
      )
      .finally(release);
  };

  const requests = { hits: 0, misses: 0 };
  setResponseCache({
    invalidate: (tags) => [cache, searches].forEach((each) => each.invalidate(tags)),
  });
  return {
    figures: () => ({
      entries: cache.size.entries + searches.size.entries,
      bytes: cache.size.bytes + searches.size.bytes,
      ...requests,
    }),
    sendAtOnce: (req, res, requestId) => {
      const path = req.url ?? '';
      const variant = cacheVariantOf(req);
      const key = variant && keyOf(path, variant);
      const entry = key === undefined ? undefined : (cache.get(key) ?? searches.get(key));
      if (!variant || key === undefined || !entry) return undefined;
      requests.hits += 1;
      const bytes = sendResponse(req, res, entry.response, requestId);
      refreshIfOld(key, path, variant, entry);
      return bytes;
    },
    answer: async (req, res, target, requestId) => {
      const path = target.path + target.search;
      const rule = cacheRuleOf(path);
      const variant = rule && cacheVariantOf(req);
      if (!variant) return false;
      requests.misses += 1;
      const respond = async (key: string) =>
        storeOf(rule).get(key)?.response ??
        storeOf(rule).fill(key, rule.lifeMs, () => render(path, rule, variant, requestId));
      const key = keyOf(path, variant);
      const first = await respond(key);
      // Rendering a guide for the first time finds its languages.
      const better = keyOf(path, variant);
      const response = better === key ? first : await respond(better);
      if (!res.headersSent && !res.destroyed) sendResponse(req, res, response, requestId);
      return true;
    },
  };
}

/** Renders a page as for any visitor, with the headers that all visitors get. */
function capturer(inner: InnerHandler, publicUrl: URL, buildId: string | undefined) {
  return (
    path: string,
    languages: string | undefined,
    requestId: string,
    others: Record<string, string> = {},
  ) => {
    const headers = trustedHeaders(
      {
        accept: '*/*',
        'user-agent': RENDERING_AGENT,
        ...(languages ? { 'accept-language': languages } : {}),
      },
      { publicUrl, clientIp: NO_CLIENT, requestId, isDevelopment: false },
    ) as Record<string, string>;
    const prepare = (res: ServerResponse) => {
      for (const [name, value] of Object.entries(
        securityHeaders(path.replace(/\?.*/s, ''), publicUrl),
      ))
        res.setHeader(name, value);
      if (buildId !== undefined) res.setHeader(BUILD_HEADER, buildId);
      correctHeaders(res);
    };
    return captureAnswer(
      inner,
      { path, headers: { ...headers, ...others } },
      prepare,
      RENDERING_TIMEOUT_MS,
    );
  };
}

/**
 * Next marks dynamic pages no-store although every visitor gets the same; from other handlers,
 * no-store counts.
 */
const isForAll = ({ status, headers }: CapturedAnswer) =>
  status === 200 &&
  headers['set-cookie'] === undefined &&
  (isHtml(headers) || !String(headers['cache-control']).includes('no-store'));
