import { getLocale, getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { AuthPanel } from '@/features/auth/ui/components/auth-panel';
import { Withdraw } from '@/features/feedback/ui/components/withdraw';
import { loadSubmission } from '@/features/feedback/server/loaders';
import { ClientMessages } from '@/i18n/client-messages';
import { paths } from '@/shared/addresses/paths';

export const generateMetadata = pageTitle('withdraw.title', { robots: { index: false } });

export default async function WithdrawPage({ searchParams }: PageProps<'/[locale]/auth/withdraw'>) {
  const token = [(await searchParams)['token']].flat()[0] ?? '';
  const [t, locale, withdrawal] = await Promise.all([
    getTranslations('withdraw'),
    getLocale(),
    loadSubmission(token),
  ]);
  if (withdrawal?.isThere) {
    return (
      <AuthPanel title={t('title')} text={t(withdrawal.kind)}>
        <ClientMessages locale={locale} namespaces={['withdraw', 'validation']}>
          <Withdraw token={token} />
        </ClientMessages>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel
      title={t(withdrawal ? 'goneTitle' : 'invalidTitle')}
      text={t(withdrawal ? 'gone' : 'invalid')}
    >
      <ButtonLink href={paths.explore()} variant="secondary">
        {t('explore')}
      </ButtonLink>
    </AuthPanel>
  );
}
