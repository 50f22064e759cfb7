import { matchLocale } from '@/i18n/negotiate-locale';
import { webManifest } from '@/i18n/web-manifest';
import { siteLocale } from '@/server/site/current';

const HEADERS = {
  'Content-Type': 'application/manifest+json',
  'Cache-Control': 'public, max-age=3600',
};

/** The web app manifest, in the language of the page from which the product is installed. */
export function GET(request: Request): Response {
  const locale = matchLocale(new URL(request.url).searchParams.get('lang')) ?? siteLocale();
  return Response.json(webManifest(locale), { headers: HEADERS });
}
