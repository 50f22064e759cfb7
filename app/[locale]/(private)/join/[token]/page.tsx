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

export const generateMetadata = pageTitle('auth.joinTitle', { robots: { index: false } });

/** Opening the link uses nothing up: chats and mail scanners open links too. */
export default async function JoinPage({
  params,
  searchParams,
}: PageProps<'/[locale]/join/[token]'>) {
  await redirectWhenSignedIn(undefined);
  const { token } = await params;
  const [joining, t] = await Promise.all([loadJoining(token), getTranslations('auth')]);
  return (
    <AuthFrame>
      <SignUpPanel
        title={t(joining.refusal ? 'joinOverTitle' : 'joinTitle')}
        text={t('joinText')}
        joining={joining}
        providers={loadProviders()}
        hasPasswords={loadSignInWays().hasPasswords}
        callbackUrl={undefined}
        invitation={token}
        error={(await searchParams)['error']}
      />
    </AuthFrame>
  );
}
