import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUILD_HEADER } from '@/shared/offline/build-files';
import { setPageStore } from '../../invalidation';
import { withRequestId } from '../../request-scope';
import type { InnerHandler } from '../inner-handler';
import { correctHeaders } from '../outgoing-headers';
import { trustedHeaders } from '../request-headers';
import { securityHeaders } from '../response-headers';
import { isNowhere, type StoreRule, storeRuleOf } from './addresses';
import { type Asker, askerOf } from './asker';
import { fillBlank, isBlank } from './missing-page';
import type { StoreFigures } from '../figures';
import { type Answer, captureAnswer } from './captured-answer';
import { PageStore } from './page-store';
import { passOn, send } from './send-answer';
import type { StoredPage } from './stored-page';

const MAKING_TIMEOUT_MS = 30_000;
/** Asks Next for a page in one piece and with a whole head, as it gives it to search engines that wait for both. */
const AGENT = 'Makerstep (served like Bingbot)';
const NOBODY = '0.0.0.0';
const UNKNOWN_ADDRESS = '/404';

/** Stored answers in front of Next's. */
export interface StoredPages {
  /** Sends a stored answer at once if there is one for this very request; has to be asked before anything else is done. @returns the bytes of the body that was sent; undefined when none was */
  sendAtOnce: (req: IncomingMessage, res: ServerResponse, requestId: string) => number | undefined;
  /** Answers a request for one of the stored addresses, making the answer when there is none; false for any other. @throws what `inner` throws */
  answer: (
    req: IncomingMessage,
    res: ServerResponse,
    target: { path: string; search: string },
    requestId: string,
  ) => Promise<boolean>;
  store: PageStore;
  figures: () => StoreFigures;
}

interface StoreOptions {
  publicUrl: URL;
  /** tells the service worker which files its pages need */
  buildId?: string | undefined;
  store?: PageStore;
}

type MakingRule = Pick<StoreRule, 'isLocalised'>;

/** Puts a store of finished public pages in front of `inner` (docs/decisions/0022). */
export function storePages(
  inner: InnerHandler,
  { publicUrl, buildId, store = new PageStore() }: StoreOptions,
): StoredPages {
  const make = (path: string, { locale }: Asker, rule: MakingRule, requestId: string) =>
    captureAnswer(
      inner,
      {
        path,
        headers: trustedHeaders(
          {
            accept: '*/*',
            'user-agent': AGENT,
            ...(rule.isLocalised ? { 'accept-language': locale } : {}),
          },
          { publicUrl, address: NOBODY, requestId, isDevelopment: false },
        ) as Record<string, string>,
      },
      (res) => {
        for (const [name, value] of Object.entries(securityHeaders(path, publicUrl)))
          res.setHeader(name, value);
        if (buildId !== undefined) res.setHeader(BUILD_HEADER, buildId);
        correctHeaders(res, { isForStore: true });
      },
      MAKING_TIMEOUT_MS,
    );

  const refreshIfOld = (key: string, path: string, asker: Asker, page: StoredPage) => {
    const rule = Date.now() < page.freshUntilMs ? undefined : storeRuleOf(path);
    if (!rule) return;
    const requestId = randomUUID();
    store.refresh(key, path, rule, page, () =>
      withRequestId(requestId, () => make(path, asker, rule, requestId)),
    );
  };

  /** What stands at an unknown address, in each language; it changes with nothing. */
  const unknown = new Map<string, Promise<Answer>>();
  const whole = async (
    answer: Answer,
    path: string,
    asker: Asker,
    requestId: string,
  ): Promise<Answer> => {
    if (!isBlank(answer.status, answer.body)) return answer;
    const page =
      unknown.get(asker.locale) ?? make(UNKNOWN_ADDRESS, asker, { isLocalised: true }, requestId);
    unknown.set(asker.locale, page);
    try {
      return {
        ...answer,
        body: Buffer.from(
          fillBlank(answer.body.toString('utf8'), (await page).body.toString('utf8'), path),
        ),
      };
    } catch {
      unknown.delete(asker.locale);
      return answer;
    }
  };

  /** Keeps what has just been stored only as a compressed one. */
  const shrinkStored = (key: string) =>
    void store
      .get(key)
      ?.shrink()
      .then(
        () => store.recount(key),
        () => undefined,
      );

  const asked = { hits: 0, misses: 0 };
  setPageStore(store);
  return {
    store,
    figures: () => ({ ...store.size, ...asked }),
    sendAtOnce: (req, res, requestId) => {
      const path = req.url ?? '';
      const asker = askerOf(req);
      if (!asker) return undefined;
      const key = keyOf(path, asker);
      const page = store.get(key);
      const form = page?.forms[asker.encoding];
      if (!page || !form) return undefined;
      asked.hits += 1;
      const bytes = send(req, res, form, requestId);
      if (page.hasBecomePopular())
        void page
          .tighten(() => store.get(key) === page)
          .then(
            () => store.recount(key),
            () => undefined,
          );
      refreshIfOld(key, path, asker, page);
      return bytes;
    },
    answer: async (req, res, target, requestId) => {
      const { path } = target;
      const rule = target.search === '' ? storeRuleOf(path) : undefined;
      const asker = rule || isNowhere(path) ? askerOf(req) : undefined;
      if (!asker) return false;
      if (!rule) {
        await passOn(
          res,
          await whole(
            await make(path, asker, { isLocalised: true }, requestId),
            path,
            asker,
            requestId,
          ),
          asker.encoding,
        );
        return true;
      }
      const key = keyOf(path, asker);
      const stored = store.get(key);
      asked[stored ? 'hits' : 'misses'] += 1;
      const filled = stored
        ? undefined
        : await store.fill(key, path, rule, () => make(path, asker, rule, requestId));
      const sent = stored ?? filled?.page;
      if (sent) {
        const form = await sent.in(asker.encoding);
        store.recount(key);
        if (!res.headersSent && !res.destroyed) send(req, res, form, requestId);
      } else if (filled)
        await passOn(res, await whole(filled.answer, path, asker, requestId), asker.encoding);
      if (filled) shrinkStored(key);
      else if (stored) refreshIfOld(key, path, asker, stored);
      return true;
    },
  };
}

const keyOf = (path: string, { locale }: Pick<Asker, 'locale'>) => `${locale} ${path}`;
