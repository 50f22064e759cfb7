import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import { loadPreview } from '@/features/projects/server/preview/loaders';
import { PreviewLine } from '@/features/projects/ui/components/preview/preview-line';
import { Viewer } from '@/features/viewer/shell/components/viewer';
import { RareMessages } from '@/features/viewer/shell/components/rare-messages';
import { ViewerNotice } from '@/features/viewer/shell/components/viewer-notice';
import { navigableSteps } from '@/features/viewer/shell/model/walk';
import { rareMessages, toViewerProject } from '@/features/viewer/shell/model/viewer-project';
import { siteAccent } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

type StepProps = PageProps<'/[locale]/preview/[token]/s/[step]'>;

export async function generateMetadata({ params }: StepProps): Promise<Metadata> {
  const preview = (await loadPreview((await params).token)) ?? notFound();
  return {
    title: projectNameFor(preview.project, await getLocale()).value,
    robots: { index: false, follow: false },
  };
}

export default async function PreviewStepPage({ params }: StepProps) {
  const { token, step } = await params;
  const { project, expiresAt } = (await loadPreview(token)) ?? notFound();
  if (navigableSteps(project.steps).length === 0) {
    const t = await getTranslations('viewer');
    return <ViewerNotice title={t('noSteps')} button={t('explore')} />;
  }
  const shown = { ...toViewerProject(project, siteAccent()), address: paths.preview(token) };
  return (
    <RareMessages of={rareMessages(shown)}>
      <Viewer
        project={shown}
        askedStep={step}
        preview={<PreviewLine expiresAt={expiresAt} isInViewer />}
      />
    </RareMessages>
  );
}
