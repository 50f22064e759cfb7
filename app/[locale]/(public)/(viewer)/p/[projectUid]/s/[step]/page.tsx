import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { OpenedGuide } from '@/features/reader/ui/components/opened-guide';
import { ProjectType } from '@/features/projects/constants';
import { loadPublicProject, loadSharePicture } from '@/features/projects/server/loaders';
import { ReadingViewer } from '@/features/viewer/shell/components/reading-viewer';
import { RareMessages } from '@/features/viewer/shell/components/rare-messages';
import { ViewerNotice } from '@/features/viewer/shell/components/viewer-notice';
import { clampStep } from '@/features/viewer/shell/model/clamp-step';
import { navigableSteps } from '@/features/viewer/shell/model/walk';
import { rareMessages, toViewerProject } from '@/features/viewer/shell/model/viewer-project';
import { pickLanguage, pickText } from '@/shared/interface/localized-text';
import { siteAccent, siteName } from '@/i18n/operator-settings';
import { publicAddress } from '@/i18n/public-address';
import { paths } from '@/shared/addresses/paths';
import { withoutFormatting } from '@/shared/text/formatting';

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
  const number = clampStep(step, steps.length);
  const { name = [], description = [], file, alt = [] } = steps[number - 1] ?? {};
  const lang = pickLanguage(project.languages, await getLocale());
  const text = (texts: typeof name) => pickText(texts, lang, project.languages).value;
  const title = [text(name), text(project.names)].filter(Boolean).join(' · ');
  const picture = file
    ? { url: file.url, width: file.width, height: file.height, alt: text(alt) || title }
    : await loadSharePicture(projectUid, lang);
  return {
    title,
    alternates: { canonical: paths.project(projectUid) },
    robots: { index: false, follow: project.type === ProjectType.Public },
    // The title and picture of a link to a step in chats.
    openGraph: {
      type: 'article',
      siteName: siteName(),
      title,
      description: withoutFormatting(text(description)) || undefined,
      url: publicAddress(paths.step(projectUid, number)),
      images: picture,
    },
    twitter: { card: 'summary_large_image' },
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
      <RareMessages of={rareMessages(shown)}>
        <ReadingViewer project={shown} askedStep={step} />
      </RareMessages>
    </>
  );
}
