import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { Unsubscribe } from '@/features/auth/ui/components/unsubscribe';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('unsubscribeTitle'), robots: { index: false } };
}

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
