import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { OpenedGuide } from '@/features/reader/ui/components/opened-guide';
import { NextGuides } from '@/features/explore/ui/components/next-guides';
import { finishedOf } from '@/features/explore/model/next-guides';
import { loadNextGuides } from '@/features/explore/server/loaders';
import { GuideActions } from '@/features/reader/ui/components/guide-actions';
import { ReportLink } from '@/features/reader/ui/components/report-link';
import { ProjectType } from '@/features/projects/constants';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { creatorGround } from '@/features/profile/model/creator-ground';
import { FinishedView } from '@/features/viewer/shell/components/finished-view';
import { GuideTimers } from '@/features/viewer/timers/components/guide-timers';
import { ClientMessages } from '@/i18n/client-messages';
import { siteAccent } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

interface FinishedPageProps {
  params: Promise<{ projectUid: string }>;
}

// As on the step pages: unknown projects are a real 404.
export const generateStaticParams = () => [{ projectUid: '-' }];

export async function generateMetadata({ params }: FinishedPageProps): Promise<Metadata> {
  const { projectUid } = await params;
  const project = await loadPublicProject(projectUid);
  if (!project) return {};
  const t = await getTranslations('finished');
  return {
    title: [t('title'), projectNameFor(project, await getLocale()).value].join(' · '),
    alternates: { canonical: paths.project(projectUid) },
    robots: { index: false, follow: project.type === ProjectType.Public },
  };
}

export default async function FinishedPage({ params }: FinishedPageProps) {
  const { projectUid } = await params;
  const project = await loadPublicProject(projectUid);
  if (!project) notFound();
  const { creator } = project;
  const next = await loadNextGuides(finishedOf(project));
  const locale = await getLocale();
  return (
    <>
      <OpenedGuide projectUid={projectUid} />
      <GuideTimers
        project={project}
        address={paths.project(projectUid)}
        className="sticky top-0 z-40"
      />
      <FinishedView
        projectUid={projectUid}
        names={project.names}
        languages={project.languages}
        ground={creatorGround(creator.backgroundColor, siteAccent())}
        next={
          <>
            <ClientMessages locale={locale} namespaces={['share']}>
              <GuideActions
                projectUid={projectUid}
                name={projectNameFor(project, locale).value}
                isPrintable={false}
              />
            </ClientMessages>
            <NextGuides {...next} name={creator.name} />
          </>
        }
        report={<ReportLink projectUid={projectUid} />}
      />
    </>
  );
}
