import { getLocale, getTranslations } from 'next-intl/server';
import { loadNewest } from '@/features/explore/loaders';
import { webSite } from '@/features/explore/model/web-site';
import { loadPublicProject } from '@/features/project/loaders';
import { type PicturedStep, firstPicturedStep } from '@/features/project/model/chapters';
import type { ProjectCard, PublicProject } from '@/features/project/schema';
import { pageMetadata } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import { paths } from '@/shared/paths';
import { scriptJson } from '@/shared/script-json';
import { Closing } from './_sections/closing';
import { Features } from './_sections/features';
import { Hero } from './_sections/hero';
import { HowItWorks } from './_sections/how-it-works';
import { NewestGuides } from './_sections/newest-guides';

export const generateMetadata = () => pageMetadata({ path: paths.home });

const OTHERS_SHOWN = 3;

/** The newest guide that has a step with a picture, to be shown running. */
async function showcase(newest: readonly ProjectCard[]): Promise<{ project: PublicProject; entry: PicturedStep } | undefined> {
  for (const { projectUid } of newest) {
    const project = await loadPublicProject(projectUid);
    const entry = project && firstPicturedStep(project.steps);
    if (project && entry) return { project, entry };
  }
  return undefined;
}

export default async function LandingPage() {
  const [newest, locale, t] = await Promise.all([loadNewest(), getLocale(), getTranslations('common')]);
  const shown = await showcase(newest);
  const others = newest.filter((project) => project.projectUid !== shown?.project.projectUid).slice(0, OTHERS_SHOWN);
  const site = webSite({
    name: t('siteName'), description: t('description'), url: publicAddress(paths.home, locale), lang: locale,
    searchUrl: publicAddress(paths.explore({ search: 'QUERY' }), locale),
  });
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(site) }} />
      <Hero shown={shown} />
      <HowItWorks />
      <NewestGuides projects={others} />
      <Features />
      <Closing />
    </>
  );
}
