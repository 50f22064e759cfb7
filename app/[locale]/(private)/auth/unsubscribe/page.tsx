import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { Unsubscribe } from '@/features/auth/ui/components/unsubscribe';

export const generateMetadata = pageTitle('auth.unsubscribeTitle', { robots: { index: false } });

export default async function UnsubscribePage({
  searchParams,
}: PageProps<'/[locale]/auth/unsubscribe'>) {
  const token = [(await searchParams)['token']].flat()[0] ?? '';
  const t = await getTranslations('auth');
  return (
    <AuthPanel title={t('unsubscribeTitle')} text={t('unsubscribeText')}>
      <Unsubscribe token={token} />
    </AuthPanel>
  );
}
