import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchRoute } from '@/shared/addresses/routes';
import { REQUEST_ID_HEADER } from '@/shared/http/headers';
import { withAnswerScope } from '../cache/answer-scope';
import { isDatabaseUnavailable } from '../db/unavailable';
import { logger } from '../logging/logger';
import { logRequest } from '../logging/request-log';
import { withRequestId } from '../logging/request-scope';
import { browserBuild } from '../next-internals/browser-build';
import { builtAssets } from './built-assets';
import {
  limitReceiveTime,
  partsOf,
  namesOneHost,
  readBody,
  refusedByHeaders,
  refuseWhileSending,
  streamedBy,
  withBody,
} from './requests/body';
import { isClosed, type Readers, refusedStranger } from './closed-site';
import type { HttpFigures } from './figures';
import { CONCURRENCY, ConcurrencyLimit, type ConcurrencyLimits } from './requests/load-shedding';
import { answerHealth, isHealth, type ReadyCheck } from './health';
import { fillEmptyErrors, type InnerHandler, withUnavailableErrors } from './next-errors';
import { markMissingPage, type MissingPages, refusedText, withTakenDownPage } from './missing-page';
import { type AnswerPicture, sendPicture } from './pictures';
import { isApi, methodNotAllowed, REFUSALS, refuse, type Refusal } from './refusals';
import { redirected, type Redirects } from './redirect';
import { sendWhole } from './whole-page';
import { withUploadBody } from './requests/upload-body';
import { requestIdOf, trustedHeaders } from './requests/request-headers';
import { allowedMethods, readTarget, type RequestTarget } from './requests/request-target';
import { type CachedResponses, cacheResponses } from './response-cache/cached-responses';
import { securityHeaders } from './response-headers';
import { clientIp } from './requests/client-ip';
import {
  correctHeaders,
  releaseWhenAnswered,
  type OnAnswered,
  watchAnswer,
} from './response-hooks';

const ANSWER_TIMEOUT_MS = 30_000;
/**
 * Maximum time for an uploaded body to arrive: for an import, 500 MB at 5 Mbit/s; for a clip, as
 * much longer as it is larger than a picture of 2 MB.
 */
const UPLOAD_TIMEOUT_MS = { picture: 110_000, import: 14 * 60_000 };
/** Time that the handler of an upload then has to answer. */
const AFTER_UPLOAD_MS = 10_000;
const MAX_AT_ONCE = 512;
/** Less than all, so that slow uploads leave room for other requests. */
const MAX_UPLOADS_AT_ONCE = 192;
const FAILED = 500;
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Checks that decide if Next renders a page; called for every request that is not cached. */
export interface PageChecks
  extends Required<MissingPages>,
    Required<Redirects>,
    Required<Readers> {}

export interface HttpServerOptions extends Partial<PageChecks> {
  publicUrl: string;
  trustedProxies: number;
  isDevelopment: boolean;
  isReady: ReadyCheck;
  inner: InnerHandler;
  /**
   * True if public responses are cached. Not in development: changed source files invalidate
   * nothing.
   */
  cachesResponses?: boolean;
  /** Maximum time for uploads to arrive; `UPLOAD_TIMEOUT_MS` by default. */
  uploadTimeoutMs?: Partial<typeof UPLOAD_TIMEOUT_MS>;
  /** Maximum of concurrent requests; `CONCURRENCY` by default. */
  concurrency?: { pages: ConcurrencyLimits; api: ConcurrencyLimits };
  /** Which requests are logged: all, those that no cache answered, or only server errors. */
  loggedRequests?: 'all' | 'made' | 'none';
  /** Called once for every request that has been answered or cut off. */
  onAnswered?: OnAnswered;
  /** Wraps the work of each request that the cache does not answer, for tracing. */
  follow?: <T>(req: IncomingMessage, res: ServerResponse, requestId: string, work: () => T) => T;
  servePicture?: AnswerPicture;
  /** The folder of the built scripts, styles and fonts, which are sent without Next. */
  staticDir?: string;
}

