import type { Metadata } from 'next';
import { CreatorPage, creatorMetadata } from './_sections/creator-page';

type CreatorProps = PageProps<'/[locale]/c/[uid]'>;

/**
 * An impossible uid: with it, Next renders pages on demand and stores them, and unknown ones answer
 * 404.
 */
export const generateStaticParams = () => [{ uid: '-' }];

export async function generateMetadata({ params }: CreatorProps): Promise<Metadata> {
  return creatorMetadata((await params).uid, 1);
}

export default async function FirstCreatorPage({ params }: CreatorProps) {
  // Awaited above every Suspense: below one the status would be 200 already.
  return CreatorPage({ uid: (await params).uid, page: 1 });
}
