import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { FigureTable } from '@/ui/charts/figure-table';
import { Pagination } from '@/ui/kit/pagination';
import { PAGE_SIZE } from '@/shared/http/page-size';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { useStatsFormat } from '../hooks/use-stats-format';
import type { CreatorAnalytics } from '../../schema';
import { StatsSection } from './stats-section';

interface ProjectTableProps {
  /** most viewed first */
  projects: CreatorAnalytics['results'];
  totalResults: number;
  page: number;
  onPage: (page: number) => void;
}

/** The stats of each project, with links to its details. */
export function ProjectTable({ projects, totalResults, page, onPage }: ProjectTableProps) {
  const t = useTranslations('analytics');
  const format = useStatsFormat();
  return (
    <StatsSection title={t('projects.title')}>
      <div className="mb-4">
        <FigureTable
          isWide
          caption={t('tableOf', { title: t('projects.title') })}
          columns={[
            t('projects.name'),
            t('views'),
            t('sessions'),
            t('projects.finished'),
            t('projects.average'),
          ]}
          rows={projects.map(({ id, projectUid, name, views, sessions, finished, average }) => ({
            key: id,
            name: (
              <Link
                href={dashboardPaths.analyticsTab(projectUid)}
                className="relative inline-flex min-h-9 items-center after:absolute after:inset-x-0 after:-inset-y-1 font-semibold underline underline-offset-4 wrap-anywhere"
              >
                {name}
              </Link>
            ),
            values: [
              format.count(views),
              format.count(sessions),
              sessions > 0 ? format.share(finished / sessions) : t('none'),
              format.clock(average.duration),
            ],
          }))}
        />
      </div>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        totalResults={totalResults}
        onOpen={onPage}
        label={t('projects.pages')}
      />
    </StatsSection>
  );
}
