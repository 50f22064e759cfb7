import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { NewPasswordForm } from '@/features/auth/ui/components/new-password-form';
import { RecoveryForm } from '@/features/auth/ui/components/recovery-form';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { paths } from '@/shared/addresses/paths';

type RecoveryProps = PageProps<'/[locale]/auth/recovery'>;

/**
 * The token of the mail's link; undefined without one, when the person still has to request a mail.
 */
async function tokenOf({ searchParams }: RecoveryProps): Promise<string | undefined> {
  return [(await searchParams)['token']].flat()[0];
}

export async function generateMetadata(props: RecoveryProps): Promise<Metadata> {
  const t = await getTranslations('auth');
  const title = (await tokenOf(props)) === undefined ? t('recoveryTitle') : t('newPasswordTitle');
  return { title, robots: { index: false } };
}

export default async function RecoveryPage(props: RecoveryProps) {
  if (!loadSignInWays().hasPasswords) redirect(paths.signIn());
  const token = await tokenOf(props);
  const t = await getTranslations('auth');
  const footer = (
    <Link
      href={paths.signIn()}
      className="inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4"
    >
      {t('backToSignIn')}
    </Link>
  );
  return token === undefined ? (
    <AuthPanel key="ask" title={t('recoveryTitle')} text={t('recoveryText')} footer={footer}>
      <RecoveryForm />
    </AuthPanel>
  ) : (
    <AuthPanel key="set" title={t('newPasswordTitle')} text={t('newPasswordText')} footer={footer}>
      <NewPasswordForm token={token} />
    </AuthPanel>
  );
}
