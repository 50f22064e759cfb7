import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { projectNameFor } from '@/features/projects/model/texts/project-texts';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { EmbedTitle } from '@/features/viewer/shell/components/embed-title';
import { RareMessages } from '@/features/viewer/shell/components/rare-messages';
import { Viewer } from '@/features/viewer/shell/components/viewer';
import { navigableSteps } from '@/features/viewer/shell/model/walk';
import { rareMessages, toViewerProject } from '@/features/viewer/shell/model/viewer-project';
import { publicAddress } from '@/i18n/public-address';
import { siteAccent } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

type EmbedProps = PageProps<'/[locale]/p/[projectUid]/embed'>;

// As on the project's page: unknown projects are a real 404, and pages are stored.
export const generateStaticParams = () => [{ projectUid: '-' }];

export async function generateMetadata({ params }: EmbedProps): Promise<Metadata> {
  const project = await loadPublicProject((await params).projectUid);
  if (!project) return {};
  // Search engines are to find the guide itself.
  return {
    title: projectNameFor(project, await getLocale()).value,
    alternates: { canonical: publicAddress(paths.project(project.projectUid)) },
    robots: { index: false, follow: true },
  };
}

/** A guide embedded in another site (docs/reference/guides.md#sharing): the viewer at its first step. */
export default async function EmbedPage({ params }: EmbedProps) {
  const project = await loadPublicProject((await params).projectUid);
  if (!project || navigableSteps(project.steps).length === 0) notFound();
  const shown = toViewerProject(project, siteAccent());
  return (
    <RareMessages of={rareMessages(shown)}>
      <Viewer
        project={shown}
        askedStep="1"
        isSample
        embedTitle={<EmbedTitle project={project} />}
      />
    </RareMessages>
  );
}
