import { getFormatter, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { pageTitle } from '@/i18n/page-title';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { cn } from '@/ui/kit/cn';
import { EmptyState } from '@/ui/kit/pictures/empty-state';
import { Pagination } from '@/ui/kit/pagination';
import { NewProject } from '@/features/projects/ui/components/form/new-project';
import { OwnProjectCard } from '@/features/projects/ui/components/own/own-project-card';
import { OwnProjectRow } from '@/features/projects/ui/components/own/own-project-row';
import { ProjectsToolbar } from '@/features/projects/ui/components/own/projects-toolbar';
import { StatusFilter } from '@/features/projects/ui/components/own/status-filter';
import { WaysToBegin } from '@/features/projects/ui/components/form/ways-to-begin';
import { requireSession } from '@/features/auth/server/loaders';
import { roleMay } from '@/features/auth/workshops/roles';
import { loadListLook, loadOwnedProjects, shortLinkOf } from '@/features/projects/server/loaders';
import { projectsAddress, projectsQueryOf } from '@/features/projects/model/projects-query';
import type { ProjectsQuery } from '@/features/projects/schema';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

export const generateMetadata = pageTitle('dashboard.toProjects');

export default async function ProjectsPage({
  searchParams,
}: PageProps<'/[locale]/dashboard/projects'>) {
  const query = projectsQueryOf(await searchParams);
  const [{ workshop }, { results, totalResults }, look, t, format] = await Promise.all([
    requireSession(),
    loadOwnedProjects(query),
    loadListLook(),
    getTranslations('dashboard'),
    getFormatter(),
  ]);
  const lastPage = Math.max(1, Math.ceil(totalResults / query.limit));
  // The last card of the last page was deleted, or an old address was kept.
  if (query.page > lastPage) redirect(projectsAddress({ ...query, page: lastPage }));
  const isFirst = totalResults === 0 && (await hasNone(query));
  const now = new Date();
  const mayWrite = roleMay(workshop.role, 'write');
  const isInRows = look === 'rows';
  const Shown = isInRows ? OwnProjectRow : OwnProjectCard;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl md:text-4xl">{t('toProjects')}</h1>
        {mayWrite && (
          <ButtonLink href={dashboardPaths.transfer} variant="secondary">
            {t('toImport')}
          </ButtonLink>
        )}
      </div>
      {!isFirst && (
        <>
          <StatusFilter query={query} />
          <ProjectsToolbar query={query} totalResults={totalResults} look={look} />
        </>
      )}
      <ul
        className={
          isInRows
            ? 'divide-y divide-line border-y border-line'
            : 'grid gap-5 md:grid-cols-2 lg:grid-cols-3'
        }
      >
        {mayWrite && (
          <li className={cn(isInRows && 'py-2')}>
            <NewProject look={isInRows ? 'row' : 'card'} />
          </li>
        )}
        {results.map((project) => (
          <li key={project.id} className="min-w-0">
            <Shown
              project={project}
              link={shortLinkOf(project.projectUid)}
              role={workshop.role}
              edited={format.relativeTime(new Date(project.updatedAt), now)}
            />
          </li>
        ))}
      </ul>
      {totalResults > 0 ? (
        <Pagination
          page={query.page}
          pageSize={query.limit}
          totalResults={totalResults}
          hrefFor={(page) => projectsAddress({ ...query, page })}
        />
      ) : (
        <NothingHere query={query} isFirst={isFirst} mayWrite={mayWrite} />
      )}
    </div>
  );
}

/** Why there are no cards but the one for a new project, and what to do about it. */
async function NothingHere({
  query,
  isFirst,
  mayWrite,
}: {
  query: ProjectsQuery;
  isFirst: boolean;
  mayWrite: boolean;
}) {
  const t = await getTranslations('dashboard');
  if (isFirst && mayWrite) return <WaysToBegin />;
  if (isFirst) return <EmptyState drawing="inbox" text={t('noProjectsYet')} />;
  if (query.name !== '') {
    const toAll = (
      <ButtonLink href={projectsAddress({ ...query, name: '', page: 1 })} variant="secondary">
        {t('list.forget')}
      </ButtonLink>
    );
    return (
      <EmptyState drawing="inbox" text={t('list.nothing', { words: query.name })} action={toAll} />
    );
  }
  if (query.status === undefined) return <EmptyState drawing="inbox" text={t('allArchived')} />;
  const toActive = (
    <ButtonLink href={dashboardPaths.projects()} variant="secondary">
      {t('showActive')}
    </ButtonLink>
  );
  return <EmptyState drawing="inbox" text={t('noProjectsHere')} action={toActive} />;
}

/** Reports whether there is no project at all, archived ones included, when a filter found none. */
async function hasNone({ status, name }: ProjectsQuery): Promise<boolean> {
  if (name !== '') return false;
  return (
    status === 'all' ||
    (await loadOwnedProjects(projectsQueryOf({ status: 'all' }))).totalResults === 0
  );
}
