import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { SignOut } from '@/features/auth/ui/components/sign-out';
import { callbackPath } from '@/features/auth/model/callback-path';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('logoutTitle'), robots: { index: false } };
}

export default async function LogoutPage({ searchParams }: PageProps<'/[locale]/auth/logout'>) {
  const callbackUrl = callbackPath((await searchParams)['callbackUrl']);
  const t = await getTranslations('auth');
  return (
    <AuthPanel title={t('logoutTitle')}>
      <SignOut callbackUrl={callbackUrl} />
    </AuthPanel>
  );
}
