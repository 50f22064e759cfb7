import { useTranslations } from 'next-intl';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import type { InstantRange } from '@/ui/date-range/date-range-rules';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading } from '@/ui/layout/load-state';
import { Button } from '@/ui/kit/buttons/button';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { readReports, type ReportFilter } from '../api';
import type { Unread } from '../hooks/use-unread';
import { LoadFailure } from './load-failure';
import { OpenStepLink } from './open-step-link';
import { ReportGroupCard } from './report-group-card';

/** The numbers of steps, and of reports on each, that the inbox shows at first. */
const STEPS_AT_FIRST = 3;
const REPORTS_AT_FIRST = 3;

interface ReportListProps {
  projectUid: string;
  /** of the project, the primary one first, for the names of steps */
  languages: readonly ProjectLanguage[];
  /** the date range (useDateRange); all reports without it */
  range?: InstantRange;
  /** limits the list to one step */
  stepId?: string;
  /**
   * words of danger first, then unread ones, also on deleted steps; the most urgent steps at first,
   * and nothing while there are no reports
   */
  isInbox?: boolean;
  /** content before the name of a step, as its number or a decorative picture */
  pictureOf?: (stepId: string) => ReactElement | false | undefined;
  /** the 1-based number of a step in the draft, for the links to steps */
  numberOf?: (stepId: string) => number | undefined;
  onOpenStep?: (stepId: string) => void;
  unread?: Pick<Unread, 'setReports' | 'addReport'> | undefined;
}

/**
 * Reports by step in the order of the guide (docs/reference/feedback.md#inbox), with marks and further
 * pages of each step. Loads by itself, and again when `range` or `stepId` change. Each
 * step is a section with the id `reportsOf(stepId)` and a heading of level 3; the page has the
 * heading above.
 */
export function ReportList({
  projectUid,
  languages,
  range,
  stepId,
  isInbox = false,
  pictureOf,
  numberOf,
  onOpenStep,
  unread,
}: ReportListProps) {
  const t = useTranslations('inbox');
  const [isWhole, setWhole] = useState(!isInbox);
  const rest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button is gone.
    if (isInbox && isWhole) rest.current?.focus();
  }, [isInbox, isWhole]);
  const filter: ReportFilter = {
    ...range,
    stepId,
    ...(isInbox || stepId ? { sortBy: 'danger' } : {}),
    ...(isInbox ? { deleted: 'true', limit: REPORTS_AT_FIRST } : {}),
  };
  const key = JSON.stringify([projectUid, filter]);
  const { answer, isLoading, hasFailed, retry } = useAnswer(key, async (signal) => {
    const groups = await readReports(projectUid, filter, signal);
    if (isInbox && !signal.aborted) unread?.setReports(groups);
    return { key, groups };
  });
  if (hasFailed) return <LoadFailure onRetry={retry} />;
  if (isInbox && !answer?.groups.length) return null;
  if (!answer)
    return (
      <Loading text={t('loadingReports')}>
        <Skeleton className="h-14" />
        <Skeleton className="h-32 rounded-lg" />
      </Loading>
    );
  if (answer.groups.length === 0)
    return <EmptyState drawing="done" text={t('noReports')} className="py-8" />;
  const first = isWhole ? answer.groups.length : STEPS_AT_FIRST;
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity' : undefined}>
      {isInbox && <h2 className="mb-4 text-2xl">{t('reports')}</h2>}
      <div className="flex flex-col gap-8">
        {answer.groups.slice(0, first).map((group, index) => {
          const number = numberOf?.(group.stepId);
          return (
            // The further pages of a step belong to one response.
            <div
              key={`${answer.key} ${group.stepId}`}
              {...(index === STEPS_AT_FIRST ? { ref: rest, tabIndex: -1 } : {})}
            >
              <ReportGroupCard
                projectUid={projectUid}
                group={group}
                filter={filter}
                languages={languages}
                picture={pictureOf?.(group.stepId)}
                link={
                  number !== undefined &&
                  onOpenStep && (
                    <OpenStepLink
                      variant="ghost"
                      size="sm"
                      projectUid={projectUid}
                      stepId={group.stepId}
                      number={number}
                      onOpen={onOpenStep}
                    />
                  )
                }
                onMark={unread?.addReport}
              />
            </div>
          );
        })}
      </div>
      {first < answer.groups.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
          {t('showMoreSteps', { count: answer.groups.length - first })}
        </Button>
      )}
    </div>
  );
}
