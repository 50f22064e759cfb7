import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EmbedCard } from '@/features/project/components/embed-card';
import { loadPublicProject } from '@/features/project/loaders';
import { publicAddress } from '@/i18n/public-address';
import { paths } from '@/shared/paths';

type EmbedProps = PageProps<'/[locale]/p/[projectUid]/embed'>;

// As on the project's page: unknown projects are a real 404, and pages are stored.
export const generateStaticParams = () => [{ projectUid: '-' }];

export async function generateMetadata({ params }: EmbedProps): Promise<Metadata> {
  const project = await loadPublicProject((await params).projectUid);
  if (!project) return {};
  // Search engines are to find the guide itself.
  return {
    title: project.name,
    alternates: { canonical: publicAddress(paths.project(project.projectUid)) },
    robots: { index: false, follow: true },
  };
}

/** A guide as other sites show it in theirs (contract, section 7): the same for everybody, and a way to the guide itself. */
export default async function EmbedPage({ params }: EmbedProps) {
  const project = await loadPublicProject((await params).projectUid);
  if (!project) notFound();
  return <EmbedCard project={project} />;
}
