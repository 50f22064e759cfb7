import { pageTitle } from '@/i18n/page-title';
import { SettingsOverview } from '@/features/account/ui/components/settings-overview';
import { loadAccount, loadSessionCount, loadTokenCount } from '@/features/account/server/loaders';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { loadWebhooks } from '@/features/webhooks/server/loaders';

export const generateMetadata = pageTitle('settings.title');

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
