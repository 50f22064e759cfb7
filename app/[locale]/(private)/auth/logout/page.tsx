import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { SignOut } from '@/features/auth/ui/components/sign-out';
import { callbackPath } from '@/features/auth/model/callback-path';

export const generateMetadata = pageTitle('auth.logoutTitle', { robots: { index: false } });

export default async function LogoutPage({ searchParams }: PageProps<'/[locale]/auth/logout'>) {
  const callbackUrl = callbackPath((await searchParams)['callbackUrl']);
  const t = await getTranslations('auth');
  return (
    <AuthPanel title={t('logoutTitle')}>
      <SignOut callbackUrl={callbackUrl} />
    </AuthPanel>
  );
}
