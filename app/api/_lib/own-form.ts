import { type Visitor, visitorOf } from '@/features/auth/server/visitor';
import { cookieLocale, negotiateLocale } from '@/i18n/negotiate-locale';
import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';
import { parseCookies } from '@/shared/interface/cookies';
import { readBytes } from '../../v1/_lib/request-body';

const FORM_MAX_BYTES = 64 * 1024;

/**
 * Reads a form that a browser submits without scripts. Any site can make a browser send this
 * content type, so only forms of our own pages are accepted.
 * @returns reads a field
 * @throws {AppError} forbidden for a form of another site, malformed_request, body_too_large
 */
export async function readOwnForm(request: Request): Promise<(name: string) => string | undefined> {
  if (!isOwnPage(request.headers)) throw new AppError('forbidden');
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new AppError('malformed_request');
  const form = new URLSearchParams(
    new TextDecoder().decode(await readBytes(request, FORM_MAX_BYTES)),
  );
  return (name) => {
    const [value, ...others] = form.getAll(name);
    if (others.length > 0 || value?.includes('\0')) throw new AppError('malformed_request');
    return value;
  };
}

/**
 * Checks Sec-Fetch-Site, which no page can forge; without it (plain http, old browsers), Origin. A
 * request with neither is rejected.
 */
function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null
    ? headers.get('origin') === new URL(env().publicUrl).origin
    : site === 'same-origin';
}

/** The visitor that submits a form, with the language of the pages. */
export function formVisitor({ headers }: Request): Visitor {
  const cookies = parseCookies(headers.get('cookie') ?? '');
  return visitorOf(
    headers,
    negotiateLocale({
      cookie: cookieLocale((name) => cookies[name]),
      acceptLanguage: headers.get('accept-language'),
    }),
  );
}
