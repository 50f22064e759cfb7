import { getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { AuthContent, AuthFrame, OtherForm } from '@/features/auth/ui/components/auth-panel';
import { AuthTabs } from '@/features/auth/ui/components/auth-tabs';
import { SignInForm } from '@/features/auth/ui/components/sign-in-form';
import { SignUpPanel } from '@/features/auth/ui/components/sign-up-panel';
import { SocialButtons } from '@/features/auth/ui/components/social-buttons';
import {
  loadJoining,
  loadProviders,
  loadSignInWays,
  redirectWhenSignedIn,
} from '@/features/auth/server/loaders';
import { callbackPath } from '@/features/auth/model/callback-path';
import { isJoiningOpen } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

export const generateMetadata = pageTitle('auth.signInTitle');

export default async function SignInPage({ searchParams }: PageProps<'/[locale]/auth'>) {
  const callbackUrl = callbackPath((await searchParams)['callbackUrl']);
  await redirectWhenSignedIn(callbackUrl);
  const t = await getTranslations('auth');
  const { hasPasswords } = loadSignInWays();
  const isOpen = isJoiningOpen();
  const providers = loadProviders();
  const logIn = (
    <AuthContent
      title={t('signInTitle')}
      text={t('signInText')}
      {...(isOpen && {
        footer: (
          <OtherForm
            question={t('noAccount')}
            href={paths.signUpAlone(callbackUrl)}
            label={t('toSignUp')}
          />
        ),
      })}
    >
      <SocialButtons
        providers={providers}
        hasPasswords={hasPasswords}
        callbackUrl={callbackUrl}
        error={(await searchParams)['error']}
      />
      {hasPasswords && <SignInForm callbackUrl={callbackUrl} />}
    </AuthContent>
  );
  if (!isOpen) return <AuthFrame>{logIn}</AuthFrame>;
  return (
    <AuthFrame>
      <AuthTabs
        logIn={logIn}
        createAccount={
          <SignUpPanel
            title={t('signUpTitle')}
            text={t('signUpText')}
            joining={await loadJoining()}
            providers={providers}
            hasPasswords={hasPasswords}
            callbackUrl={callbackUrl}
          />
        }
      />
    </AuthFrame>
  );
}
