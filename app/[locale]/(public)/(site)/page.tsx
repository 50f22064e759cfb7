import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadMostViewed, loadNewest } from '@/features/explore/server/loaders';
import { webSite } from '@/features/explore/model/web-site';
import { loadPublicProject } from '@/features/projects/server/loaders';
import { type PicturedStep, firstPicturedStep } from '@/features/projects/model/chapters';
import type { ProjectCard, PublicProject } from '@/features/projects/schema';
import { samplesFor } from '@/features/viewer/shell/model/sample';
import { showsPart, siteName } from '@/i18n/operator-settings';
import { pageMetadata } from '@/i18n/page-metadata';
import { publicAddress } from '@/i18n/public-address';
import type { Locale } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { scriptJson } from '@/shared/text/script-json';
import { Closing } from './_sections/closing';
import { Contact } from './_sections/contact';
import { Features } from './_sections/features';
import { Hero } from './_sections/hero';
import { HowItWorks } from './_sections/how-it-works';
import { NewestGuides } from './_sections/newest-guides';

export const generateMetadata = () => pageMetadata({ path: paths.home });

const OTHERS_SHOWN = 3;

/**
 * The most viewed guide that starts with a picture, to play on the page; preferably in the
 * visitor's language.
 */
async function showcase(
  candidates: readonly ProjectCard[],
  locale: Locale,
): Promise<{ project: PublicProject; entry: PicturedStep } | undefined> {
  for (const { projectUid } of samplesFor(candidates, locale)) {
    const project = await loadPublicProject(projectUid);
    const entry = project && firstPicturedStep(project.steps);
    if (project && entry?.number === 1) return { project, entry };
  }
  return undefined;
}

export default async function LandingPage() {
  if (!showsPart('landing')) redirect(paths.explore());
  const [newest, mostViewed, locale, t] = await Promise.all([
    loadNewest(),
    loadMostViewed(),
    getLocale(),
    getTranslations('common'),
  ]);
  const shown = await showcase(mostViewed, locale);
  const others = newest
    .filter((project) => project.projectUid !== shown?.project.projectUid)
    .slice(0, OTHERS_SHOWN);
  const site = webSite({
    name: siteName(),
    description: t('description'),
    url: publicAddress(paths.home, locale),
    lang: locale,
    searchUrl: publicAddress(paths.explore({ search: 'QUERY' }), locale),
  });
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(site) }} />
      <Hero shown={shown} />
      <HowItWorks />
      <NewestGuides projects={others} />
      <Features />
      <Contact />
      <Closing />
    </>
  );
}
