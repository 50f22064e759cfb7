import { useLocale } from 'next-intl';
import { NotFoundMessage } from '@/ui/layout/errors/not-found-message';
import { SiteFrame } from '@/ui/layout/site/site-frame';
import { ClientMessages } from '@/i18n/client-messages';

export default function NotFound() {
  return (
    <ClientMessages locale={useLocale()} namespaces={['notFound', 'keys']}>
      <SiteFrame>
        <NotFoundMessage />
      </SiteFrame>
    </ClientMessages>
  );
}
