import type { CreatorView } from '../../auth/schema';
import { isSafeLink } from '@/shared/addresses/safe-link';

/**
 * A creator's page in schema.org terms, for search engines.
 * @param url absolute address of the page
 */
export function profilePage(creator: CreatorView, url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: creator.name,
      description: creator.smallDescription || undefined,
      image: creator.avatar?.url,
      url,
      sameAs: isSafeLink(creator.url) ? [creator.url] : undefined,
    },
  };
}
