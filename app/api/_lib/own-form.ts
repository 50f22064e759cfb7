import { type Visitor, visitorOf } from '@/features/auth/server/visitor';
import { cookieLocale, negotiateLocale } from '@/i18n/negotiate-locale';
import { AppError } from '@/shared/http/app-error';
import { parseCookies } from '@/shared/interface/cookies';
import { readBytes } from '../../v1/_lib/request-body';
import { refuseOtherSites } from './own-page';

const FORM_MAX_BYTES = 64 * 1024;

/**
 * Reads a form that a browser submits without scripts. Any site can make a browser send this
 * content type, so only forms of our own pages are accepted.
 * @returns the value of a field that occurs at most once
 * @throws {AppError} forbidden for a form of another site, malformed_request, body_too_large
 */
export async function readOwnForm(
  request: Request,
  maxBytes = FORM_MAX_BYTES,
): Promise<(name: string) => string | undefined> {
  refuseOtherSites(request);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new AppError('malformed_request');
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxBytes)));
  return (name) => {
    const [value, ...others] = form.getAll(name);
    if (others.length > 0 || value?.includes('\0')) throw new AppError('malformed_request');
    return value;
  };
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
