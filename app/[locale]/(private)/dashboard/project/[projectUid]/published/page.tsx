import { ExternalLink } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { pageTitle } from '@/i18n/page-title';
import { Breadcrumb } from '@/ui/kit/breadcrumb';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { HappyDrawing } from '@/features/reader/ui/components/happy-drawing';
import { ShareOptions } from '@/features/projects/ui/components/sharing/share-options';
import { ProjectStatus, ProjectType } from '@/features/projects/constants';
import { requireRoleOfPage } from '@/features/auth/server/loaders';
import { loadOwnedProject, shortLinkOf } from '@/features/projects/server/loaders';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';

export const generateMetadata = pageTitle('dashboard.publishedTitle');

export default async function PublishedPage({
  params,
}: PageProps<'/[locale]/dashboard/project/[projectUid]/published'>) {
  await requireRoleOfPage('write');
  const project = await loadOwnedProject((await params).projectUid, dashboardPaths.published);
  if (project.status !== ProjectStatus.Published)
    redirect(dashboardPaths.editor(project.projectUid));
  const [t, common] = await Promise.all([getTranslations('dashboard'), getTranslations('common')]);
  const isPrivate = project.type === ProjectType.Private;
  const text = isPrivate
    ? 'publishedPrivate'
    : project.isWaiting
      ? 'publishedWaiting'
      : 'publishedPublic';
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        trail={[
          { label: t('title'), href: paths.dashboard },
          { label: t('toProjects'), href: dashboardPaths.projects() },
          { label: t('publishedTitle') },
        ]}
      />
      <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-6 py-4 text-center md:py-8">
        <HappyDrawing className="w-full max-w-xs" />
        <div className="w-full">
          <h1 className="text-3xl">{t('publishedHeading')}</h1>
          <p className="mt-3 break-words text-balance text-ink-muted">
            {t(text, { name: project.name })}
          </p>
        </div>
        <div className="w-full">
          <ShareOptions
            project={{
              projectUid: project.projectUid,
              name: project.name,
              link: shortLinkOf(project.projectUid),
            }}
            label={t('publicLink')}
          />
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <a
            href={paths.project(project.projectUid)}
            target="_blank"
            rel="noopener"
            className={buttonStyles({})}
          >
            <ExternalLink aria-hidden />
            <span>{t('view')}</span>
            <span className="sr-only">{` (${common('newWindow')})`}</span>
          </a>
          <ButtonLink href={dashboardPaths.editor(project.projectUid)} variant="ghost">
            {t('backToEditor')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
