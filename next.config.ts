import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  devIndicators: false,
  // The links of mails carry a token, which belongs into no log, not even that of development.
  logging: { incomingRequests: { ignore: [/[?&]token=/] } },
  // Pages made while running stay in memory: on the disk they would outlive a restart, which forgets what was unpublished since.
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  serverExternalPackages: ['esbuild', 'sharp', '@node-rs/argon2', 'pg'],
};

export default createNextIntlPlugin('./src/i18n/request.ts')(nextConfig);
