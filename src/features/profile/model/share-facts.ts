import type { ShareFacts } from '@/shared/share-picture';
import type { CreatorView } from '../../auth/schema';
import { readableBanner } from './readable-banner';

/** What the share picture of a creator's page says, in their colours. */
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
