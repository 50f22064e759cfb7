import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/i18n/client-messages';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      locale={await getLocale()}
      namespaces={['settings', 'auth.passkeys', 'confirmation', 'upload', 'validation']}
    >
      {children}
    </ClientMessages>
  );
}
