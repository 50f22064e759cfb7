import { getLocale, getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { WebhookSettings } from '@/features/webhooks/ui/components/webhook-settings';
import { OwnerOnly } from '@/features/people/ui/components/owner-only';
import { requireSession } from '@/features/auth/server/loaders';
import { WEBHOOKS_PER_ACCOUNT_MAX } from '@/features/webhooks/constants';
import { loadWebhooks } from '@/features/webhooks/server/loaders';
import { ClientMessages } from '@/i18n/client-messages';

export const generateMetadata = pageTitle('webhooks.title');

export default async function WebhookSettingsPage() {
  const [{ workshop }, webhooks, t, locale] = await Promise.all([
    requireSession(),
    loadWebhooks(),
    getTranslations('webhooks'),
    getLocale(),
  ]);
  if (!webhooks) return <OwnerOnly title={t('title')} page="webhooks" workshop={workshop} />;
  return (
    <SettingsPage title={t('title')} text={t('text')}>
      <SettingsSection title={t('list')} text={t('listText', { max: WEBHOOKS_PER_ACCOUNT_MAX })}>
        <ClientMessages locale={locale} namespaces={['webhooks', 'validation']}>
          <WebhookSettings webhooks={webhooks} />
        </ClientMessages>
      </SettingsSection>
    </SettingsPage>
  );
}
