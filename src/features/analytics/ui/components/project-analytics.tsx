import { useTranslations } from 'next-intl';
import { type ReactElement, useMemo, useState } from 'react';
import { InUtc } from '@/browser/time/time-zone';
import type { DateRangeChoice, InstantRange } from '@/ui/date-range/date-range-rules';
import { useDateRange } from '@/ui/date-range/use-date-range';
import type { TableEntry } from '@/ui/kit/overlays/table-menu';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useAnswer } from '@/browser/api/use-answer';
import { reportTable } from '@/features/feedback/ui/api';
import { ReportList } from '@/features/feedback/ui/components/report-list';
import type { Unread } from '@/features/feedback/ui/hooks/use-unread';
import { ProjectStatus } from '@/features/projects/constants';
import type { ProjectView } from '@/features/projects/schema';
import { analyticsTable, readAnalytics } from '../api';
import { dropOffStep } from '../../model/drop-off-step';
import { stepStats } from '../../model/step-stats';
import type { AnalyticsList } from '../../schema';
import { DaysPanel } from './days-panel';
import { StatsSection } from './stats-section';
import { StatsFrame } from './stats-frame';
import { FunnelPanel } from './funnel-panel';
import { DropOffCard } from './drop-off-card';
import { PortionPanels } from './portion-panel';
import { RangeBar } from './range-bar';
import { TimesPanel } from './times-panel';
import { type ChosenVersion, VersionFilter } from './version-filter';
import { VisitList } from './visit-list';
import { VisitStats } from './visit-stats';

type Project = Pick<ProjectView, 'projectUid' | 'languages' | 'steps' | 'views' | 'status'>;

interface ProjectAnalyticsProps {
  project: Project;
  onOpenStep: (stepId: string) => void;
  /** a way to find readers, while there are none */
  start: ReactElement | false;
  unread?: Pick<Unread, 'setReports' | 'addReport'> | undefined;
}

/** The stats of one guide for its creator (docs/reference/feedback.md#figures). */
export function ProjectAnalytics(props: ProjectAnalyticsProps) {
  return (
    <InUtc>
      <Stats {...props} />
    </InUtc>
  );
}

function Stats({ project, onOpenStep, start, unread }: ProjectAnalyticsProps) {
  const t = useTranslations('analytics');
  const { projectUid } = project;
  const { choice, range: chosenRange, choose, renew } = useDateRange();
  const [version, setVersion] = useState<ChosenVersion>();
  const [timesNarrowed, setTimesNarrowed] = useState(0);
  const [page, setPage] = useState(1);
  const range = version?.range ?? chosenRange;
  const query = { ...range, version: version?.number, page };
  const { answer, isLoading, hasFailed, retry } = useAnswer(
    JSON.stringify([projectUid, query]),
    (signal) => readAnalytics(projectUid, query, signal),
  );
  const table = (id: Parameters<typeof analyticsTable>[1], label: string): TableEntry => ({
    id,
    label,
    load: (separator) =>
      analyticsTable(projectUid, id, { ...range, version: version?.number }, separator),
  });
  const isEmpty = answer?.views === 0 && answer.sessions === 0 && answer.totalResults === 0;
  const narrow = (next: ChosenVersion | undefined) => {
    setVersion(next);
    setTimesNarrowed((times) => times + 1);
    setPage(1);
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <RangeBar
          // The time of a version replaces a typed one.
          key={timesNarrowed}
          value={version ? spanOf(version) : choice}
          range={range}
          onChange={(next) => {
            choose(next);
            setVersion(undefined);
            setPage(1);
          }}
          tables={[
            table('days', t('days.title')),
            table('steps', t('steps.table')),
            table('languages', t('languages')),
            table('devices', t('deviceKinds')),
            table('visits', t('visits.title')),
            {
              id: 'reports',
              label: t('reports'),
              load: (separator) => reportTable(projectUid, range, separator),
            },
          ]}
        />
        {answer && answer.versions.length > 1 && (
          <VersionFilter versions={answer.versions} value={version?.number} onChange={narrow} />
        )}
        <p role="status" className="max-w-prose text-sm text-ink-muted empty:hidden">
          {version && t('versions.narrowed', { number: version.number })}
        </p>
      </div>
      <StatsFrame
        isLoading={isLoading}
        hasFailed={hasFailed}
        onRetry={() => {
          renew();
          retry();
        }}
      >
        {answer && (
          <>
            {isEmpty ? (
              <EmptyState
                drawing="search"
                text={t(emptyText(project))}
                action={project.views === 0 ? start : undefined}
              />
            ) : (
              <Figures
                project={project}
                answer={answer}
                range={range}
                page={page}
                onPage={setPage}
                onOpenStep={onOpenStep}
              />
            )}
            {/* Shown without visits too: reports must never depend on tracking. */}
            <Reports
              project={project}
              answer={answer}
              range={range}
              onOpenStep={onOpenStep}
              unread={unread}
            />
          </>
        )}
      </StatsFrame>
    </div>
  );
}

