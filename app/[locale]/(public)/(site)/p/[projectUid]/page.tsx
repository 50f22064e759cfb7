import { Guide, guideMetadata } from './_sections/guide';

type ProjectProps = PageProps<'/[locale]/p/[projectUid]'>;

/** No project can be called that: with it pages are made when they are asked for, stored, and unknown ones answer 404. */
export const generateStaticParams = () => [{ projectUid: '-' }];

export const generateMetadata = async ({ params }: ProjectProps) => guideMetadata(await params);

export default async function ProjectPage({ params }: ProjectProps) {
  return Guide(await params);
}
