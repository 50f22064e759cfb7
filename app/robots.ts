import type { MetadataRoute } from 'next';

/** What is public may be read by everybody; accounts and the API are no reading matter. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: ['/dashboard', '/auth', '/v1'] } };
}
