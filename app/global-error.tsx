'use client';

import '@/styles/globals.css';

// Nothing else can be relied on here, not even the texts of the interface.
const TEXTS = {
  en: { title: 'That did not work', text: 'Something went wrong on our side. What you saved before is kept.', retry: 'Try again' },
  pt: { title: 'Não deu certo', text: 'Algo deu errado do nosso lado. O que você salvou antes continua guardado.', retry: 'Tentar de novo' },
};

export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  const isPortuguese = typeof navigator !== 'undefined' && navigator.language.startsWith('pt');
  const { title, text, retry: again } = isPortuguese ? TEXTS.pt : TEXTS.en;
  return (
    <html lang={isPortuguese ? 'pt-BR' : 'en'}>
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
