import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageContainer } from '@/ui/layout/page-container';
import { ExploreResults } from '@/features/explore/ui/components/explore-results';
import { ExploreSearch } from '@/features/explore/ui/components/explore-search';
import { FilterBar } from '@/features/explore/ui/components/filter-bar';
import { FilterChips } from '@/features/explore/ui/components/filter-chips';
import { FilterChoices } from '@/features/explore/ui/components/filter-choices';
import { loadFilters, loadList } from '@/features/explore/server/loaders';
import {
  type Asked,
  askedOf,
  changedAddress,
  type FilterName,
  FILTERS,
  filtersOn,
  mayBeIndexed,
  queryOf,
} from '@/features/explore/model/explore-address';
import { filterText } from '@/features/explore/model/filter-text';
import { offeredChoices } from '@/features/explore/model/offered-choices';
import type { Locale } from '@/shared/interface/languages';
import { ClientMessages } from '@/i18n/client-messages';
import { feedLink, pageMetadata } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';

// The whole page waits for the list, so that it is there without scripts too.
export const instant = false;

const FILTER_TEXTS = ['exploreSearch', 'explore.filters', 'explore.sorts'] as const;

type ExploreProps = PageProps<'/[locale]/explore'>;

export async function generateMetadata({ searchParams }: ExploreProps): Promise<Metadata> {
  const choices = askedOf(await searchParams);
  const t = await getTranslations('explore');
  const { search, page, tag } = choices;
  const about =
    choices.category ?? tag ?? (choices.language && filterText('language', choices.language));
  const title = search
    ? t('titleFor', { search })
    : about
      ? t('titleAbout', { about })
      : t('title');
  return pageMetadata({
    path: changedAddress(choices, { page }),
    title: page > 1 && !search ? t('titlePage', { title, page }) : title,
    description: about && !search ? t('descriptionAbout', { about }) : t('description'),
    // Search engines should not index search results and empty lists, but follow their links.
    isIndexed:
      mayBeIndexed(choices) &&
      (await loadList(paths.explore(choices), await getLocale())).results.length > 0,
    types: feedLink(publicAddress(machinePaths.feed(tag), await getLocale())),
  });
}

export default async function ExplorePage({ searchParams }: ExploreProps) {
  const query = await searchParams;
  const choices = askedOf(query);
  const locale = await getLocale();
  const [answer, t] = await Promise.all([
    loadList(paths.explore(choices), locale),
    getTranslations('explore'),
  ]);
  const opened = FILTERS.find((name) => name === query['choose']);
  const categories =
    answer.totalResults === 0 && choices.search !== ''
      ? (await loadFilters({ name: '' }, locale)).categories
      : [];
  const announcement = t(answer.totalIsEstimate ? 'announceAbout' : 'announce', {
    count: answer.totalResults,
  });
  return (
    <PageContainer className="pt-8 pb-16 md:pt-14">
      <h1 className="text-3xl md:text-4xl">{t('heading')}</h1>
      <p className="mt-3 max-w-prose text-ink-muted md:text-lg">{t('intro')}</p>
      <ClientMessages locale={locale} isForReading namespaces={FILTER_TEXTS}>
        <ExploreSearch
          asked={choices}
          announcement={announcement}
          controls={
            <>
              {(answer.totalResults > 0 || filtersOn(choices).length > 0) && (
                <FilterBar asked={choices} isSortable={answer.totalResults > 0} />
              )}
              <FilterChips asked={choices} />
              {opened && <OpenedFilter name={opened} asked={choices} locale={locale} />}
            </>
          }
        >
          <ExploreResults answer={answer} asked={choices} categories={categories} />
        </ExploreSearch>
      </ClientMessages>
    </PageContainer>
  );
}

/** The values of a filter on the page itself, for browsers without scripts. */
async function OpenedFilter({
  name,
  asked,
  locale,
}: {
  name: FilterName;
  asked: Asked;
  locale: Locale;
}) {
  const [offered, t] = await Promise.all([
    loadFilters(queryOf(asked), locale),
    getTranslations('explore.filters'),
  ]);
  return (
    <nav aria-label={t(name)} className="mt-3 grid gap-x-6 md:grid-cols-3">
      <FilterChoices
        name={name}
        asked={asked}
        choices={offeredChoices(name, asked, offered)}
        isEstimate={offered.isEstimate ?? false}
      />
    </nav>
  );
}
