import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadProviders, loadSignInWays } from '@/features/auth/server/loaders';
import { loadFirstOperator } from '@/features/site/server/loaders';
import { FirstOperator } from '@/features/site/ui/components/first-operator';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site.first');
  return { title: t('title'), robots: { index: false } };
}

export default async function FirstOperatorPage({
  searchParams,
}: PageProps<'/[locale]/auth/first'>) {
  const { token, error } = await searchParams;
  const id = [token].flat()[0] ?? '';
  return (
    <FirstOperator
      token={id}
      {...(await loadFirstOperator(id))}
      providers={loadProviders()}
      hasPasswords={loadSignInWays().hasPasswords}
      error={error}
    />
  );
}
