import { getTranslations } from 'next-intl/server';
import { loadSignInWays } from '@/features/auth/server/loaders';
import { loadOperator } from '@/features/contact/server/loaders';
import { siteName } from '@/i18n/operator-settings';
import { pageMetadata } from '@/i18n/page-metadata';
import { paths } from '@/shared/addresses/paths';
import { LongPage, pageLinks } from '../_sections/long-page';

// The host is configured where it runs.
export const instant = false;

const EFFECTIVE = new Date('2026-11-27T00:00:00Z');
const SECTIONS = [
  'agree',
  'account',
  'yours',
  'rules',
  'safety',
  'warranty',
  'removal',
  'end',
  'changes',
] as const;

export async function generateMetadata() {
  const t = await getTranslations('terms');
  return pageMetadata({ path: paths.terms, title: t('title'), description: t('description') });
}

export default async function TermsPage() {
  const [{ host, contact }, t] = await Promise.all([loadOperator(), getTranslations('terms')]);
  const passwords = loadSignInWays().hasPasswords ? 'on' : 'off';
  const sections = SECTIONS.map((id) => ({
    id,
    title: t(`sections.${id}.title`),
    text: t(`sections.${id}.text`, { host, passwords }),
  }));
  return (
    <LongPage
      title={t('title')}
      intro={t('intro', { host, site: siteName() })}
      effective={EFFECTIVE}
      sections={sections}
      links={pageLinks(contact)}
    />
  );
}
