'use client';

import { factsForHtml } from '@/shared/html-only';

/** One `meta` element of the head. */
export type ShareTag = { property: string; content: string } | { name: string; content: string };

/** What share sites read of a page. They read HTML, so it is in that only, under the name by which the page left it (docs/decisions/0025). */
export function ShareTags({ place }: { place: string }) {
  if (typeof window !== 'undefined') return null;
  const tags = (factsForHtml(place) ?? []) as readonly ShareTag[];
  return tags.map((tag) => <meta key={Object.values(tag).join()} {...tag} />);
}