interface RequestHandler {
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Logs a request and reports it to `onAnswered`. */
  record: OnAnswered;
  figures: () => HttpFigures;
}

interface Server {
  options: HttpServerOptions;
  publicUrl: URL;
  inner: InnerHandler;
  cached: CachedResponses | undefined;
  sendAsset: ReturnType<typeof builtAssets> | undefined;
  pageLimit: ConcurrencyLimit;
  apiLimit: ConcurrencyLimit;
  record: OnAnswered;
  running: Pick<HttpFigures, 'atOnce' | 'uploadsAtOnce'>;
}

/**
 * Creates the request handler: it rejects what Next would answer with 500, and replaces headers
 * that clients could forge.
 */
export function createRequestHandler(options: HttpServerOptions): RequestHandler {
  const publicUrl = new URL(options.publicUrl);
  const inner = withUnavailableErrors(withTakenDownPage(options.inner, options.isTakenDownPage));
  const buildId = options.staticDir === undefined ? undefined : browserBuild(options.staticDir).id;
  const { pages: pageLimits, api: apiLimits } = options.concurrency ?? CONCURRENCY;
  const sendAsset = options.staticDir === undefined ? undefined : builtAssets(options.staticDir);
  const [pageLimit, apiLimit] = [new ConcurrencyLimit(pageLimits), new ConcurrencyLimit(apiLimits)];
  const cached = options.cachesResponses
    ? cacheResponses(inner, publicUrl, pageLimit.tryEnter, buildId)
    : undefined;
  const running = { atOnce: 0, uploadsAtOnce: 0 };

  const { loggedRequests = 'none', onAnswered } = options;
  const record: OnAnswered = (answered) => {
    if ((loggedRequests !== 'none' || (answered.status ?? 0) >= FAILED) && !isHealth(answered.path))
      logRequest(answered);
    onAnswered?.(answered);
  };
  const base = { options, publicUrl, inner, cached, sendAsset };
  const server = { ...base, pageLimit, apiLimit, record, running };

  return {
    handle: async (req, res) => {
      const requestId = requestIdOf(req, options.trustedProxies);
      const hasOneHost = namesOneHost(req);
      const mayAnswer = hasOneHost && !isClosed(req.url ?? '/');
      const bytes = mayAnswer ? cached?.sendAtOnce(req, res, requestId) : undefined;
      if (bytes === undefined) {
        const work = () => handleOthers(server, req, res, requestId, hasOneHost);
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
        userAgent: req.headers['user-agent'],
      };
      if (loggedRequests === 'all') logRequest(answered);
      onAnswered?.(answered);
    },
    record,
    figures: () => ({
      ...running,
      concurrency: { pages: pageLimit.figures, api: apiLimit.figures },
      responseCache: cached?.figures(),
    }),
  };
}

/** Answers what the cache does not. */
async function handleOthers(
  server: Server,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  hasOneHost: boolean,
): Promise<void> {
  const { options, publicUrl, running } = server;
  const method = req.method ?? 'GET';
  const target = readTarget(req.url ?? '/');
  const path = target?.path ?? req.url ?? '/';
  // Writing after the timeout must not end the process.
  res.on('error', () => undefined);
  // The HTTP server and Next together add more than the default ten listeners.
  res.setMaxListeners(20);
  res.setHeader(REQUEST_ID_HEADER, requestId);
  for (const [name, value] of Object.entries(securityHeaders(path, publicUrl)))
    res.setHeader(name, value);
  correctHeaders(res);
  watchAnswer(req, res, { requestId, method, path }, server.record);

  if (method === 'OPTIONS' && req.url === '*')
    return void res.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end();
  const allowed = allowedMethods(path, options.isDevelopment);
  const refuseHere = (refusal: Refusal) =>
    refuseWhileSending(req, res, () => refuse(res, refusal, path));
  if (!allowed.includes(method)) return refuseHere(methodNotAllowed(allowed.join(', ')));
  if (!target) return refuseHere(REFUSALS.badAddress);
  if (!hasOneHost) return refuseHere(REFUSALS.badRequest);
  if (answerHealth(path, req, res, options.isReady)) return;
  if (await server.sendAsset?.(req, res, path)) return;
  // In a Location header, a path that starts with two slashes is another host.
  if (path.startsWith('//'))
    return void res.writeHead(308, { Location: path.replace(/^\/+/, '/') + target.search }).end();
  const streamed = streamedBy(method, path);
  const refusal = refusedByHeaders(req, path, streamed);
  if (streamed !== 'import') limitReceiveTime(req, refusal ? undefined : streamed);
  if (refusal) return refuseHere(refusal);
  if (running.atOnce >= MAX_AT_ONCE || (streamed && running.uploadsAtOnce >= MAX_UPLOADS_AT_ONCE))
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
  running.atOnce += 1;
  if (streamed) running.uploadsAtOnce += 1;
  try {
    await passOn(server, req, res, { method, path, target, streamed, requestId });
  } finally {
    running.atOnce -= 1;
    if (streamed) running.uploadsAtOnce -= 1;
  }
}

