import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const DATA_CACHE = path.join(import.meta.dirname, 'src/server/cache');

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // Both can be invalidated by jobs and other instances too (docs/decisions/0102).
  cacheHandlers: { default: `${DATA_CACHE}/use-cache.mjs` },
  cacheHandler: `${DATA_CACHE}/page-cache.mjs`,
  cacheMaxMemorySize: 0,
  // For the response cache, pages are rendered once, with their whole head, and Next keeps no copy (docs/decisions/0104). For search
  // engines and previews too, where a query goes past that cache: a failure has its status, and does not come after a 200.
  htmlLimitedBots:
    /^Makerstep response cache$|bot|crawl|spider|preview|facebookexternalhit|whatsapp/i,
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // `npm run typecheck` checks the types; checking them again took two fifths of the first start.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The links of mails carry a token, which belongs into no log, not even that of development.
  logging: { incomingRequests: { ignore: [/[?&]token=/] } },
  // Pages made while running stay in memory: on the disk they would outlive a restart, which forgets what was unpublished since.
  // The product makes its own variants of pictures: Next's optimizer would fetch addresses on a visitor's word.
  images: { unoptimized: true },
  // Pages are loaded when they are first asked for: most installations never need half of them.
  experimental: { globalNotFound: true, isrFlushToDisk: false, preloadEntriesOnStart: false },
  serverExternalPackages: [
    'fontkit',
    'sharp',
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
    'pg',
    'pino',
    'prom-client',
    'ioredis',
  ],
};

export default createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Texts are parsed while building: what parses them is a tenth of a page's own scripts.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})(nextConfig);
