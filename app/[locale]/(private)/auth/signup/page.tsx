import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { AuthFrame } from '@/features/auth/ui/components/auth-panel';
import { SignUpPanel } from '@/features/auth/ui/components/sign-up-panel';
import {
  loadJoining,
  loadProviders,
  loadSignInWays,
  redirectWhenSignedIn,
} from '@/features/auth/server/loaders';
import { callbackPath } from '@/features/auth/model/callback-path';

export const generateMetadata = pageTitle('auth.signUpTitle');

export default async function SignUpPage({ searchParams }: PageProps<'/[locale]/auth/signup'>) {
  const callbackUrl = callbackPath((await searchParams)['callbackUrl']);
  await redirectWhenSignedIn(callbackUrl);
  const t = await getTranslations('auth');
  return (
    <AuthFrame>
      <SignUpPanel
        title={t('signUpTitle')}
        text={t('signUpText')}
        joining={await loadJoining()}
        providers={loadProviders()}
        hasPasswords={loadSignInWays().hasPasswords}
        callbackUrl={callbackUrl}
      />
    </AuthFrame>
  );
}
