import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { pageTitle } from '@/i18n/page-title';
import { callbackPath } from '@/features/auth/model/callback-path';
import { loadWaiting, redirectWhenSignedIn } from '@/features/auth/server/loaders';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { SecondStepForm } from '@/features/auth/ui/components/second-step-form';
import { paths } from '@/shared/addresses/paths';

export const generateMetadata = pageTitle('auth.secondTitle', { robots: { index: false } });

export default async function SecondStepPage({ searchParams }: PageProps<'/[locale]/auth/second'>) {
  const callbackUrl = callbackPath((await searchParams)['callbackUrl']);
  const waiting = await loadWaiting();
  if (!waiting) {
    await redirectWhenSignedIn(callbackUrl);
    redirect(paths.signIn(callbackUrl));
  }
  const t = await getTranslations('auth');
  return (
    <AuthPanel title={t('secondTitle')} text={t('secondText')}>
      <SecondStepForm ticket={waiting.ticket} kinds={waiting.kinds} callbackUrl={callbackUrl} />
    </AuthPanel>
  );
}
