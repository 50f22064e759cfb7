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
import { hasRules, isJoiningOpen } from '@/i18n/operator-settings';
import { Prose } from '@/ui/kit/prose';
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
      {isOpen && providers.length > 0 && hasRules() && (
        <Prose
          text={t('signInRules')}
          links={{ rules: paths.rules }}
          className="mt-4 text-sm text-ink-muted"
        />
      )}
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
