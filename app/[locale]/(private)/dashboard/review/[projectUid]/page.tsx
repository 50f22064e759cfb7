import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { AddedMessages } from '@/i18n/added-messages';
import { pickMessages } from '@/i18n/messages';
import { pageTitle } from '@/i18n/page-title';
import { Breadcrumb } from '@/ui/kit/breadcrumb';
import { requireSession } from '@/features/auth/server/loaders';
import { roleMay } from '@/features/auth/workshops/roles';
import { loadOwnedProject } from '@/features/projects/server/loaders';
import { GuideReview } from '@/features/editor/review/components/guide-review';
import { loadCommentSetup } from '@/features/reviews/server/comments/loaders';
import { CommentsProvider } from '@/features/reviews/ui/comments/comments-provider';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';

export const generateMetadata = pageTitle('reviews.title');

export default async function ReviewOfGuidePage({
  params,
}: PageProps<'/[locale]/dashboard/review/[projectUid]'>) {
  const project = await loadOwnedProject((await params).projectUid, dashboardPaths.review);
  const [{ user, workshop }, comments, locale, t, dashboard] = await Promise.all([
    requireSession(),
    loadCommentSetup(),
    getLocale(),
    getTranslations('reviews'),
    getTranslations('dashboard'),
  ]);
  if (!roleMay(workshop.role, 'review')) notFound();
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        trail={[
          { label: dashboard('title'), href: paths.dashboard },
          { label: dashboard('toProjects'), href: dashboardPaths.projects() },
          { label: t('title') },
        ]}
      />
      <h1 lang={project.languages[0]} className="text-2xl wrap-anywhere md:text-3xl">
        {project.name}
      </h1>
      <AddedMessages messages={pickMessages(locale, ['reviews'])}>
        <CommentsProvider projectId={project.id} setup={comments}>
          <GuideReview
            projectUid={project.projectUid}
            you={user.id}
            mayWrite={roleMay(workshop.role, 'write')}
          />
        </CommentsProvider>
      </AddedMessages>
    </div>
  );
}
