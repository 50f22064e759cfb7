import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InUtc } from '@/browser/time/time-zone';
import { useDateRange } from '@/ui/date-range/use-date-range';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import type { TableEntry } from '@/ui/kit/overlays/table-menu';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { useAnswer } from '@/browser/api/use-answer';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { creatorTable, readCreatorAnalytics } from '../api';
import { DaysPanel } from './days-panel';
import { StatsFrame } from './stats-frame';
import { PortionPanels } from './portion-panel';
import { ProjectTable } from './project-table';
import { RangeBar } from './range-bar';
import { VisitStats } from './visit-stats';

/** The stats over all of a creator's projects (docs/reference/feedback.md#figures). */
export function CreatorAnalytics() {
  return (
    <InUtc>
      <Stats />
    </InUtc>
  );
}

function Stats() {
  const t = useTranslations('analytics');
  const { choice, range, choose, renew } = useDateRange();
  const [page, setPage] = useState(1);
  const { answer, isLoading, hasFailed, retry } = useAnswer(
    JSON.stringify([range, page]),
    (signal) => readCreatorAnalytics({ ...range, page }, signal),
  );
  const table = (id: Parameters<typeof creatorTable>[0], label: string): TableEntry => ({
    id,
    label,
    load: (separator) => creatorTable(id, range, separator),
  });
  return (
    <div className="flex flex-col gap-6">
      <RangeBar
        value={choice}
        range={range}
        onChange={(next) => {
          choose(next);
          setPage(1);
        }}
        tables={[
          table('projects', t('projects.title')),
          table('days', t('days.title')),
          table('languages', t('languages')),
          table('devices', t('deviceKinds')),
        ]}
      />
      <StatsFrame
        isLoading={isLoading}
        hasFailed={hasFailed}
        onRetry={() => {
          renew();
          retry();
        }}
      >
        {answer &&
          (answer.totalResults === 0 ? (
            <EmptyState
              drawing="steps"
              text={t('noProjects')}
              action={<ButtonLink href={dashboardPaths.projects()}>{t('toProjects')}</ButtonLink>}
            />
          ) : (
            <>
              <VisitStats {...answer} />
              <DaysPanel {...answer} />
              <ProjectTable
                projects={answer.results}
                totalResults={answer.totalResults}
                page={page}
                onPage={setPage}
              />
              <PortionPanels {...answer} />
            </>
          ))}
      </StatsFrame>
    </div>
  );
}
