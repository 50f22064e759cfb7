import { CALLBACK_COOKIE } from '@/shared/http/auth-cookies';
import { isProvider } from '@/features/auth/constants';
import { callbackPath } from '@/features/auth/model/callback-path';
import { type Visitor, visitorOf } from '@/features/auth/server/visitor';
import { cookieLocale, negotiateLocale } from '@/i18n/negotiate-locale';
import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';
import { parseCookies } from '@/shared/interface/cookies';
import { LOCALE_COOKIE, type Locale } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { refuseOtherSites } from '../../_lib/own-page';
import { withRoundTrip } from './round-trip-cookies';

/** Parameters that a provider may add when it redirects back. */
const CALLBACK_PARAMETERS = ['code', 'state', 'iss', 'error'];

/** A request to next-auth, reduced to input that next-auth handles safely. */
export type BrowserCall = {
  method: string;
  action: string;
  /** A provider's name, or 'credentials'. */
  target: string | undefined;
  query: Record<string, string>;
  body: Record<string, string>;
  /** The cookies as next-auth knows them. */
  cookies: Record<string, string>;
  /** The cookies as the browser sent them. */
  sent: Record<string, string>;
  visitor: Visitor;
  /** The visitor's language, unless a link chose another one for this visit. */
  usualLocale: Locale;
  /** The page to open afterwards. */
  goal: string | undefined;
};

/**
 * Parses a browser's request to next-auth. Validates addresses and passes on only known parameters
 * that occur once: others could change where a provider sends its response.
 * @throws {AppError} forbidden for a form of another site, malformed_request
 */
export async function readBrowserCall(
  request: Request,
  [action = '', target]: string[],
): Promise<BrowserCall> {
  const { method, headers } = request;
  // In addition to the token in a form. A provider leads back here from its own site.
  if (action !== 'callback' || method === 'POST') refuseOtherSites(request);
  const query =
    action === 'callback' && isProvider(target)
      ? onceOnly(new URL(request.url).searchParams, CALLBACK_PARAMETERS)
      : {};
  const sent = parseCookies(headers.get('cookie') ?? '');
  const cookies = withRoundTrip(sent, query['state']);
  const body = method === 'POST' ? Object.fromEntries(await readForm(request)) : {};
  const remembered = Object.entries(cookies).find(([name]) => CALLBACK_COOKIE.test(name))?.[1];
  const goal = pathOf(body['callbackUrl'] ?? (action === 'callback' ? remembered : undefined));
  return {
    method,
    action,
    target,
    goal,
    query,
    sent,
    body: method === 'POST' ? { ...body, callbackUrl: addressOf(goal) } : {},
    cookies: Object.fromEntries(
      Object.entries(cookies).map(([name, value]) => [
        name,
        CALLBACK_COOKIE.test(name) ? addressOf(pathOf(value)) : value,
      ]),
    ),
    visitor: visitorOf(
      headers,
      negotiateLocale({
        cookie: cookieLocale((name) => cookies[name]),
        acceptLanguage: headers.get('accept-language'),
      }),
    ),
    usualLocale: negotiateLocale({
      cookie: cookies[LOCALE_COOKIE],
      acceptLanguage: headers.get('accept-language'),
    }),
  };
}

/**
 * The path of an address on this installation, absolute or relative, if it is a valid redirect
 * target.
 */
export function pathOf(address: string | undefined): string | undefined {
  const { publicUrl } = env();
  if (!address || !URL.canParse(address, publicUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, publicUrl);
  return origin === new URL(publicUrl).origin ? callbackPath(pathname + search + hash) : undefined;
}

const addressOf = (path: string | undefined) =>
  new URL(path ?? paths.dashboard, env().publicUrl).href;

async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new AppError('malformed_request');
  return new URLSearchParams(await request.text());
}

function onceOnly(parameters: URLSearchParams, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const [value, ...others] = parameters.getAll(name);
      return value !== undefined && others.length === 0 ? [[name, value]] : [];
    }),
  );
}
