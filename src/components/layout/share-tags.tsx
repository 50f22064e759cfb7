'use client';

import { factsForHtml } from '@/shared/html-only';
import type { ShareTag } from '@/shared/share-tag';

/** What share sites read of a page. They read HTML, so it is in that only, under the name by which the page left it (docs/decisions/0025). */
export function ShareTags({ place }: { place: string }) {
  if (typeof window !== 'undefined') return null;
  const { shareTags = [] } = (factsForHtml(place) ?? {}) as { shareTags?: readonly ShareTag[] };
  return shareTags.map((tag) => <meta key={Object.values(tag).join()} {...tag} />);
}
