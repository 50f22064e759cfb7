import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@/shared/http/headers';
import { withAnswerScope } from '../cache/answer-scope';
import { isDatabaseUnavailable } from '../db/unavailable';
import { logger } from '../logging/logger';
import { logRequest } from '../logging/request-log';
import { withRequestId } from '../logging/request-scope';
import { browserBuild } from './browser-build';
import { builtAssets } from './built-assets';
import {
  namesOneHost,
  readBody,
  refusedByHeaders,
  refuseWhileSending,
  streamedBy,
  withBody,
} from './body';
import type { HttpFigures } from './figures';
import { ConcurrencyLimit, type ConcurrencyLimits } from './load-shedding';
import { answerHealth, isHealth } from './health';
import type { ReadyCheck } from './health';
import { fillEmptyErrors, type InnerHandler, sayUnavailable } from './next-errors';
import { type AnswerPicture, sendPicture } from './pictures';
import { isApi, methodNotAllowed, REFUSALS, refuse } from './refusals';
import type { Refusal } from './refusals';
import { withUploadBody } from './upload-body';
import { requestIdOf, trustedHeaders } from './request-headers';
import { allowedMethods, readTarget, type RequestTarget } from './request-target';
import { cacheResponses } from './response-cache/cached-responses';
import { securityHeaders } from './response-headers';
import { clientIp } from './client-ip';
import { correctHeaders, leaveWhenAnswered, type OnAnswered, watchAnswer } from './response-hooks';

const ANSWER_TIMEOUT_MS = 30_000;
// Ten seconds before the connection ends, so that its handler can still say why.
const UPLOAD_BODY_TIMEOUT_MS = 110_000;
const UPLOAD_ANSWER_TIMEOUT_MS = 120_000;
// 500 MB over a line of 5 Mbit/s.
const IMPORT_BODY_TIMEOUT_MS = 14 * 60_000;
const IMPORT_ANSWER_TIMEOUT_MS = IMPORT_BODY_TIMEOUT_MS + 10_000;
/** Whatever is no import has arrived by then: its handler may not have looked at the body at all. */
const ARRIVED_MS = 120_000;
const MAX_AT_ONCE = 512;
/** A share of all, so that senders who take their time leave room for everybody else. */
const MAX_UPLOADS_AT_ONCE = 192;
/**
 * One thread makes all pages: more at once would each be done later, and make its turns long, in each of which no more than one new connection is
 * taken. The API waits for the database mostly, or for somebody outside, and has connections and a time for that; for pages and API alike somebody who
 * waits longer than this is better told to come back.
 */
const CONCURRENCY = { pages: { atOnce: 4, waitMs: 5_000 }, api: { atOnce: 64, waitMs: 5_000 } };
const FAILED = 500;
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What the HTTP server needs to know. */
export interface HttpServerOptions {
  publicUrl: string;
  trustedProxies: number;
  isDevelopment: boolean;
  isReady: ReadyCheck;
  inner: InnerHandler;
  /** Whether public answers are cached: not while developing, as changed source files invalidate nothing. */
  cachesResponses?: boolean;
  /** How long the bytes of an upload may take to arrive; 110 s when absent. */
  uploadBodyTimeoutMs?: number;
  /** How many requests are worked for at once; those of the constants above when absent. */
  concurrency?: { pages: ConcurrencyLimits; api: ConcurrencyLimits };
  /** Which requests get a line in the log: all, those whose answer had to be made, or only those that we could not serve. */
  loggedRequests?: 'all' | 'made' | 'none';
  /** Hears of every request that has been answered or broken off. */
  onAnswered?: OnAnswered;
  /** Runs the work of each request that is not answered from the cache, to follow it. */
  follow?: <T>(req: IncomingMessage, res: ServerResponse, requestId: string, work: () => T) => T;
  /** Answers what is below /files. */
  servePicture?: AnswerPicture;
  /** Where the scripts, styles and fonts of the build lie, to be sent without Next. */
  staticDir?: string;
  /** Where a visitor is sent instead, if this page is not for them: a path on this host. */
  turnAway?: (page: RequestTarget, cookieHeader: string | undefined) => Promise<string | undefined>;
}

