import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { ConfirmEmail } from '@/features/auth/ui/components/confirm-email';

export const generateMetadata = pageTitle('auth.confirmTitle', { robots: { index: false } });

export default async function ConfirmPage({ searchParams }: PageProps<'/[locale]/auth/confirm'>) {
  const token = [(await searchParams)['token']].flat()[0] ?? '';
  const t = await getTranslations('auth');
  return (
    <AuthPanel title={t('confirmTitle')} text={t('confirmText')}>
      <ConfirmEmail token={token} />
    </AuthPanel>
  );
}
