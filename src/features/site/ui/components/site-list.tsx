import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Pagination } from '@/ui/kit/pagination';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';
import { ROWS, type useList } from '../hooks/use-list';

interface SiteListProps<Row> {
  list: ReturnType<typeof useList<{ results: Row[]; totalResults: number }>>;
  /** names the list and its pages */
  label: string;
  /** shown instead of an empty list */
  none: string;
  row: (row: Row) => ReactNode;
}

/** A list of a card of the site, with its pages. */
export function SiteList<Row extends { id: string } | { uid: string }>({
  list,
  label,
  none,
  row,
}: SiteListProps<Row>) {
  const t = useTranslations('site');
  const { answer, isLoading, hasFailed, retry, page, openPage, frame } = list;
  return (
    <div
      ref={frame}
      tabIndex={-1}
      aria-busy={isLoading}
      className="flex flex-col gap-4 outline-none"
    >
      {hasFailed && <LoadFailure text={t('loadFailed')} onRetry={retry} />}
      {!answer && !hasFailed && (
        <Loading>
          {[1, 2].map((key) => (
            <Skeleton key={key} className="h-16" />
          ))}
        </Loading>
      )}
      {answer && !hasFailed && answer.totalResults === 0 && (
        <p className="text-ink-muted">{none}</p>
      )}
      {answer && !hasFailed && answer.totalResults > 0 && (
        <>
          <ul aria-label={label} className="divide-y divide-line border-y border-line">
            {answer.results.map((one) => (
              <li key={'id' in one ? one.id : one.uid}>{row(one)}</li>
            ))}
          </ul>
          {answer.totalResults > ROWS && (
            <Pagination
              page={page}
              pageSize={ROWS}
              totalResults={answer.totalResults}
              onOpen={openPage}
              label={label}
            />
          )}
        </>
      )}
    </div>
  );
}
