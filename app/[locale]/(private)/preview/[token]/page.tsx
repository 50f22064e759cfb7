import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ProjectArticle } from '@/features/reader/ui/components/project-article';
import { loadPreviewPage } from '@/features/reader/server/loaders';
import { PreviewLine } from '@/features/projects/ui/components/preview/preview-line';
import { GuideTimers } from '@/features/viewer/timers/components/guide-timers';
import { PageContainer } from '@/ui/layout/page-container';
import { SiteFrame } from '@/ui/layout/site/site-frame';

type PreviewProps = PageProps<'/[locale]/preview/[token]'>;

async function load({ params, searchParams }: PreviewProps) {
  const [{ token }, { lang }, locale] = await Promise.all([params, searchParams, getLocale()]);
  return (await loadPreviewPage(token, locale, [lang].flat()[0])) ?? notFound();
}

export async function generateMetadata(props: PreviewProps): Promise<Metadata> {
  const { page } = await load(props);
  return { title: page.texts.name, robots: { index: false, follow: false } };
}

/** A draft as readers would see it, for people with the link. */
export default async function PreviewPage(props: PreviewProps) {
  const { page, expiresAt } = await load(props);
  return (
    <SiteFrame>
      <PageContainer className="py-3 print:hidden">
        <PreviewLine expiresAt={expiresAt} />
      </PageContainer>
      <ProjectArticle
        {...page}
        isPreview
        views={<span>{page.project.views}</span>}
        timers={<GuideTimers project={page.project} address={page.address} />}
      />
    </SiteFrame>
  );
}
