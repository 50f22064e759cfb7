import { notFound } from 'next/navigation';
import { isProjectLanguage } from '@/shared/interface/languages';
import { Guide, guideMetadata } from '../../_sections/guide';

type ReadingProps = PageProps<'/[locale]/p/[projectUid]/in/[lang]'>;

export const generateStaticParams = () => [{ projectUid: '-', lang: '-' }];

export async function generateMetadata({ params }: ReadingProps) {
  const guide = await params;
  if (!isProjectLanguage(guide.lang)) notFound();
  return guideMetadata(guide);
}

/**
 * A guide in a language without an interface: the middleware rewrites `/p/{projectUid}?lang=de` to
 * it.
 */
export default async function ReadingPage({ params }: ReadingProps) {
  return Guide(await params);
}
