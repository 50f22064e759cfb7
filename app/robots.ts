import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { publicAddress } from '@/i18n/public-address';
import { machinePaths } from '@/shared/addresses/machine-paths';

/** What is public may be read by everybody; accounts and the API are no reading matter. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // Where the product is found is known when it runs, not when it is built.
  await connection();
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/dashboard', '/auth', '/v1'] },
    sitemap: publicAddress(machinePaths.sitemap),
  };
}
