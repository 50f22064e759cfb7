import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { PAGE_SIZE } from '@/shared/pagination';
import { paths } from '@/shared/paths';
import type { ExploreAnswer } from '../schema';
import { ProjectGrid } from './project-grid';

interface ExploreResultsProps {
  answer: ExploreAnswer;
  /** blank for the whole list */
  search: string;
  page: number;
}

/** A page of cards, or why there is none. */
export function ExploreResults({ answer: { results, totalResults }, search, page }: ExploreResultsProps) {
  const t = useTranslations('explore');
  if (totalResults === 0) {
    return (
      <EmptyState drawing="search" text={t('empty')}
        action={search !== '' && <ButtonLink href={paths.explore()} variant="secondary">{t('emptyAll')}</ButtonLink>} />
    );
  }
  if (results.length === 0) {
    return <EmptyState drawing="lost" text={t('pastEnd')} action={<ButtonLink href={paths.explore(search)}>{t('firstPage')}</ButtonLink>} />;
  }
  return (
    <section aria-label={search ? t('resultsFor', { search }) : t('newest')}>
      <p aria-live="polite" className="mb-4 text-ink-muted [overflow-wrap:anywhere]">{search ? t('resultsFor', { search }) : t('newest')}</p>
      <ProjectGrid projects={results} isFirst />
      <div className="mt-8">
        <Pagination page={page} pageSize={PAGE_SIZE} totalResults={totalResults} hrefFor={(target) => paths.explore(search, target)} />
      </div>
    </section>
  );
}
