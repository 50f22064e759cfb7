import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { NewProject } from '@/features/project/components/new-project';
import { OwnProjectCard } from '@/features/project/components/own-project-card';
import { StatusFilter } from '@/features/project/components/status-filter';
import type { StatusFilter as StatusFilterValue } from '@/features/project/constants';
import { loadOwnProjects, shortLinkOf } from '@/features/project/loaders';
import { projectsQueryOf } from '@/features/project/model/projects-query';
import { dashboardPaths } from '@/shared/dashboard-paths';

// Made for the request, like everything private.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('dashboard');
  return { title: t('toProjects') };
}

export default async function ProjectsPage({
  searchParams,
}: PageProps<'/[locale]/dashboard/projects'>) {
  const query = projectsQueryOf(await searchParams);
  const [{ results, totalResults }, t] = await Promise.all([
    loadOwnProjects(query),
    getTranslations('dashboard'),
  ]);
  const lastPage = Math.max(1, Math.ceil(totalResults / query.limit));
  // The last card of the last page was deleted, or an old address was kept.
  if (query.page > lastPage) redirect(dashboardPaths.projects(query.status, lastPage));
  const isFirst = totalResults === 0 && (await hasNone(query.status));
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{t('toProjects')}</h1>
        <ButtonLink href={dashboardPaths.transfer} variant="secondary">
          {t('toImport')}
        </ButtonLink>
      </div>
      <StatusFilter current={query.status} />
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <li>
          <NewProject look="card" />
        </li>
        {results.map((project) => (
          <li key={project.id} className="min-w-0">
            <OwnProjectCard project={project} link={shortLinkOf(project.projectUid)} />
          </li>
        ))}
      </ul>
      {totalResults > 0 ? (
        <Pagination
          page={query.page}
          pageSize={query.limit}
          totalResults={totalResults}
          hrefFor={(page) => dashboardPaths.projects(query.status, page)}
        />
      ) : (
        <NothingHere status={query.status} isFirst={isFirst} />
      )}
    </div>
  );
}

/** Why there are no cards but the one for a new project. */
async function NothingHere({
  status,
  isFirst,
}: {
  status: StatusFilterValue | undefined;
  isFirst: boolean;
}) {
  const t = await getTranslations('dashboard');
  if (isFirst) return <EmptyState drawing="steps" text={t('noProjects')} />;
  if (status === undefined) return <EmptyState drawing="inbox" text={t('allArchived')} />;
  const toActive = (
    <ButtonLink href={dashboardPaths.projects()} variant="secondary">
      {t('showActive')}
    </ButtonLink>
  );
  return <EmptyState drawing="inbox" text={t('noProjectsHere')} action={toActive} />;
}

/** Whether there is no project at all, archived ones included, when a filter found none. */
async function hasNone(status: StatusFilterValue | undefined): Promise<boolean> {
  return (
    status === 'all' ||
    (status === undefined &&
      (await loadOwnProjects(projectsQueryOf({ status: 'all' }))).totalResults === 0)
  );
}
