import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/i18n/client-messages';

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages
      locale={await getLocale()}
      namespaces={[
        'site',
        'auth.passkeys',
        'settings',
        'tables',
        'upload',
        'validation',
        'guideReport.reasons',
        'analytics',
      ]}
    >
      {children}
    </ClientMessages>
  );
}
