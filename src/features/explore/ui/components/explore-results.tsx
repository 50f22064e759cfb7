import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { Pagination } from '@/ui/kit/pagination';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { PAGES_MAX } from '../../constants';
import { type Asked, changedAddress, filtersOn } from '../../model/explore-address';
import type { ExploreAnswer, FiltersAnswer } from '../../schema';
import { ProjectGrid } from './project-grid';

interface ExploreResultsProps {
  answer: ExploreAnswer;
  asked: Asked;
  /** offered where nothing was found */
  categories?: FiltersAnswer['categories'];
}

const NO_FILTERS = { language: undefined, category: undefined, tag: undefined };
const textLink =
  'inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4';

// People type words without digits.
const isCode = (text: string) => /^\S*\d\S*$/u.test(text);

/** A page of cards, or why there is none and where to go from here. */
export function ExploreResults({ answer, asked, categories = [] }: ExploreResultsProps) {
  const t = useTranslations('explore');
  const { results, totalResults, totalIsEstimate = false, words, corrected, leftOutWords } = answer;
  if (totalResults === 0)
    return <NothingFound nearest={answer.nearest ?? []} asked={asked} categories={categories} />;
  if (results.length === 0) {
    return (
      <EmptyState
        drawing="lost"
        text={t('pastEnd')}
        action={<ButtonLink href={changedAddress(asked, {})}>{t('firstPage')}</ButtonLink>}
      />
    );
  }
  const { search, sort } = asked;
  const heading = search
    ? t('resultsFor', { search: corrected ?? search })
    : t(`lists.${sort ?? 'newest'}`);
  return (
    <section aria-label={heading}>
      <div className="mb-4 text-ink-muted wrap-anywhere">
        <p className="flex flex-wrap gap-x-3">
          <span>{heading}</span>
          <span className="font-semibold text-ink">
            {t(totalIsEstimate ? 'shownAbout' : 'shown', { count: totalResults })}
          </span>
        </p>
        {leftOutWords && <LeftOut words={leftOutWords} asked={asked} />}
        {corrected !== undefined && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <span key={search}>
              {t.rich('corrected', {
                search,
                typed: (text) => <q className="font-semibold text-ink">{text}</q>,
              })}
            </span>
            <a href={changedAddress(asked, { exact: true })} rel="nofollow" className={textLink}>
              {t('exactly')}
            </a>
          </p>
        )}
      </div>
      <ProjectGrid projects={results} words={words} leftOutWords={leftOutWords} isFirst />
      <div className="mt-8">
        <Pagination
          page={asked.page}
          pageSize={PAGE_SIZE}
          totalResults={totalResults}
          isEstimate={totalIsEstimate}
          pagesMax={PAGES_MAX}
          hrefFor={(page) => changedAddress(asked, { page })}
        />
      </div>
    </section>
  );
}

function LeftOut({ words, asked }: { words: readonly string[]; asked: Asked }) {
  const t = useTranslations('explore');
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <span key={words.join()}>
        {words.length === 0
          ? t('leftOutVaried')
          : t.rich('leftOut', { words: words.join(', '), struck: (text) => <s>{text}</s> })}
      </span>
      {filtersOn(asked).length > 0 && (
        <a href={changedAddress(asked, NO_FILTERS)} rel="nofollow" className={textLink}>
          {t('withoutFilters')}
        </a>
      )}
    </p>
  );
}

function NothingFound({
  nearest,
  asked,
  categories,
}: {
  nearest: NonNullable<ExploreAnswer['nearest']>;
  asked: Asked;
  categories: FiltersAnswer['categories'];
}) {
  const t = useTranslations('explore');
  const areFiltersOn = filtersOn(asked).length > 0;
  return (
    <>
      <EmptyState
        drawing="search"
        text={isCode(asked.search) ? t('emptyCode', { code: asked.search }) : t('empty')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {asked.exact && (
              <ButtonLink href={changedAddress(asked, { exact: undefined })}>
                {t('alsoSimilar')}
              </ButtonLink>
            )}
            {areFiltersOn && asked.search !== '' && (
              <ButtonLink href={changedAddress(asked, NO_FILTERS)}>
                {t('withoutFilters')}
              </ButtonLink>
            )}
            {(areFiltersOn || asked.search !== '') && (
              <ButtonLink href={changedAddress({ search: '', page: 1 }, {})} variant="secondary">
                {t('emptyAll')}
              </ButtonLink>
            )}
          </div>
        }
      />
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className="mb-4 text-xl">
            {t('nearest')}
          </h2>
          <ProjectGrid projects={nearest} headingLevel="h3" />
        </section>
      )}
      {categories.length > 0 && (
        <nav aria-labelledby="categories" className="mt-10">
          <h2 id="categories" className="mb-4 text-xl">
            {t('categories')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ value }) => (
              <li key={value} className="max-w-full">
                <a
                  href={changedAddress({ search: '', page: 1, category: value }, {})}
                  className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-sunken px-4 py-1 text-sm wrap-anywhere hover:border-ink"
                >
                  {value}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
