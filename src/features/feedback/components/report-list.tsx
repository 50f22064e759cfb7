'use client';

import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { useAnswer } from '@/client/use-answer';
import type { InstantRange } from '@/components/date-range/date-range-rules';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TableButton } from '@/components/ui/table-button';
import type { ProjectLanguage } from '@/shared/languages';
import { readReports, type ReportFilter, reportTable } from '../api';
import { LoadFailure } from './load-failure';
import { ReportGroupCard } from './report-group-card';

interface ReportListProps {
  projectUid: string;
  /** the project's, the primary one first: in which a step's name is shown */
  languages: readonly ProjectLanguage[];
  /** the instants of the filter around it (useDateRange); without, all reports there are */
  range?: InstantRange;
  /** only those about one step */
  stepId?: string;
  /** what to show before the name of a step, as its number or a small picture without a text of its own */
  pictureOf?: (stepId: string) => ReactElement | false | undefined;
}

/**
 * What readers reported, step by step in the order of the guide (specification, sections 2 and 3), to be marked as read, with further
 * pages of each step and all of it as a table. It loads by itself, and anew when `range` or `stepId` change. Each step is a
 * section with the id of `reportsOf(stepId)` under a heading of the third level; the heading above is the page's.
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
      <div aria-busy className="flex flex-col gap-3">
        <p role="status" className="sr-only">
          {t('loadingReports')}
        </p>
        <Skeleton className="h-14" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
    );
  if (answer.groups.length === 0)
    return <EmptyState drawing="done" text={t('noReports')} className="py-8" />;
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : undefined}>
      <div className="flex flex-col gap-8">
        {answer.groups.map((group) => (
          // What was shown further down of it belongs to one answer.
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
