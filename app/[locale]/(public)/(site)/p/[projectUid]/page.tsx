import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ShareTags } from '@/components/layout/share-tags';
import { OpenedGuide } from '@/client/offline/opened-guide';
import { ViewCount } from '@/features/analytics/components/view-count';
import { ProjectArticle } from '@/features/project/components/project-article';
import { ProjectType } from '@/features/project/constants';
import { guidePlace } from '@/features/project/guide-page/model/guide-page';
import { loadGuidePage } from '@/features/project/loaders';
import { pageMetadata } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import { leaveForHtml } from '@/shared/html-only';
import { machinePaths } from '@/shared/machine-paths';
import { paths } from '@/shared/paths';

type ProjectProps = PageProps<'/[locale]/p/[projectUid]'>;

/** No project can be called that: with it pages are made when they are asked for, stored, and unknown ones answer 404. */
export const generateStaticParams = () => [{ projectUid: '-' }];

async function load({ params }: ProjectProps) {
  const locale = await getLocale();
  const page = await loadGuidePage((await params).projectUid, locale);
  return page && { ...page, locale };
}

export async function generateMetadata(props: ProjectProps): Promise<Metadata> {
  const page = await load(props);
  if (!page) notFound();
  const {
    project: { projectUid, name, type },
    description,
  } = page;
  const path = paths.project(projectUid);
  return pageMetadata({
    path,
    title: name,
    description,
    isIndexed: type === ProjectType.Public,
    hasShareTags: true,
    types: { 'application/json+oembed': publicAddress(machinePaths.oembed(publicAddress(path))) },
  });
}

export default async function ProjectPage(props: ProjectProps) {
  // Awaited above every Suspense: below one the status would be 200 already.
  const page = await load(props);
  if (!page) notFound();
  const { project, html, ground, locale } = page;
  const place = guidePlace(project, locale);
  leaveForHtml(place, html);
  return (
    <>
      <ShareTags place={place} />
      <OpenedGuide projectUid={project.projectUid} />
      <ProjectArticle
        project={project}
        ground={ground}
        place={place}
        views={<ViewCount projectUid={project.projectUid} />}
      />
    </>
  );
}
