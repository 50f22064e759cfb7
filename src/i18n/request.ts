import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import { messagesFor } from './messages';

export default getRequestConfig(async ({ locale: asked, requestLocale }) => {
  // Route handlers and the global 404 page have no root params; they pass the locale themselves.
  const wanted = asked ?? (await rootLocale()) ?? (await requestLocale);
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  return { locale, messages: messagesFor(locale), timeZone: 'UTC' };
});
