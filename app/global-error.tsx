'use client';

import { reloadPage } from '@/browser/page/go-to-page';
import { useRenewal } from '@/browser/page/use-renewal';
import { matchLocale } from '@/i18n/negotiate-locale';
import { DEFAULT_LOCALE, type Locale } from '@/shared/interface/languages';
import { PLAIN_STYLE } from '@/shared/text/plain-style';

// Nothing else may work here, not even the messages.
const TEXTS: Record<Locale, Record<'title' | 'text' | 'retry' | 'home', string>> = {
  en: {
    title: 'That did not work',
    text: 'Something went wrong on our side. What you saved before is kept.',
    retry: 'Try again',
    home: 'Back home',
  },
  'pt-BR': {
    title: 'Não deu certo',
    text: 'Algo deu errado do nosso lado. O que você salvou antes continua guardado.',
    retry: 'Tentar de novo',
    home: 'Voltar ao início',
  },
};

export default function GlobalError({ error }: { error: unknown }) {
  const isRenewed = useRenewal(error);
  const locale =
    matchLocale(
      typeof document === 'undefined'
        ? undefined
        : document.documentElement.lang || navigator.language,
    ) ?? DEFAULT_LOCALE;
  const { title, text, retry: again, home } = TEXTS[locale];
  return (
    <html lang={locale}>
      <body>
        <style>{PLAIN_STYLE}</style>
        {!isRenewed && (
          <main role="alert">
            <svg
              aria-hidden
              viewBox="0 0 160 120"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
            >
              <path d="M40 106h80M80 18v10M80 54v6M80 86v20M94 28H42L28 41l14 13h52zM66 60h52l14 13-14 13H66z" />
            </svg>
            <h1>{title}</h1>
            <p>{text}</p>
            <button type="button" onClick={reloadPage}>
              {again}
            </button>
            <a href="/">{home}</a>
          </main>
        )}
      </body>
    </html>
  );
}
