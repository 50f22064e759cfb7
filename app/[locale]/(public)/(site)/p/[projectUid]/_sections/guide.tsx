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

interface GuideProps {
  projectUid: string;
  /** to read it in; that of the interface when left out */
  lang?: string;
}

async function load({ projectUid, lang }: GuideProps) {
  const locale = await getLocale();
  const page = await loadGuidePage(projectUid, locale, lang);
  return page && { ...page, locale };
}

export async function guideMetadata(guide: GuideProps): Promise<Metadata> {
  const page = await load(guide);
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
    isIndexed: type === ProjectType.Public && guide.lang === undefined,
    hasShareTags: true,
    types: { 'application/json+oembed': publicAddress(machinePaths.oembed(publicAddress(path))) },
  });
}

/** The page of a guide. */
export async function Guide(guide: GuideProps) {
  // Awaited above every Suspense: below one the status would be 200 already.
  const page = await load(guide);
  if (!page) notFound();
  const { project, html, ground, locale } = page;
  const place = guidePlace(project, guide.lang ? `${locale} ${guide.lang}` : locale);
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
