'use client';

import { Languages } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { languageName, LOCALES } from '@/shared/languages';

/** Asks for the page again with `?lang=`, which the middleware remembers; everything else of the address stays. */
function chooseLanguage(locale: string) {
  const address = new URL(window.location.href);
  address.searchParams.set('lang', locale);
  window.location.assign(address);
}

export function LanguageSelect() {
  const t = useTranslations('layout');
  const current = useLocale();
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-md px-3 hover:bg-sunken focus-within:outline-3 focus-within:outline-signal">
      <Languages aria-hidden className="size-5" />
      <span className="sr-only">{t('language')}</span>
      <span aria-hidden className="text-sm font-semibold uppercase">{current.slice(0, 2)}</span>
      <select value={current} onChange={(event) => chooseLanguage(event.target.value)} className="absolute inset-0 cursor-pointer appearance-none opacity-0">
        {LOCALES.map((locale) => <option key={locale} value={locale} lang={locale} className="bg-surface text-ink">{languageName(locale)}</option>)}
      </select>
    </label>
  );
}
