import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { Prose } from '@/ui/kit/prose';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { SignUpForm } from '@/features/auth/ui/components/sign-up-form';
import { SocialButtons } from '@/features/auth/ui/components/social-buttons';
import { redirectWhenSignedIn, loadProviders } from '@/features/auth/server/loaders';
import { callbackPath } from '@/features/auth/model/callback-path';
import { paths } from '@/shared/addresses/paths';

// Made for the request, like everything private.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth');
  return { title: t('signUpTitle') };
}

export default async function SignUpPage({ searchParams }: PageProps<'/[locale]/auth/signup'>) {
  const callbackUrl = callbackPath((await searchParams)['callbackUrl']);
  await redirectWhenSignedIn(callbackUrl);
  const t = await getTranslations('auth');
  return (
    <AuthPanel
      title={t('signUpTitle')}
      text={t('signUpText')}
      footer={
        <>
          <span>{t('hasAccount')}</span>{' '}
          <Link
            href={paths.signIn(callbackUrl)}
            className="inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4"
          >
            {t('toSignIn')}
          </Link>
        </>
      }
    >
      <SocialButtons providers={loadProviders()} callbackUrl={callbackUrl} />
      <SignUpForm callbackUrl={callbackUrl} />
      <Prose
        text={t('signUpTerms')}
        links={{ terms: paths.terms, privacy: paths.privacy }}
        className="mt-4 text-sm text-ink-muted"
      />
    </AuthPanel>
  );
}
