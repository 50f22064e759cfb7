import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ShareTags } from '@/components/layout/share-tags';
import { OpenedGuide } from '@/client/offline/opened-guide';
import { ViewCount } from '@/features/analytics/components/view-count';
import { ProjectArticle } from '@/features/project/components/project-article';
import { ProjectType } from '@/features/project/constants';
import { loadPublicProject, printedLink, projectPicture } from '@/features/project/loaders';
import type { PublicProject } from '@/features/project/schema';
import { shortDuration } from '@/features/project/model/duration';
import { breadcrumbs, faqPage, howTo } from '@/features/project/model/how-to';
import { readingLanguage } from '@/features/project/model/reading-language';
import { type PageFacts, pageMetadata, shareTags } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import { leaveForHtml } from '@/shared/html-only';
import { paths } from '@/shared/paths';
import { scriptJson } from '@/shared/script-json';

type ProjectProps = PageProps<'/[locale]/p/[projectUid]'>;

/** No project can be called that: with it pages are made when they are asked for, stored, and unknown ones answer 404. */
export const generateStaticParams = () => [{ projectUid: '-' }];

export async function generateMetadata({ params }: ProjectProps): Promise<Metadata> {
  const project = await loadPublicProject((await params).projectUid);
  if (!project) notFound();
  return pageMetadata({ ...(await factsOf(project)), hasShareTags: true });
}

async function factsOf(project: PublicProject): Promise<PageFacts> {
  const t = await getTranslations('project');
  const { name, description, stepCount, averageTime, creator, type, tags, publishedAt, updatedAt } = project;
  return {
    path: paths.project(project.projectUid),
    title: name,
    description: description || t('metaFallback', { steps: stepCount, time: shortDuration(averageTime), creator: creator.name }),
    picture: projectPicture(project),
    article: { publishedTime: publishedAt ?? undefined, modifiedTime: updatedAt, authors: [publicAddress(paths.creator(creator.uid))], tags },
    isIndexed: type === ProjectType.Public,
    types: { 'application/json+oembed': publicAddress(paths.oembed(publicAddress(paths.project(project.projectUid)))) },
  };
}

export default async function ProjectPage({ params }: ProjectProps) {
  // Awaited above every Suspense: below one the status would be 200 already.
  const project = await loadPublicProject((await params).projectUid);
  if (!project) notFound();
  const { projectUid, views } = project;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('explore')]);
  const reading = readingLanguage(project, locale);
  const url = publicAddress(paths.project(projectUid), locale);
  const trail = breadcrumbs([{ name: t('title'), url: publicAddress(paths.explore(), locale) }, { name: project.name, url }]);
  const facts = howTo({
    project, lang: reading.lang, url, creatorUrl: publicAddress(paths.creator(project.creator.uid), locale), stepUrl: (step) => publicAddress(paths.step(projectUid, step)),
  });
  const place = `share ${projectUid} ${locale} ${project.updatedAt}`;
  leaveForHtml(place, await shareTags(await factsOf(project)));
  return (
    <>
      <ShareTags place={place} />
      <OpenedGuide projectUid={projectUid} />
      <ProjectArticle project={project} reading={reading} views={<ViewCount projectUid={projectUid} views={views} />}
        structuredData={scriptJson([facts, ...faqPage(project, reading.lang), trail])} printed={printedLink(projectUid)} />
    </>
  );
}
