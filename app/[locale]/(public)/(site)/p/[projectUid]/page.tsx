import { Guide, guideMetadata } from './_sections/guide';

type ProjectProps = PageProps<'/[locale]/p/[projectUid]'>;

/**
 * An impossible uid: with it, Next renders pages on demand and stores them, and unknown ones answer
 * 404.
 */
export const generateStaticParams = () => [{ projectUid: '-' }];

export const generateMetadata = async ({ params }: ProjectProps) => guideMetadata(await params);

export default async function ProjectPage({ params }: ProjectProps) {
  return Guide(await params);
}
