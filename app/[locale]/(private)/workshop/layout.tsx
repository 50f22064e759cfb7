import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/ui/layout/site/site-frame';
import { ClientMessages } from '@/i18n/client-messages';

export default async function WorkshopLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      <ClientMessages
        locale={await getLocale()}
        namespaces={['people.join', 'people.takeOver', 'validation', 'errors']}
      >
        {children}
      </ClientMessages>
    </SiteFrame>
  );
}
