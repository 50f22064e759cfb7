import { useTranslations } from 'next-intl';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';

interface FirstOperatorProps {
  token: string;
  /** of the account that is signed in */
  name: string;
  email: string;
  /** false: the link is wrong, was used, or there is an operator */
  isOffered: boolean;
}

/** What the link of the first start opens; works without scripts. */
export function FirstOperator({ token, name, email, isOffered }: FirstOperatorProps) {
  const t = useTranslations('site.first');
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-muted">{t(isOffered ? 'text' : 'used')}</p>
      {isOffered ? (
        <form method="post" action={dashboardPaths.becomeOperatorForm} className="mt-8">
          <p className="mb-5 wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span translate="no" className="text-ink-muted">
              {email}
            </span>
          </p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('submit')}</Button>
        </form>
      ) : (
        <p className="mt-8">
          <ButtonLink href={dashboardPaths.site} variant="secondary">
            {t('toSite')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
