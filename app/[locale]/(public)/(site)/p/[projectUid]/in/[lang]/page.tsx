import { Guide, guideMetadata } from '../../_sections/guide';

type ReadingProps = PageProps<'/[locale]/p/[projectUid]/in/[lang]'>;

export const generateStaticParams = () => [{ projectUid: '-', lang: '-' }];

export const generateMetadata = async ({ params }: ReadingProps) => guideMetadata(await params);

/** A guide in a language that the interface does not have: `/p/{projectUid}?lang=de`, which the middleware leads here. */
export default async function ReadingPage({ params }: ReadingProps) {
  return Guide(await params);
}
