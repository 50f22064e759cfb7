import { getToken } from 'next-auth/jwt';
import { NextResponse } from 'next/server';
import type { NextRequest } from 'next/server';
import {
  acceptedTags,
  cookieLocale,
  LOCALE_HEADER,
  matchLocale,
  negotiateLocale,
} from '@/i18n/negotiate-locale';
import { internalPath, NOWHERE, readingPath, samplePath } from '@/i18n/routing';
import { blobOrigin, embedPolicy, noncePolicy, publicPolicy } from '@/shared/http/csp';
import { MISSING_HEADER } from '@/shared/http/headers';
import { bucketUrl, configuredStorages } from '@/shared/pictures/storage-settings';
import { readingLanguages, VISIT_LOCALE_COOKIE } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { matchRoute } from '@/shared/addresses/routes';
import { isUid } from '@/shared/ids/uid';
import { SIGNED_IN_COOKIE, WORKSHOP_COOKIE, YEAR_S } from '@/shared/interface/preferences';
import { productCode, properPath } from '@/shared/addresses/short-links';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Chooses language and security policy, and redirects visitors without a session from private
 * pages.
 */
export async function middleware(request: NextRequest) {
  const { pathname, search, searchParams } = request.nextUrl;
  const proper = properPath(pathname);
  if (proper !== undefined) return redirect(request, proper + search, 308);
  const { access, isFramed, missing, params } = matchRoute(pathname);
  const isPrivate = access !== undefined;
  const isSignedIn = isPrivate && (await hasSession(request));
  if (access === 'session' && !isSignedIn)
    return redirect(request, paths.logoutFrom(pathname + search), 307, {
      'cache-control': 'no-store',
    });

  const workshop = access === 'session' ? searchParams.get('workshop') : null;
  if (workshop !== null) return inWorkshop(request, workshop);

  const chosen = matchLocale(searchParams.get('lang'));
  const cookie = cookieLocale((name) => request.cookies.get(name)?.value);
  const acceptLanguage = request.headers.get('accept-language');
  const locale = negotiateLocale({ lang: chosen, cookie, acceptLanguage });
  const languages = readingLanguages(chosen ?? cookie, acceptedTags(acceptLanguage), locale);

  const headers = new Headers(request.headers);
  headers.delete('content-security-policy');
  headers.delete('x-nonce');
  headers.set(LOCALE_HEADER, locale);
  let policy = isFramed ? embedPolicy(isDevelopment) : publicPolicy(isDevelopment);
  if (isPrivate) {
    const nonce = btoa(crypto.randomUUID());
    policy = noncePolicy(nonce, isDevelopment, access === 'session' ? uploadOrigin() : undefined);
    headers.set('x-nonce', nonce);
    headers.set('content-security-policy', policy);
  }

  const target = request.nextUrl.clone();
  const code = productCode(pathname);
  const isNowhere = params.uid !== undefined && !isUid(params.uid);
  const isMissing = request.headers.has(MISSING_HEADER) || isNowhere;
  if (isMissing) headers.set(MISSING_HEADER, missing);
  target.pathname =
    (isMissing ? internalPath(locale, NOWHERE) : undefined) ??
    samplePath(locale, pathname, searchParams.get('step')) ??
    readingPath(locale, pathname, searchParams.get('lang'), languages) ??
    internalPath(locale, code === undefined ? pathname : paths.code(code));
  const response = NextResponse.rewrite(target, { request: { headers } });
  response.headers.set('content-security-policy', policy);
  // A session cookie: a link chooses the language of one visit; only the menu is remembered.
  const secure = request.nextUrl.protocol === 'https:';
  if (chosen)
    response.cookies.set(VISIT_LOCALE_COOKIE, chosen, { path: '/', sameSite: 'lax', secure });
  if (isPrivate) rememberSignedIn(request, response, isSignedIn);
  return response;
}

function uploadOrigin(): string | undefined {
  const endpoint = process.env.S3_ENDPOINT;
  const bucket = process.env.S3_BUCKET;
  const [storage] = configuredStorages({
    PICTURE_STORE: process.env.PICTURE_STORE,
    S3_BUCKET: bucket,
    BLOB_READ_WRITE_TOKEN: process.env.BLOB_READ_WRITE_TOKEN,
  });
  if (storage === 'blob') return blobOrigin(process.env.VERCEL_BLOB_API_URL);
  return storage === 's3' && endpoint && bucket
    ? bucketUrl({ endpoint, bucket, isPathStyle: process.env.S3_PATH_STYLE !== '0' }).origin
    : undefined;
}

async function hasSession(request: NextRequest): Promise<boolean> {
  // Cookies only: getToken would also take a bearer header, which no page accepts.
  const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' });
  return (
    (await getToken({ req: { cookies: request.cookies, headers } as unknown as NextRequest })) !==
    null
  );
}

/** The address without `workshop`, and with it in the cookie: pages show that workshop from now on. */
function inWorkshop(request: NextRequest, uid: string) {
  const target = request.nextUrl.clone();
  target.searchParams.delete('workshop');
  const response = redirect(request, target.pathname + target.search, 307, {
    'cache-control': 'no-store',
  });
  const secure = target.protocol === 'https:';
  if (isUid(uid))
    response.cookies.set(WORKSHOP_COOKIE, uid, { path: '/', sameSite: 'lax', secure });
  return response;
}

/** A relative Location: a client controls the Host header, which must not reach it. */
function redirect(
  request: NextRequest,
  path: string,
  status: 307 | 308,
  headers: Record<string, string> = {},
) {
  return NextResponse.redirect(new URL(path, request.nextUrl), { status, headers });
}

/** Cached public pages offer the dashboard by this hint, which is no credential. */
function rememberSignedIn(request: NextRequest, response: NextResponse, isSignedIn: boolean) {
  if (isSignedIn === (request.cookies.get(SIGNED_IN_COOKIE)?.value === '1')) return;
  response.cookies.set(SIGNED_IN_COOKIE, isSignedIn ? '1' : '', {
    path: '/',
    sameSite: 'lax',
    maxAge: isSignedIn ? YEAR_S : 0,
  });
}

export const config = {
  // A printed code may end like a file name.
  matcher: [
    '/explore/:path*',
    '/01/:path*',
    '/((?!(?:v1|api|mcp|files|uploads|_next)(?:/|$)|healthz$|readyz$|p/[^/]+\\.html$|.*\\.(?:ico|png|svg|jpe?g|webp|avif|gif|txt|md|xml|json|webmanifest|js|css|map|woff2?)$).*)',
  ],
};
