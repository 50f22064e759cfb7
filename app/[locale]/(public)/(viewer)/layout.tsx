import type { Viewport } from 'next';
import { locale as rootLocale } from 'next/root-params';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { KeyboardHelp } from '@/ui/layout/keyboard/keyboard-help';
import { WrapText } from '@/ui/kit/wrap-text';
import { ClientMessages } from '@/i18n/client-messages';
import { isLocale } from '@/shared/interface/languages';

// Lets the viewer fill the screen of a phone up to its edges; it keeps its controls clear of them.
export const viewport: Viewport = { viewportFit: 'cover' };

export default async function ViewerLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return (
    <ClientMessages
      locale={locale}
      namespaces={['viewer', 'resume', 'finished', 'namedVisits', 'feedback', 'validation', 'keys']}
    >
      <WrapText>{children}</WrapText>
      <KeyboardHelp />
    </ClientMessages>
  );
}
