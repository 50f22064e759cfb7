import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { RareMessages } from '@/features/viewer/shell/components/rare-messages';
import { Viewer } from '@/features/viewer/shell/components/viewer';
import { navigableSteps } from '@/features/viewer/shell/model/walk';
import { rareMessages, toViewerProject } from '@/features/viewer/shell/model/viewer-project';
import { siteAccent } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

interface SamplePageProps {
  params: Promise<{ projectUid: string; step: string }>;
}

// As on the pages of steps: unknown projects are a real 404, and builds need no database.
export const generateStaticParams = () => [{ projectUid: '-', step: '1' }];

export async function generateMetadata({ params }: SamplePageProps): Promise<Metadata> {
  const { projectUid } = await params;
  const project = await loadPublicProject(projectUid);
  return project
    ? {
        title: projectNameFor(project, await getLocale()).value,
        alternates: { canonical: paths.project(projectUid) },
        robots: { index: false, follow: false },
      }
    : {};
}

/** The viewer in the frame of the landing page: the middleware rewrites `/p/{projectUid}/embed?step=1` to it. */
export default async function SamplePage({ params }: SamplePageProps) {
  const { projectUid, step } = await params;
  const project = await loadPublicProject(projectUid);
  if (!project || navigableSteps(project.steps).length === 0) notFound();
  const shown = toViewerProject(project, siteAccent());
  return (
    // Timers are off in it.
    <RareMessages of={rareMessages(shown).filter((each) => each !== 'timers')}>
      <Viewer project={shown} askedStep={step} isSample />
    </RareMessages>
  );
}
