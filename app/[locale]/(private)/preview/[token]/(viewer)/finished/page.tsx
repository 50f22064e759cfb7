import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { creatorGround } from '@/features/profile/model/creator-ground';
import { loadPreview } from '@/features/projects/server/preview/loaders';
import { PreviewLine } from '@/features/projects/ui/components/preview/preview-line';
import { GuideTimers } from '@/features/viewer/timers/components/guide-timers';
import { FinishedView } from '@/features/viewer/shell/components/finished-view';
import { siteAccent } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';
import { PageContainer } from '@/ui/layout/page-container';

type FinishedProps = PageProps<'/[locale]/preview/[token]/finished'>;

export async function generateMetadata({ params }: FinishedProps): Promise<Metadata> {
  if (!(await loadPreview((await params).token))) notFound();
  const t = await getTranslations('finished');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The end of a draft in the viewer, where nothing can be sent. */
export default async function PreviewFinishedPage({ params }: FinishedProps) {
  const { token } = await params;
  const { project, expiresAt } = (await loadPreview(token)) ?? notFound();
  return (
    <>
      <aside>
        <PageContainer className="py-3">
          <PreviewLine expiresAt={expiresAt} />
        </PageContainer>
      </aside>
      <GuideTimers project={project} address={paths.preview(token)} className="sticky top-0 z-40" />
      <FinishedView
        projectUid={project.projectUid}
        names={project.names}
        languages={project.languages}
        ground={creatorGround(project.creator.backgroundColor, siteAccent())}
        preview={paths.preview(token)}
      />
    </>
  );
}
