import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageContainer } from '@/components/layout/page-container';
import { ExploreResults } from '@/features/explore/components/explore-results';
import { ExploreSearch } from '@/features/explore/components/explore-search';
import { loadProjects } from '@/features/explore/loaders';
import { pageOf, searchOf } from '@/features/explore/model/explore-address';
import { ClientMessages } from '@/i18n/client-messages';
import { feedLink, pageMetadata } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import { PAGE_SIZE } from '@/shared/pagination';
import { paths } from '@/shared/paths';

// The whole page waits for the list, so that it is there without scripts too.
export const instant = false;

type ExploreProps = PageProps<'/[locale]/explore'>;

async function askedFor({ searchParams }: ExploreProps) {
  const query = await searchParams;
  return { search: searchOf(query['search']), page: pageOf(query['page']) };
}

export async function generateMetadata(props: ExploreProps): Promise<Metadata> {
  const [{ search, page }, t] = await Promise.all([askedFor(props), getTranslations('explore')]);
  return pageMetadata({
    path: paths.explore(search, page),
    title: search ? t('titleFor', { search }) : t('title'),
    description: t('description'),
    // Search results are no pages of their own for search engines; what they lead to is.
    isIndexed: search === '',
    types: feedLink(publicAddress(paths.feed(), await getLocale())),
  });
}

export default async function ExplorePage(props: ExploreProps) {
  const { search, page } = await askedFor(props);
  const [answer, locale, t] = await Promise.all([
    loadProjects({ page, limit: PAGE_SIZE, name: search }), getLocale(), getTranslations('explore'),
  ]);
  return (
    <PageContainer className="pt-8 pb-16 md:pt-14">
      <h1 className="text-3xl md:text-4xl">{t('heading')}</h1>
      <p className="mt-3 max-w-prose text-ink-muted md:text-lg">{t('intro')}</p>
      <ClientMessages locale={locale} namespaces={['explore']}>
        <ExploreSearch search={search}>
          <ExploreResults answer={answer} search={search} page={page} />
        </ExploreSearch>
      </ClientMessages>
    </PageContainer>
  );
}
