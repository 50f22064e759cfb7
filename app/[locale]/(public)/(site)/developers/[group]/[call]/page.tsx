import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/i18n/page-metadata';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { CallDetails } from '../../_parts/call-details';
import { CallName } from '../../_parts/call-name';
import { DevelopersFrame } from '../../_parts/developers-frame';
import { Words } from '../../_parts/words';
import { shownCall, shownGroup } from '../../_reference/reference';

type Props = PageProps<'/[locale]/developers/[group]/[call]'>;

/** An impossible call: pages are rendered on demand, so the build need not render them all. */
export const generateStaticParams = () => [{ group: '-', call: '-' }];

const foundIn = async (params: Props['params']) => {
  const { group: slug, call: id } = await params;
  const group = shownGroup(slug);
  const call = group && shownCall(group, id);
  return call && { group, call, id };
};

export async function generateMetadata({ params }: Props) {
  const [found, t] = await Promise.all([foundIn(params), getTranslations('developers')]);
  return found
    ? pageMetadata({
        path: paths.developerCall(found.group.slug, found.id),
        title: `${found.call.method} /v1${found.call.path} · ${t('title')}`,
        description: found.call.summary,
      })
    : {};
}

/** One call, as the description of the API has it. */
export default async function DeveloperCallPage({ params }: Props) {
  const match = await foundIn(params);
  if (!match) notFound();
  const { group, call, id } = match;
  const [t, locale] = await Promise.all([getTranslations('developers'), getLocale()]);
  return (
    <DevelopersFrame
      title={
        <span lang="en" className="block font-mono text-xl md:text-3xl">
          <span className="text-signal">{call.method}</span>{' '}
          <CallName>{`/v1${call.path}`}</CallName>
        </span>
      }
      path={paths.developerGroup(group.slug)}
      intro={
        <>
          <p lang="en">
            <Words text={call.summary} />
          </p>
          {call.description && (
            <p lang="en" className="mt-2 text-base text-ink-muted">
              <Words text={call.description} />
            </p>
          )}
          {locale !== DEFAULT_LOCALE && (
            <p className="mt-2 text-base text-ink-muted">{t('englishOnly')}</p>
          )}
          <p className="flex items-center gap-2 text-base text-ink-muted">
            <span>{t('reference')}</span>
            <span aria-hidden>/</span>
            <Link
              href={`${paths.developerGroup(group.slug)}#${id}`}
              prefetch={false}
              lang="en"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {group.name}
            </Link>
          </p>
        </>
      }
    >
      <CallDetails call={call} />
    </DevelopersFrame>
  );
}