interface RequestHandler {
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Writes the line of a request, and counts it. */
  tell: OnAnswered;
  figures: () => HttpFigures;
}

/** Makes the request handler of the HTTP server: it refuses what Next would stumble over, and tells Next only what is true. */
export function createRequestHandler(options: HttpServerOptions): RequestHandler {
  const publicUrl = new URL(options.publicUrl);
  const inner = sayUnavailable(options.inner);
  const buildId = options.staticDir === undefined ? undefined : browserBuild(options.staticDir).id;
  const cached = options.cachesResponses ? cacheResponses(inner, publicUrl, buildId) : undefined;
  const { pages: pageLimits, api: apiLimits } = options.concurrency ?? CONCURRENCY;
  const sendAsset = options.staticDir === undefined ? undefined : builtAssets(options.staticDir);
  const [pageLimit, apiLimit] = [new ConcurrencyLimit(pageLimits), new ConcurrencyLimit(apiLimits)];
  let atOnce = 0;
  let uploadsAtOnce = 0;

  const { loggedRequests = 'none', onAnswered } = options;
  const tell: OnAnswered = (answered) => {
    if ((loggedRequests !== 'none' || (answered.status ?? 0) >= FAILED) && !isHealth(answered.path))
      logRequest(answered);
    onAnswered?.(answered);
  };

  const handleOthers = async (
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
    hasOneHost: boolean,
  ): Promise<void> => {
    const method = req.method ?? 'GET';
    const target = readTarget(req.url ?? '/');
    const path = target?.path ?? req.url ?? '/';
    // An answer that is given after its time has run out must not end the process.
    res.on('error', () => undefined);
    // The HTTP server and Next together wait for its end in more than the usual ten places.
    res.setMaxListeners(20);
    res.setHeader(REQUEST_ID_HEADER, requestId);
    for (const [name, value] of Object.entries(securityHeaders(path, publicUrl)))
      res.setHeader(name, value);
    correctHeaders(res);
    watchAnswer(req, res, { requestId, method, path }, tell);

    if (method === 'OPTIONS' && req.url === '*')
      return void res
        .writeHead(204, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' })
        .end();
    const allowed = allowedMethods(path, options.isDevelopment);
    const refuseHere = (refusal: Refusal) =>
      refuseWhileSending(req, res, () => refuse(res, refusal, path));
    if (!allowed.includes(method)) return refuseHere(methodNotAllowed(allowed.join(', ')));
    if (!target) return refuseHere(REFUSALS.badAddress);
    if (!hasOneHost) return refuseHere(REFUSALS.badRequest);
    if (await answerHealth(path, req, res, options.isReady)) return;
    if (await sendAsset?.(req, res, path)) return;
    // A path with two slashes at its beginning reads as another host wherever it is put into a Location.
    if (path.startsWith('//'))
      return void res.writeHead(308, { Location: path.replace(/^\/+/, '/') + target.search }).end();
    const streamed = streamedBy(method, path);
    const isForUpload = streamed !== undefined;
    if (streamed !== 'import') breakOffLate(req);
    const refusal = refusedByHeaders(req, path, streamed);
    if (refusal) return refuseHere(refusal);
    if (atOnce >= MAX_AT_ONCE || (isForUpload && uploadsAtOnce >= MAX_UPLOADS_AT_ONCE))
      return refuseHere(REFUSALS.busy);

    req.url = path + target.search;
    const ip = clientIp(
      req.socket.remoteAddress,
      req.headers['x-forwarded-for']?.toString(),
      options.trustedProxies,
    );
    req.headers = trustedHeaders(req.headers, {
      publicUrl,
      clientIp: ip,
      requestId,
      isDevelopment: options.isDevelopment,
    });
    atOnce += 1;
    if (isForUpload) uploadsAtOnce += 1;
    let leave: (() => void) | undefined;
    try {
      const bodyTimeoutMs =
        streamed === 'import'
          ? IMPORT_BODY_TIMEOUT_MS
          : (options.uploadBodyTimeoutMs ?? UPLOAD_BODY_TIMEOUT_MS);
      let handed = isForUpload ? withUploadBody(req, res, bodyTimeoutMs) : req;
      if (METHODS_WITH_BODY.has(method) && !isForUpload) {
        const body = await readBody(req, path);
        if (body === undefined) return;
        if (!Buffer.isBuffer(body)) return refuseHere(body);
        handed = withBody(req, body);
      }
      if (await isTurnedAway(options, target, req, res)) return;
      if (isApi(path)) fillEmptyErrors(res, path);
      const timeoutMs =
        streamed === 'import'
          ? IMPORT_ANSWER_TIMEOUT_MS
          : streamed
            ? UPLOAD_ANSWER_TIMEOUT_MS
            : ANSWER_TIMEOUT_MS;
      const timer = options.isDevelopment
        ? undefined
        : setTimeout(() => {
            // An answer that has begun may take as long as the visitor's line needs.
            if (!res.headersSent) refuse(res, REFUSALS.slow, path);
          }, timeoutMs);
      res.once('close', () => clearTimeout(timer));
      if (await sendPicture(options.servePicture, path, req, res)) return;
      if (!isForUpload && !options.isDevelopment && !path.startsWith('/_next/static/')) {
        leave = await (isPage(path) ? pageLimit : apiLimit).enter();
        if (!leave) return refuse(res, REFUSALS.busy, path);
        leaveWhenAnswered(res, leave);
      }
      if (await cached?.answer(req, res, target, requestId)) return;
      await withAnswerScope(() => inner(handed, res));
    } catch (error) {
      const isOutage = isDatabaseUnavailable(error);
      if (isOutage) logger.warn('page_unavailable', { method, path });
      else logger.error('request_threw', error, { method, path });
      refuse(res, isOutage ? REFUSALS.unavailable : REFUSALS.failed, path);
    } finally {
      leave?.();
      atOnce -= 1;
      if (isForUpload) uploadsAtOnce -= 1;
    }
  };

  return {
    handle: async (req, res) => {
      const requestId = requestIdOf(req, options.trustedProxies);
      const hasOneHost = namesOneHost(req);
      const bytes = hasOneHost ? cached?.sendAtOnce(req, res, requestId) : undefined;
      if (bytes === undefined) {
        const work = () => handleOthers(req, res, requestId, hasOneHost);
        return withRequestId(requestId, () =>
          options.follow ? options.follow(req, res, requestId, work) : work(),
        );
      }
      const answered = {
        requestId,
        method: req.method ?? 'GET',
        path: req.url ?? '/',
        status: res.statusCode,
        durationMs: 0,
        bytes,
        isCutOff: false,
      };
      if (loggedRequests === 'all') logRequest(answered);
      onAnswered?.(answered);
    },
    tell,
    figures: () => ({
      atOnce,
      uploadsAtOnce,
      concurrency: { pages: pageLimit.figures, api: apiLimit.figures },
      responseCache: cached?.figures(),
    }),
  };
}

/** Ends the connection of a request that still comes when none should. */
function breakOffLate(req: IncomingMessage): void {
  const timer = setTimeout(() => {
    if (!req.complete) req.destroy();
  }, ARRIVED_MS);
  timer.unref();
  const stop = () => clearTimeout(timer);
  req.once('end', stop).once('close', stop);
}

/** Who signs in with a provider waits for it, as calls do and pages do not. */
const isPage = (path: string) => !isApi(path) && !path.startsWith('/api/');

async function isTurnedAway(
  { turnAway }: HttpServerOptions,
  target: RequestTarget,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  try {
    const elsewhere = await turnAway?.(target, req.headers.cookie);
    if (elsewhere !== undefined)
      res.writeHead(307, { Location: elsewhere, 'Cache-Control': 'no-store' }).end();
    return elsewhere !== undefined;
  } catch (error) {
    // Whether somebody is signed in is a question to the database; nothing private is shown while it cannot be asked.
    logger.error('session_unknown', error, { path: target.path });
    refuse(res, REFUSALS.unavailable, target.path);
    return true;
  }
}
