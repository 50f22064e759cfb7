import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SettingsOverview } from '@/features/account/ui/components/settings-overview';
import { loadAccount, loadSessionCount, loadTokenCount } from '@/features/account/server/loaders';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { loadWebhooks } from '@/features/webhooks/server/loaders';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings');
  return { title: t('title') };
}

export default async function SettingsOverviewPage() {
  const [account, sessionCount, tokenCount, webhooks] = await Promise.all([
    loadAccount(),
    loadSessionCount(),
    loadTokenCount(),
    loadWebhooks(),
  ]);
  return (
    <SettingsOverview
      account={account}
      ways={loadSignInWays()}
      sessionCount={sessionCount}
      tokenCount={tokenCount}
      webhookCount={webhooks.length}
    />
  );
}
