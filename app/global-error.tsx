'use client';

import { matchLocale } from '@/i18n/negotiate-locale';
import { DEFAULT_LOCALE } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import '@/styles/globals.css';

// Nothing else can be relied on here, not even the texts of the interface. A language that has none here gets English.
const ENGLISH = { title: 'That did not work', text: 'Something went wrong on our side. What you saved before is kept.', retry: 'Try again' };
const TEXTS: Partial<Record<Locale, typeof ENGLISH>> = {
  'pt-BR': { title: 'Não deu certo', text: 'Algo deu errado do nosso lado. O que você salvou antes continua guardado.', retry: 'Tentar de novo' },
};

export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const locale = matchLocale(typeof navigator === 'undefined' ? undefined : navigator.language) ?? DEFAULT_LOCALE;
  const { title, text, retry: again } = TEXTS[locale] ?? ENGLISH;
  return (
    <html lang={TEXTS[locale] ? locale : DEFAULT_LOCALE}>
      <body>
        <main role="alert" className="mx-auto max-w-prose p-8">
          <h1 className="text-4xl">{title}</h1>
          <p className="my-6 text-lg">{text}</p>
          <button type="button" onClick={retry} className="min-h-11 rounded-md bg-signal px-5 font-semibold text-on-signal">{again}</button>
        </main>
      </body>
    </html>
  );
}
