import { loadNewest } from '@/features/explore/loaders';
import { pageMetadata } from '@/i18n/page-metadata';
import { paths } from '@/shared/paths';
import { Closing } from './_sections/closing';
import { Features } from './_sections/features';
import { Hero } from './_sections/hero';
import { HowItWorks } from './_sections/how-it-works';
import { NewestGuides } from './_sections/newest-guides';

export const generateMetadata = () => pageMetadata({ path: paths.home });

export default async function LandingPage() {
  const [first, ...others] = await loadNewest();
  return (
    <>
      <Hero projectUid={first?.projectUid} />
      <HowItWorks />
      <NewestGuides projects={others} />
      <Features />
      <Closing />
    </>
  );
}
