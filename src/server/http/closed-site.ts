import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { messagesFor } from '@/i18n/messages';
import { paths } from '@/shared/addresses/paths';
import { isOpenAddress, matchRoute } from '@/shared/addresses/routes';
import { SESSION_COOKIE } from '@/shared/http/auth-cookies';
import { SIGNED_IN_COOKIE } from '@/shared/interface/preferences';
import { site } from '../site/current';
import { escapeHtml, FRAME_POLICY, localeOf, plainPage } from './refusal-page';
import { isApi, refusalBody, REFUSALS } from './refusals';
import { refuseWhileSending } from './requests/body';
import type { RequestTarget } from './requests/request-target';

export interface Readers {
  /** Reports whether a person or program with these headers is signed in. */
  isSignedIn?: (headers: IncomingHttpHeaders) => Promise<boolean>;
}

/** Such as feeds and share pictures; a printed code may end like a file. */
const FILE_NAME = /\.\w+$/;
const OWN_PARAMETER = /([?&])_rsc=[^&]*&?/;

/**
 * Reports whether only people who are signed in get an address, with or without a query
 * (docs/decisions/0147).
 */
export const isClosed = (address: string): boolean =>
  site().readers === 'signedIn' && !isOpenAddress(address.replace(/\?.*/s, ''));

/**
 * Answers strangers at an address that is closed: pages lead to the sign-in and back.
 * @returns false at open addresses, and for people who are signed in, whose cached pages are those
 *   of everybody
 * @throws what `isSignedIn` throws
 */
export async function refusedStranger(
  { isSignedIn }: Readers,
  target: RequestTarget,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (!isClosed(target.path)) return false;
  keepPrivate(res);
  // A preflight has no token, and its answer no content.
  if (req.method === 'OPTIONS') return false;
  if (!(await isSignedIn?.(req.headers))) {
    if (req.method === 'GET' || req.method === 'HEAD') refuseStranger(target, req, res);
    else refuseWhileSending(req, res, () => refuseStranger(target, req, res));
    return true;
  }
  if (matchRoute(target.path).cache) forgetSession(req.headers);
  return false;
}

function refuseStranger(
  { path, search }: RequestTarget,
  { headers }: IncomingMessage,
  res: ServerResponse,
): void {
  const { kind, page, isFramed, params } = matchRoute(path);
  if (isFramed) {
    res.setHeader('Content-Security-Policy', FRAME_POLICY);
    return send(
      res,
      'text/html; charset=utf-8',
      framePage(paths.project(params.uid ?? ''), path, headers),
    );
  }
  if (kind === 'page' && (page === 'code' || !FILE_NAME.test(path))) {
    const here = path + search.replace(OWN_PARAMETER, '$1').replace(/[?&]$/, '');
    // A cookie of a session that has ended is removed on the way.
    const hasEnded = headers.cookie?.includes(SESSION_COOKIE);
    const location = hasEnded ? paths.logoutFrom(here) : paths.signIn(here);
    return void res.writeHead(307, { Location: location }).end();
  }
  const { type, body } = refusalBody(REFUSALS.stranger, path, res.req);
  send(res, type, body, isApi(path) ? { 'WWW-Authenticate': 'Bearer' } : {});
}

function send(res: ServerResponse, type: string, body: string, headers = {}): void {
  const length = Buffer.byteLength(body);
  res.writeHead(401, { 'Content-Type': type, 'Content-Length': length, ...headers });
  res.end(body);
}

/** Frames of other sites have no cookies, so the guide opens beside them. */
function framePage(guide: string, address: string, headers: IncomingHttpHeaders): string {
  const locale = localeOf(address, headers);
  const { refusals } = messagesFor(locale);
  return plainPage(
    locale,
    site().name,
    `<p>${escapeHtml(refusals.closedFrame)}</p><a href="${escapeHtml(guide)}" target="_blank" rel="noopener">${escapeHtml(refusals.openHere)}</a>`,
  );
}

/** Makes a request that of any visitor: the pages that the response cache has are for all. */
function forgetSession(headers: IncomingHttpHeaders): void {
  delete headers.authorization;
  const others = headers.cookie
    ?.split(/;\s*/)
    .filter((one) => !one.includes(SESSION_COOKIE) && !one.startsWith(SIGNED_IN_COOKIE));
  headers.cookie = others?.join('; ') ?? '';
}

/** Keeps a response out of caches, search engines and pages of other sites. */
function keepPrivate(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res);
  res.writeHead = ((status: number, ...args: unknown[]) => {
    // As Node merges them: they replace those that were set before.
    const pairs = pairsOf(args.at(-1));
    for (const [name] of pairs) res.removeHeader(name);
    for (const [name, value] of pairs) res.appendHeader(name, value);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const vary = [res.getHeader('vary') ?? [], 'Cookie', 'Authorization'].flat().join(', ');
    res.setHeader('Vary', [...new Set(vary.split(/,\s*/))].join(', '));
    return writeHead(status);
  }) as ServerResponse['writeHead'];
}

function pairsOf(headers: unknown): [string, string | string[]][] {
  if (typeof headers !== 'object' || headers === null) return [];
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : []))
    : Object.entries(headers);
  return pairs.flatMap(([name, value]) =>
    value === undefined ? [] : [[String(name), Array.isArray(value) ? value : String(value)]],
  );
}
