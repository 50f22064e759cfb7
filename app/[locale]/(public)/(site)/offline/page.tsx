import { getLocale } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { DeviceGuides } from '@/features/reader/ui/components/device-guides';
import { ClientMessages } from '@/i18n/client-messages';

export const generateMetadata = pageTitle('offline.deviceTitle', {
  robots: { index: false, follow: false },
});

export default async function OfflinePage() {
  return (
    <ClientMessages locale={await getLocale()} namespaces={['offline']}>
      <DeviceGuides />
    </ClientMessages>
  );
}
