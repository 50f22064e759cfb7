import { getFormatter, getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { UpgradeBox } from '@/ui/layout/dashboard/upgrade-box';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { loadPlanEntries } from '@/features/account/server/loaders';
import { requireSession } from '@/features/auth/server/loaders';
import { NewProject } from '@/features/projects/ui/components/form/new-project';
import { RecentProjects } from '@/features/projects/ui/components/own/recent-projects';
import { UnfinishedList } from '@/features/projects/ui/components/own/unfinished-list';
import { WaysToBegin } from '@/features/projects/ui/components/form/ways-to-begin';
import { WelcomeFigures } from '@/features/projects/ui/components/own/welcome-figures';
import { loadOverview } from '@/features/projects/server/loaders';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

export const generateMetadata = pageTitle('dashboard.title');

export default async function DashboardPage() {
  const [{ user }, overview, { hasUpgradeBox }, t, format] = await Promise.all([
    requireSession(),
    loadOverview(),
    loadPlanEntries(),
    getTranslations('dashboard'),
    getFormatter(),
  ]);
  const { projects, views, reports, feedback, recent, unfinished } = overview;
  const now = new Date();
  const heading = (
    <h1 className="line-clamp-3 text-3xl break-words md:text-4xl">
      {t('welcome', { name: user.name })}
    </h1>
  );
  if (projects + views + reports.total + feedback.total === 0)
    return (
      <div className="flex flex-col gap-10">
        {heading}
        <WaysToBegin />
      </div>
    );
  return (
    <div className="flex flex-col gap-10">
      <div className="flex items-center justify-between gap-10">
        <div className="min-w-0">
          {heading}
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{t('welcomeText')}</p>
          <div className="mt-6 flex flex-wrap gap-3 max-xs:*:flex-auto">
            <NewProject look="button" />
            <ButtonLink href={dashboardPaths.projects()} variant="secondary" size="lg">
              {t('toProjects')}
            </ButtonLink>
          </div>
        </div>
        <Drawing name="steps" className="w-56 shrink-0 max-lg:hidden" />
      </div>
      <WelcomeFigures overview={overview} />
      {recent.length > 0 && (
        <RecentProjects
          projects={recent.map((project) => ({
            ...project,
            edited: format.relativeTime(new Date(project.updatedAt), now),
          }))}
        />
      )}
      {unfinished.length > 0 && <UnfinishedList entries={unfinished} />}
      {hasUpgradeBox && <UpgradeBox className="max-w-prose" />}
    </div>
  );
}
