import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { publicAddress } from '@/i18n/public-address';
import { machinePaths } from '@/shared/addresses/machine-paths';

/** Public pages may be indexed; accounts and most of the API may not. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // The site's address is known at run time, not at build time.
  await connection();
  return {
    rules: {
      userAgent: '*',
      allow: ['/', machinePaths.apiProjects, machinePaths.openApi],
      disallow: ['/dashboard', '/auth', '/v1'],
    },
    sitemap: publicAddress(machinePaths.sitemap),
  };
}
