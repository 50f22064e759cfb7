'use client';

import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import type { InstantRange } from '@/ui/date-range/date-range-rules';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading } from '@/ui/layout/load-state';
import { TableButton } from '@/ui/kit/buttons/table-button';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { readReports, type ReportFilter, reportTable } from '../api';
import { LoadFailure } from './load-failure';
import { ReportGroupCard } from './report-group-card';

interface ReportListProps {
  projectUid: string;
  /** of the project, the primary one first, for the names of steps */
  languages: readonly ProjectLanguage[];
  /** the date range (useDateRange); all reports without it */
  range?: InstantRange;
  /** limits the list to one step */
  stepId?: string;
  /** content before the name of a step, as its number or a decorative picture */
  pictureOf?: (stepId: string) => ReactElement | false | undefined;
}

/**
 * Reports by step in the order of the guide (docs/reference/feedback.md#inbox), with marks, further
 * pages of each step, and a table. Loads by itself, and again when `range` or `stepId` change. Each
 * step is a section with the id `reportsOf(stepId)` and a heading of level 3; the page has the
 * heading above.
 */
export function ReportList({ projectUid, languages, range, stepId, pictureOf }: ReportListProps) {
  const t = useTranslations('inbox');
  const filter: ReportFilter = { ...range, stepId };
  const key = JSON.stringify([projectUid, filter]);
  const { answer, isLoading, hasFailed, retry } = useAnswer(key, async (signal) => ({
    key,
    groups: await readReports(projectUid, filter, signal),
  }));
  if (hasFailed) return <LoadFailure onRetry={retry} />;
  if (!answer)
    return (
      <Loading text={t('loadingReports')}>
        <Skeleton className="h-14" />
        <Skeleton className="h-32 rounded-lg" />
      </Loading>
    );
  if (answer.groups.length === 0)
    return <EmptyState drawing="done" text={t('noReports')} className="py-8" />;
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : undefined}>
      <div className="flex flex-col gap-8">
        {answer.groups.map((group) => (
          // The further pages of a step belong to one response.
          <ReportGroupCard
            key={`${answer.key} ${group.stepId}`}
            projectUid={projectUid}
            group={group}
            filter={filter}
            languages={languages}
            picture={pictureOf?.(group.stepId)}
          />
        ))}
      </div>
      <div className="mt-4">
        <TableButton label={t('reportsCsv')} load={() => reportTable(projectUid, filter)} />
      </div>
    </div>
  );
}
