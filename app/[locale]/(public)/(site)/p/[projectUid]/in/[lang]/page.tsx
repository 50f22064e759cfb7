import { Guide, guideMetadata } from '../../_sections/guide';

type ReadingProps = PageProps<'/[locale]/p/[projectUid]/in/[lang]'>;

export const generateStaticParams = () => [{ projectUid: '-', lang: '-' }];

export const generateMetadata = async ({ params }: ReadingProps) => guideMetadata(await params);

/**
 * A guide for a reader of other languages than that of the interface, as `de_en`: the middleware
 * rewrites `/p/{projectUid}` to it.
 */
export default async function ReadingPage({ params }: ReadingProps) {
  return Guide(await params);
}
