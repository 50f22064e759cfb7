import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CreatorPage, creatorMetadata } from '../_sections/creator-page';

type LaterProps = PageProps<'/[locale]/c/[uid]/[page]'>;

// A path for each page of the list: reading ?page= would render every request again.
export const generateStaticParams = () => [{ uid: '-', page: '-' }];

async function askedFor({ params }: LaterProps) {
  const { uid, page } = await params;
  // An account holds a thousand projects; the first page has the bare address only.
  if (!/^([2-9]|[1-9]\d{1,2})$/.test(page)) notFound();
  return { uid, page: Number(page) };
}

export async function generateMetadata(props: LaterProps): Promise<Metadata> {
  const { uid, page } = await askedFor(props);
  return creatorMetadata(uid, page);
}

export default async function LaterCreatorPage(props: LaterProps) {
  return CreatorPage(await askedFor(props));
}
