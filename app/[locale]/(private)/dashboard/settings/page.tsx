import { pageTitle } from '@/i18n/page-title';
import { SettingsOverview } from '@/features/account/ui/components/settings-overview';
import {
  loadAccount,
  loadSessionCount,
  loadShownProfile,
  loadTokenCount,
} from '@/features/account/server/loaders';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { loadPeople } from '@/features/people/server/loaders';
import { loadWebhooks } from '@/features/webhooks/server/loaders';

export const generateMetadata = pageTitle('settings.title');

export default async function SettingsOverviewPage() {
  const [account, profile, people, sessionCount, tokenCount, webhooks] = await Promise.all([
    loadAccount(),
    loadShownProfile(),
    loadPeople(),
    loadSessionCount(),
    loadTokenCount(),
    loadWebhooks(),
  ]);
  return (
    <SettingsOverview
      account={account}
      profile={profile}
      peopleCount={people.totalResults}
      ways={loadSignInWays()}
      sessionCount={sessionCount}
      tokenCount={tokenCount}
      webhookCount={webhooks?.length}
    />
  );
}
