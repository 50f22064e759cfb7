import type { ShareFacts } from '@/shared/pictures/share-picture';
import type { CreatorView } from '../../auth/schema';
import { readableBanner } from './readable-banner';

/** The content of a creator's share picture, in their colours. */
export function creatorShareFacts(
  creator: CreatorView,
  site: Pick<ShareFacts, 'siteName' | 'mark'>,
): ShareFacts {
  const { background, text } = readableBanner({ ...creator, hasCover: false });
  return {
    ...site,
    title: creator.name,
    by: creator.smallDescription,
    figures: '',
    background,
    text,
    pictureKey: (creator.cover ?? creator.avatar)?.key,
  };
}
