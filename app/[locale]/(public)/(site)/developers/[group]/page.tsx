import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/i18n/page-metadata';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { CallList } from '../_parts/call-list';
import { DevelopersFrame } from '../_parts/developers-frame';
import { Words } from '../_parts/words';
import { shownGroup } from '../_reference/reference';

type Props = PageProps<'/[locale]/developers/[group]'>;

/** An impossible group: pages are rendered on demand, so the build need not render them all. */
export const generateStaticParams = () => [{ group: '-' }];

export async function generateMetadata({ params }: Props) {
  const [{ group: slug }, t] = await Promise.all([params, getTranslations('developers')]);
  const group = shownGroup(slug);
  return group
    ? pageMetadata({
        path: paths.developerGroup(slug),
        title: `${group.name} · ${t('title')}`,
        description: group.about,
      })
    : {};
}

/** The calls of one group; each has a page of its own. */
export default async function DeveloperGroupPage({ params }: Props) {
  const { group: slug } = await params;
  const group = shownGroup(slug);
  if (!group) notFound();
  const [t, locale] = await Promise.all([getTranslations('developers'), getLocale()]);
  const isEnglish = locale === DEFAULT_LOCALE;
  return (
    <DevelopersFrame
      title={<span lang="en">{group.name}</span>}
      path={paths.developerGroup(slug)}
      intro={
        <>
          <p lang="en">
            <Words text={group.about} />
          </p>
          {!isEnglish && <p className="mt-2 text-base text-ink-muted">{t('englishOnly')}</p>}
        </>
      }
    >
      <CallList group={slug} calls={group.calls} />
    </DevelopersFrame>
  );
}
