import { getFormatter, getTranslations } from 'next-intl/server';
import { loadProviders, loadSignInWays } from '@/features/auth/server/loaders';
import { loadOperator } from '@/features/contact/server/loaders';
import { INVITATION_DAYS } from '@/features/people/constants';
import { ACTS_KEPT_MONTHS } from '@/features/site/constants';
import { GUIDE_REPORTS_KEPT_MONTHS } from '@/features/site/guide-reports/constants';
import { pageMetadata } from '@/i18n/page-metadata';
import { paths } from '@/shared/addresses/paths';
import { LongPage, pageLinks } from '../_sections/long-page';

// It names settings of the running installation, unknown at build time.
export const instant = false;

const EFFECTIVE = new Date('2026-11-29T00:00:00Z');
const SECTIONS = [
  'short',
  'who',
  'reading',
  'writing',
  'reporting',
  'contact',
  'account',
  'providers',
  'device',
  'others',
  'mails',
  'periods',
  'bases',
  'rights',
  'changes',
] as const;

export async function generateMetadata() {
  const t = await getTranslations('privacy');
  return pageMetadata({ path: paths.privacy, title: t('title'), description: t('description') });
}

export default async function PrivacyPage() {
  const [operator, t, format] = await Promise.all([
    loadOperator(),
    getTranslations('privacy'),
    getFormatter(),
  ]);
  const providers = loadProviders().map(({ name }) => name);
  const { contact = '', ...facts } = operator;
  const values = {
    ...facts,
    contact,
    providers: format.list(providers, { type: 'disjunction' }),
    passwords: loadSignInWays().hasPasswords ? 'on' : 'off',
    noticeMonths: GUIDE_REPORTS_KEPT_MONTHS,
    actMonths: ACTS_KEPT_MONTHS,
    invitationDays: INVITATION_DAYS,
  };
  const shown = SECTIONS.filter((id) => id !== 'providers' || providers.length > 0);
  const sections = shown.map((id) => ({
    id,
    title: t(`sections.${id}.title`, values),
    text:
      id === 'who' && !contact
        ? t('sections.who.textByForm', values)
        : t(`sections.${id}.text`, values),
  }));
  return (
    <LongPage
      title={t('title')}
      intro={t('intro', values)}
      effective={EFFECTIVE}
      sections={sections}
      links={pageLinks(operator.contact)}
    />
  );
}
