import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildAsked, notationAddress, notationOf } from '@/shared/page-notation';
import type { Locale } from '@/shared/languages';
import { setPageStore } from '../../invalidation';
import { withRequestId } from '../../request-scope';
import type { InnerHandler } from '../inner-handler';
import { correctHeaders } from '../outgoing-headers';
import { trustedHeaders } from '../request-headers';
import { securityHeaders } from '../response-headers';
import { isNowhere, type StoreRule, storeRuleOf } from './addresses';
import { type Asker, askerOf } from './asker';
import { type PageBuild, withScriptsLater } from './later-scripts';
import { fillBlank, isBlank } from './missing-page';
import type { StoreFigures } from '../figures';
import { type Answer, captureAnswer } from './captured-answer';
import { notationKey, PageStore } from './page-store';
import { passOn, send } from './send-answer';
import type { StoredPage } from './stored-page';

const MAKING_TIMEOUT_MS = 30_000;
/** Asks Next for a page in one piece and with a whole head, as it gives it to search engines that wait for both. */
const AGENT = 'Makerstep (served like Bingbot)';
const NOBODY = '0.0.0.0';
const UNKNOWN_ADDRESS = '/404';
const FOUND = 200;
const MISSING = 404;

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
  /** The build, whose scripts pages fetch when they are needed; without one they are left as Next sends them. */
  build?: PageBuild | undefined;
  store?: PageStore;
}

type MakingRule = Pick<StoreRule, 'isLocalised' | 'hasLaterScripts'>;

/** Puts a store of finished public pages in front of `inner` (docs/decisions/0022). */
export function storePages(
  inner: InnerHandler,
  { publicUrl, build, store = new PageStore() }: StoreOptions,
): StoredPages {
  const make = async (path: string, { locale }: Asker, rule: MakingRule, requestId: string) => {
    const answer = await capture(path, locale, rule, requestId);
    const later =
      build !== undefined && rule.hasLaterScripts && answer.status === FOUND
        ? withScriptsLater(answer.body.toString('utf8'), build.early, (version) =>
            notationAddress(path, locale, build.name, version),
          )
        : undefined;
    return later
      ? { ...answer, body: Buffer.from(later.html), notation: Buffer.from(later.notation) }
      : answer;
  };
  const capture = (path: string, locale: Locale, rule: MakingRule, requestId: string) =>
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

  /** Keeps what has just been stored, and the notation that nobody may ever ask for, only as compressed ones. */
  const shrinkStored = (key: string) => {
    for (const one of [key, notationKey(key)])
      void store
        .get(one)
        ?.shrink()
        .then(
          () => store.recount(one),
          () => undefined,
        );
  };

  const asked = { hits: 0, misses: 0 };
  setPageStore(store);
  return {
    store,
    figures: () => ({ ...store.size, ...asked }),
    sendAtOnce: (req, res, requestId) => {
      const address = req.url ?? '';
      const notation = notationOf(address.split('?', 1)[0] ?? '');
      const asker = askerOf(req, notation !== undefined);
      if (!asker) return undefined;
      const { path, locale, key, isNotation } = aimOf(address, notation, asker);
      const page =
        isNotation && buildAsked(address.slice(address.indexOf('?'))) !== build?.name
          ? undefined
          : store.get(key);
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
      if (!isNotation) refreshIfOld(key, path, { ...asker, locale }, page);
      return bytes;
    },
    answer: async (req, res, target, requestId) => {
      const { path, rule, asker, isNotation } = wishOf(req, target);
      if (!asker) return false;
      // With the scripts of another build React would break off in the middle of the page.
      if (isNotation && buildAsked(target.search) !== build?.name) {
        res.writeHead(MISSING).end();
        return true;
      }
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
      const sentKey = isNotation ? notationKey(key) : key;
      const stored = store.get(sentKey);
      asked[stored ? 'hits' : 'misses'] += 1;
      const filled = stored
        ? undefined
        : await store.fill(key, path, rule, () => make(path, asker, rule, requestId));
      const sent = stored ?? (isNotation ? filled?.notation : filled?.page);
      if (sent) {
        const form = await sent.in(asker.encoding);
        store.recount(sentKey);
        if (!res.headersSent && !res.destroyed) send(req, res, form, requestId);
      } else if (isNotation) res.writeHead(MISSING).end();
      else if (filled)
        await passOn(res, await whole(filled.answer, path, asker, requestId), asker.encoding);
      if (filled) shrinkStored(key);
      else if (stored && !isNotation) refreshIfOld(key, path, asker, stored);
      return true;
    },
  };
}

const keyOf = (path: string, { locale }: Pick<Asker, 'locale'>) => `${locale} ${path}`;

/** Which stored answer is asked for at an address: a page, or its notation. */
function aimOf(address: string, notation: ReturnType<typeof notationOf>, { locale }: Asker) {
  return notation
    ? { ...notation, key: notationKey(keyOf(notation.path, notation)), isNotation: true }
    : { path: address, locale, key: keyOf(address, { locale }), isNotation: false };
}

/** Which page is to be made for a request, if it is one that is stored, and for whom. */
function wishOf(req: IncomingMessage, { path, search }: { path: string; search: string }) {
  const notation = notationOf(path);
  const wished = notation?.path ?? path;
  const rule = notation || search === '' ? storeRuleOf(wished) : undefined;
  const asker = rule || isNowhere(path) ? askerOf(req, notation !== undefined) : undefined;
  return {
    path: wished,
    rule,
    asker: asker && notation ? { ...asker, locale: notation.locale } : asker,
    isNotation: notation !== undefined,
  };
}