interface Admitted {
  method: string;
  path: string;
  target: RequestTarget;
  /** what is uploaded, if anything */
  streamed: ReturnType<typeof streamedBy>;
  requestId: string;
}

/** Passes a request that nothing refuses on to the picture store, the cache or Next. */
async function passOn(
  { options, inner, cached, pageLimit, apiLimit }: Server,
  req: IncomingMessage,
  res: ServerResponse,
  { method, path, target, streamed, requestId }: Admitted,
): Promise<void> {
  let release: (() => void) | undefined;
  try {
    if (await refusedStranger(options, target, req, res)) return;
    const limitsMs = { ...UPLOAD_TIMEOUT_MS, ...options.uploadTimeoutMs };
    let forwarded = streamed
      ? withUploadBody(req, res, {
          timeoutMs: limitsMs[streamed],
          isByRate: streamed === 'picture',
        })
      : req;
    if (METHODS_WITH_BODY.has(method) && !streamed) {
      const body = await readBody(req, path);
      if (body === undefined) return;
      if (!Buffer.isBuffer(body))
        return refuseWhileSending(req, res, () => refuse(res, body, path));
      forwarded = withBody(req, body);
    }
    if (await redirected(options, target, req, res)) return;
    if (refusedText(req, res, path)) return;
    if (isApi(path)) fillEmptyErrors(res, path);
    const uploadMs = streamed === 'picture' ? limitsMs.picture * partsOf(req) : limitsMs.import;
    const timeoutMs = streamed ? uploadMs + AFTER_UPLOAD_MS : ANSWER_TIMEOUT_MS;
    const timer = options.isDevelopment
      ? undefined
      : setTimeout(() => {
          // A response that has begun may take as long as the client's connection needs.
          if (!res.headersSent) refuse(res, REFUSALS.slow, path);
        }, timeoutMs);
    res.once('close', () => clearTimeout(timer));
    if (await sendPicture(options.servePicture, path, req, res)) return;
    const { kind, takesWrites } = matchRoute(path);
    if (!streamed && !options.isDevelopment && kind !== 'asset') {
      // Writes may wait for other servers, such as sign-in providers.
      release = await (takesWrites ? apiLimit : pageLimit).enter();
      if (!release) return refuse(res, REFUSALS.busy, path);
      releaseWhenAnswered(res, release);
    }
    if (await cached?.answer(req, res, target, requestId)) return;
    await markMissingPage(forwarded, path, options.isMissingPage);
    await withAnswerScope(
      async () =>
        (!options.isDevelopment && (await sendWhole(inner, forwarded, res, path))) ||
        (await inner(forwarded, res)),
    );
  } catch (error) {
    const isOutage = isDatabaseUnavailable(error);
    // The line of the request itself reports an outage.
    if (!isOutage) logger.error('request_threw', error, { method, path });
    refuse(res, isOutage ? REFUSALS.unavailable : REFUSALS.failed, path);
  } finally {
    release?.();
  }
}
