import { pageTitle } from '@/i18n/page-title';
import { loadProviders, loadSignInWays } from '@/features/auth/server/loaders';
import { loadFirstOperator } from '@/features/site/server/loaders';
import { FirstOperator } from '@/features/site/ui/components/first-operator';

export const generateMetadata = pageTitle('site.first.title', { robots: { index: false } });

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
