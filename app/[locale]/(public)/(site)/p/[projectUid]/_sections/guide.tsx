import type { Metadata } from 'next';
import { getLocale, getFormatter } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { OpenedGuide } from '@/features/reader/ui/components/opened-guide';
import { ViewCount } from '@/features/analytics/ui/components/view-count';
import { DownloadLink } from '@/features/reader/ui/components/download-link';
import { ProjectArticle } from '@/features/reader/ui/components/project-article';
import { GuideTimers } from '@/features/viewer/timers/components/guide-timers';
import { ProjectType } from '@/features/projects/constants';
import { modifiedAt } from '@/features/reader/model/how-to';
import { loadApproval } from '@/features/projects/server/loaders';
import { loadGuidePage } from '@/features/reader/server/loaders';
import { loadGuideFileBytes } from '@/features/transfer/server/loaders';
import { showsPart } from '@/i18n/operator-settings';
import { pageMetadata } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';

interface GuideProps {
  projectUid: string;
  /** the languages to read it in, as in its internal path; that of the interface when left out */
  lang?: string;
}

async function load({ projectUid, lang }: GuideProps) {
  const locale = await getLocale();
  const page = await loadGuidePage(projectUid, locale, lang);
  return page ?? notFound();
}

export async function guideMetadata(guide: GuideProps): Promise<Metadata> {
  const { project, addressLang, lang, texts, description, picture } = await load(guide);
  const { type, creator, publishedAt } = project;
  const path = paths.project(project.projectUid);
  return pageMetadata({
    path,
    lang: addressLang,
    languages: project.languages,
    title: texts.name,
    description,
    isIndexed: type === ProjectType.Public,
    picture,
    article: {
      publishedTime: publishedAt ?? undefined,
      modifiedTime: modifiedAt(project),
      authors: publicAddress(paths.creator(creator.uid)),
      tags: texts.tags,
    },
    types: {
      ...(showsPart('agents')
        ? { 'text/markdown': publicAddress(machinePaths.guideText(project.projectUid, lang)) }
        : {}),
      'application/json+oembed': publicAddress(
        machinePaths.oembed(publicAddress(path, addressLang)),
      ),
    },
  });
}

export async function Guide(guide: GuideProps) {
  // Awaited above every Suspense: below one the status would be 200 already.
  const page = await load(guide);
  const { projectUid, views } = page.project;
  const fileBytes = await loadGuideFileBytes(projectUid);
  const approval = await loadApproval(page.project);
  const { number } = await getFormatter();
  return (
    <>
      <OpenedGuide projectUid={projectUid} />
      <ProjectArticle
        {...page}
        views={
          <ViewCount projectUid={projectUid} views={views}>
            {number(views)}
          </ViewCount>
        }
        download={
          fileBytes === undefined ? undefined : (
            <DownloadLink projectUid={projectUid} lang={page.lang} bytes={fileBytes} />
          )
        }
        approval={approval}
        timers={<GuideTimers project={page.project} address={page.address} />}
      />
    </>
  );
}
