import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { requireRoleOfPage } from '@/features/auth/server/loaders';
import { CreatorAnalyticsPage } from '@/features/analytics/ui/components/creator-analytics-page';

export const generateMetadata = pageTitle('analytics.title');

export default async function AnalyticsPage() {
  await requireRoleOfPage('read');
  const t = await getTranslations('analytics');
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-muted">{t('intro')}</p>
      </div>
      <CreatorAnalyticsPage />
    </div>
  );
}
