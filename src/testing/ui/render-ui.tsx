import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { messagesFor } from '@/i18n/messages';
import type { Locale } from '@/shared/interface/languages';

/** Renders a component with all messages of a language and the toasts. */
export function renderUi(ui: ReactElement, locale: Locale = 'en') {
  return render(ui, {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="UTC">
        <ToastProvider>{children}</ToastProvider>
      </NextIntlClientProvider>
    ),
  });
}
