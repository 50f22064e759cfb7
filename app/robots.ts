import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { isSiteClosed, showsPart } from '@/i18n/operator-settings';
import { publicAddress } from '@/i18n/public-address';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { AI_CRAWLERS } from '@/shared/site/ai-crawlers';

/**
 * Public pages may be indexed; accounts and most of the API may not. Crawlers for assistants are
 * sent away where the operators show programs no guides, and all of them from a closed site.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // The site's address is known at run time, not at build time.
  await connection();
  if (isSiteClosed()) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: [
      {
        userAgent: '*',
        allow: ['/', machinePaths.apiProjects, machinePaths.openApi],
        disallow: ['/dashboard', '/auth', '/v1'],
      },
      ...(showsPart('agents') ? [] : [{ userAgent: [...AI_CRAWLERS], disallow: '/' }]),
    ],
    sitemap: publicAddress(machinePaths.sitemap),
  };
}
