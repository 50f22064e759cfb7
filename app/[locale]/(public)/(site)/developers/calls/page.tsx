import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/i18n/page-metadata';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { CallFinder } from '../_parts/call-finder';
import { DevelopersFrame } from '../_parts/developers-frame';
import { shownGroups } from '../_reference/reference';

export async function generateMetadata() {
  const t = await getTranslations('developers');
  return pageMetadata({
    path: paths.developerCalls,
    title: `${t('allCalls')} · ${t('title')}`,
    description: t('allCallsIntro'),
  });
}

/** Every call of the API, with a field that finds them. */
export default async function DeveloperCallsPage() {
  const [t, locale] = await Promise.all([getTranslations('developers'), getLocale()]);
  return (
    <DevelopersFrame
      title={t('allCalls')}
      path={paths.developerCalls}
      intro={
        <>
          <p>{t('allCallsIntro')}</p>
          {locale !== DEFAULT_LOCALE && (
            <p className="mt-2 text-base text-ink-muted">{t('englishOnly')}</p>
          )}
        </>
      }
    >
      <CallFinder
        groups={shownGroups().map(({ name, slug, calls }) => ({ name, slug, calls }))}
        label={t('findCall')}
        none={t('noCall')}
      />
    </DevelopersFrame>
  );
}
