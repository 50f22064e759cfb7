import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DeviceGuides } from '@/features/reader/ui/components/device-guides';
import { ClientMessages } from '@/i18n/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline');
  return { title: t('deviceTitle'), robots: { index: false, follow: false } };
}

export default async function OfflinePage() {
  return (
    <ClientMessages locale={await getLocale()} namespaces={['offline']}>
      <DeviceGuides />
    </ClientMessages>
  );
}
