import type { ReactNode } from 'react';
import { ClientMessages } from '@/i18n/client-messages';
import { type MessagePick, messagesFor } from '@/i18n/messages';
import { siteAccent } from '@/i18n/operator-settings';
import type { Locale } from '@/shared/interface/languages';
import { accentCss } from '@/shared/site/accent';
import { FONT_CLASSES } from '@/styles/fonts';
import { ClientParts } from '../client-parts';
import { EarlyScript } from './early-script';

interface DocumentProps {
  locale: Locale;
  nonce?: string | undefined;
  /** messages of client components on pages below; by default those of the public frame */
  namespaces?: readonly MessagePick[];
  children: ReactNode;
}

/**
 * The html document around every page. The early script sets attributes on it, hence no hydration
 * warning there.
 */
export function Document({ locale, nonce, namespaces, children }: DocumentProps) {
  const accent = accentCss(siteAccent());
  return (
    <html lang={locale} className={FONT_CLASSES} suppressHydrationWarning>
      <head>
        <EarlyScript nonce={nonce} />
        {accent !== undefined && <style dangerouslySetInnerHTML={{ __html: accent }} />}
      </head>
      <body>
        <p className="hidden border-b-3 border-ink bg-warn-soft px-4 py-3 old-browser:block print:hidden">
          {messagesFor(locale).layout.oldBrowser}
        </p>
        <ClientMessages
          locale={locale}
          namespaces={namespaces ?? []}
          isForReading={namespaces === undefined}
        >
          <ClientParts>{children}</ClientParts>
        </ClientMessages>
      </body>
    </html>
  );
}
