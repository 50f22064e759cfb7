import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { OpenedGuide } from '@/features/reader/ui/components/opened-guide';
import { ProjectType } from '@/features/projects/constants';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { ReadingViewer } from '@/features/viewer/ui/components/reading-viewer';
import { TimerMessages } from '@/features/viewer/ui/components/timers/timer-messages';
import { ViewerNotice } from '@/features/viewer/ui/components/viewer-notice';
import { clampStep } from '@/features/viewer/model/clamp-step';
import { hasTimers, navigableSteps } from '@/features/viewer/model/walk';
import { toViewerProject } from '@/features/viewer/model/viewer-project';
import { pickLanguage, pickText } from '@/shared/interface/localized-text';
import { siteAccent } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

interface StepPageProps {
  params: Promise<{ projectUid: string; step: string }>;
}

// An impossible uid, so that unknown projects get a real 404 and builds need no database.
export const generateStaticParams = () => [{ projectUid: '-', step: '1' }];

export async function generateMetadata({ params }: StepPageProps): Promise<Metadata> {
  const { projectUid, step } = await params;
  const project = await loadPublicProject(projectUid);
  if (!project) return {};
  const steps = navigableSteps(project.steps);
  const lang = pickLanguage(project.languages, await getLocale());
  const name = pickText(
    steps[clampStep(step, steps.length) - 1]?.name ?? [],
    lang,
    project.languages,
  ).value;
  return {
    title: [name, pickText(project.names, lang, project.languages).value]
      .filter(Boolean)
      .join(' · '),
    alternates: { canonical: paths.project(projectUid) },
    robots: { index: false, follow: project.type === ProjectType.Public },
  };
}

export default async function StepPage({ params }: StepPageProps) {
  const { projectUid, step } = await params;
  const project = await loadPublicProject(projectUid);
  if (!project) notFound();
  if (navigableSteps(project.steps).length === 0) {
    const t = await getTranslations('viewer');
    return <ViewerNotice title={t('noSteps')} button={t('explore')} />;
  }
  const shown = toViewerProject(project, siteAccent());
  return (
    <>
      <OpenedGuide projectUid={projectUid} />
      <TimerMessages isOn={hasTimers(shown)}>
        <ReadingViewer project={shown} askedStep={step} />
      </TimerMessages>
    </>
  );
}
