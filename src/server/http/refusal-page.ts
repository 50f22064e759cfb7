import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { messagesFor } from '@/i18n/messages';
import { cookieLocale, negotiateLocale } from '@/i18n/negotiate-locale';
import { parseCookies } from '@/shared/interface/cookies';
import type { Locale } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { site, siteLocale } from '../site/current';
import { PLAIN_STYLE } from '@/shared/text/plain-style';

const DRAWING =
  '<svg aria-hidden="true" viewBox="0 0 160 120" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">' +
  '<path d="M52 20v26M76 20v26M44 46h40v18a20 20 0 0 1-40 0zM64 84v12a10 10 0 0 0 10 10h10"/><path d="M128 106h-14a10 10 0 0 1-10-10v-6M92 74l6 6M92 90l6-6" stroke-dasharray="3 5"/></svg>';
const HASH = createHash('sha256').update(PLAIN_STYLE).digest('base64');

const policy = (ancestors: string) =>
  `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
/** The content security policy of the page: only its own style. */
export const REFUSAL_POLICY = policy("'none'");
/** The policy of a page in frames of other sites. */
export const FRAME_POLICY = policy('*');

export const wantsPage = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') === true;

/**
 * The HTML page for errors of the HTTP server: what happened, what was kept, and what to do, in the
 * visitor's language.
 * @param address the requested path and query, for the link to try again
 */
export function refusalPage(code: string, address: string, headers: IncomingHttpHeaders): string {
  const locale = localeOf(address, headers);
  const { common, refusals } = messagesFor(locale);
  const texts: Record<string, string> = {
    database_unavailable: refusals.away,
    busy: refusals.busy,
    timeout: refusals.slow,
    internal_error: common.errorText,
    malformed_address: refusals.address,
  };
  const canTryAgain = /^\/(?![/\\])/.test(address) && code !== 'malformed_address';
  const again = canTryAgain
    ? `<a href="${escapeHtml(address)}">${escapeHtml(common.retry)}</a>`
    : '';
  return plainPage(
    locale,
    `${common.errorTitle} · ${site().name}`,
    `${DRAWING}<h1>${escapeHtml(common.errorTitle)}</h1>` +
      `<p>${escapeHtml(texts[code] ?? refusals.refused)}</p>${again}<a href="${paths.home}">${escapeHtml(common.goHome)}</a>`,
  );
}

/** A page of the HTTP server itself, without scripts. */
export const plainPage = (locale: Locale, title: string, body: string): string =>
  `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${escapeHtml(title)}</title><style>${PLAIN_STYLE}</style></head><body><main>${body}</main></body></html>`;

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** The language for a request, chosen as pages and the API choose it. */
export function localeOf(address: string, headers: IncomingHttpHeaders): Locale {
  const lang = new URLSearchParams(address.split('?')[1]).get('lang');
  const cookies = parseCookies(headers.cookie ?? '');
  return negotiateLocale(
    {
      lang,
      cookie: cookieLocale((name) => cookies[name]),
      acceptLanguage: headers['accept-language'],
    },
    siteLocale(),
  );
}