const spanOf = ({ range: { startDate, endDate } }: ChosenVersion): DateRangeChoice => ({
  start: new Date(startDate),
  end: new Date(endDate),
});

function emptyText({
  views,
  status,
}: Project): 'empty.range' | 'empty.published' | 'empty.unpublished' {
  if (views > 0) return 'empty.range';
  return status === ProjectStatus.Published ? 'empty.published' : 'empty.unpublished';
}

interface FiguresProps extends Pick<ProjectAnalyticsProps, 'project' | 'onOpenStep'> {
  answer: AnalyticsList;
  range: InstantRange;
  page: number;
  onPage: (page: number) => void;
}

function Figures({
  project: { projectUid, languages, steps },
  answer,
  range,
  page,
  onPage,
  onOpenStep,
}: FiguresProps) {
  const { sessions, finished } = answer;
  const stats = useMemo(() => stepStats(answer), [answer]);
  const dropOff = dropOffStep(stats, sessions);
  return (
    <>
      <DropOffCard
        projectUid={projectUid}
        languages={languages}
        dropOff={dropOff}
        steps={steps}
        sessions={sessions}
        finished={finished}
        range={range}
        onOpenStep={onOpenStep}
      />
      <VisitStats {...answer} />
      <DaysPanel {...answer} />
      <div className="grid gap-6 xl:grid-cols-2">
        <FunnelPanel
          steps={stats}
          languages={languages}
          dropOff={dropOff.kind === 'step' ? dropOff.step : undefined}
          sessions={sessions}
        />
        <TimesPanel steps={stats} languages={languages} />
      </div>
      <PortionPanels {...answer} />
      <VisitList
        visits={answer.results}
        totalResults={answer.totalResults}
        page={page}
        onPage={onPage}
        steps={stats}
        languages={languages}
      />
    </>
  );
}

/** Reports of readers, with the number of each step before its name. */
function Reports({
  project: { projectUid, languages, steps },
  answer: { funnel },
  range,
  ...rest
}: Pick<FiguresProps, 'project' | 'answer' | 'range'> &
  Pick<ProjectAnalyticsProps, 'onOpenStep' | 'unread'>) {
  const t = useTranslations('analytics');
  const ids = funnel.map(({ stepId }) => stepId);
  const numberOf = (stepId: string) => (ids.includes(stepId) ? ids.indexOf(stepId) + 1 : undefined);
  const mark = (stepId: string) => (
    <span className="font-mono text-lg font-medium text-signal empty:hidden">
      {numberOf(stepId)}
    </span>
  );
  return (
    <StatsSection title={t('reports')}>
      <ReportList
        projectUid={projectUid}
        languages={languages}
        range={range}
        pictureOf={mark}
        numberOf={(id) => (steps.some((step) => step.id === id) ? numberOf(id) : undefined)}
        {...rest}
      />
    </StatsSection>
  );
}
