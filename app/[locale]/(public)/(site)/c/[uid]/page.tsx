import type { Metadata } from 'next';
import { CreatorPage, creatorMetadata } from './_sections/creator-page';

type CreatorProps = PageProps<'/[locale]/c/[uid]'>;

/** Nobody can be called that: with it pages are made when they are asked for, stored, and unknown ones answer 404. */
export const generateStaticParams = () => [{ uid: '-' }];

export async function generateMetadata({ params }: CreatorProps): Promise<Metadata> {
  return creatorMetadata((await params).uid, 1);
}

export default async function FirstCreatorPage({ params }: CreatorProps) {
  // Awaited above every Suspense: below one the status would be 200 already.
  return CreatorPage({ uid: (await params).uid, page: 1 });
}
