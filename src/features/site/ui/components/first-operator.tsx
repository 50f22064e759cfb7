import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ProviderChoice } from '@/features/auth/model/sign-in-ways';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { SocialButtons } from '@/features/auth/ui/components/social-buttons';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { FirstAccountForm } from './first-account-form';

interface FirstOperatorProps {
  token: string;
  /** the account that is signed in */
  account: { name: string; email: string } | undefined;
  /** false: the link is wrong, was used, or there is an operator */
  isOffered: boolean;
  providers: readonly ProviderChoice[];
  hasPasswords: boolean;
  /** the error parameter after a failed round trip to a provider */
  error: string | string[] | undefined;
}

/** The page behind the link of the first start: an account that runs the site. */
export function FirstOperator({ token, account, isOffered, ...ways }: FirstOperatorProps) {
  const t = useTranslations('site.first');
  if (!isOffered)
    return (
      <AuthPanel title={t('overTitle')} text={t('used')}>
        <ButtonLink href={account ? dashboardPaths.site : paths.signIn()} variant="secondary">
          {t(account ? 'toSite' : 'toSignIn')}
        </ButtonLink>
      </AuthPanel>
    );
  return account ? (
    <AuthPanel title={t('title')} text={t('text')}>
      <form method="post" action={dashboardPaths.becomeOperatorForm}>
        <p className="mb-5 wrap-anywhere">
          <span className="font-semibold">{account.name}</span>{' '}
          <span translate="no" className="text-ink-muted">
            {account.email}
          </span>
        </p>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('submit')}</Button>
      </form>
    </AuthPanel>
  ) : (
    <NewOperator token={token} {...ways} />
  );
}

function NewOperator({
  token,
  providers,
  hasPasswords,
  error,
}: Pick<FirstOperatorProps, 'token' | 'providers' | 'hasPasswords' | 'error'>) {
  const t = useTranslations('site.first');
  const here = dashboardPaths.becomeOperator(token);
  return (
    <AuthPanel
      title={t('newTitle')}
      text={t('newText')}
      footer={
        <Link
          href={paths.signIn(here)}
          className="inline-flex min-h-11 items-center font-semibold text-blueprint underline underline-offset-4"
        >
          {t('hasAccount')}
        </Link>
      }
    >
      <SocialButtons
        providers={providers}
        hasPasswords={hasPasswords}
        callbackUrl={here}
        error={error}
      />
      {hasPasswords && <FirstAccountForm token={token} />}
    </AuthPanel>
  );
}
