'use client';

import { useLocale, useTranslations } from 'next-intl';
import { reloadPage } from '@/browser/page/go-to-page';
import {
  languageName,
  LOCALE_COOKIE,
  LOCALES,
  VISIT_LOCALE_COOKIE,
} from '@/shared/interface/languages';
import { SymbolIcon } from '@/ui/kit/symbols';
import { YEAR_S } from '@/shared/interface/preferences';

/**
 * Stores the language and reloads the page without `lang` in its address, which would have
 * priority.
 */
function chooseLanguage(locale: string) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  document.cookie = `${VISIT_LOCALE_COOKIE}=; Path=/; Max-Age=0`;
  const address = new URL(window.location.href);
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  reloadPage();
}

export function LanguageSelect() {
  const t = useTranslations('layout');
  const current = useLocale();
  return (
    <label className="language-select">
      <SymbolIcon name="languages" />
      <span className="sr-only">{t('language')}</span>
      <span aria-hidden>{current.slice(0, 2)}</span>
      <select value={current} onChange={(event) => chooseLanguage(event.target.value)}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale} className="bg-surface">
            {languageName(locale)}
          </option>
        ))}
      </select>
    </label>
  );
}
