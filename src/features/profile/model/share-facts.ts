import type { ShareFacts } from '@/shared/pictures/share-picture';
import type { CreatorView } from '../../auth/schema';
import { readableBanner } from './readable-banner';

/** The content of a creator's share picture, in their colours. */
export function creatorShareFacts(creator: CreatorView, siteName: string): ShareFacts {
  const { background, text } = readableBanner({ ...creator, hasCover: false });
  return {
    siteName,
    title: creator.name,
    by: creator.smallDescription,
    figures: '',
    background,
    text,
    pictureKey: (creator.cover ?? creator.avatar)?.key,
  };
}
