import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants';

const DATA_CACHE = path.join(import.meta.dirname, 'src/server/cache');

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: false,
  // Both can be invalidated by jobs and other instances too (docs/decisions/0104).
  cacheHandlers: { default: `${DATA_CACHE}/use-cache.mjs` },
  cacheHandler: `${DATA_CACHE}/page-cache.mjs`,
  cacheMaxMemorySize: 0,
  // For the response cache, pages are rendered once, with their whole head, and Next stores no copy
  // (docs/decisions/0104). The same for search engines and previews, whose queries skip that cache:
  // an error then has its status and does not follow a 200.
  htmlLimitedBots:
    /^Makerstep response cache$|bot|crawl|spider|preview|facebookexternalhit|whatsapp/i,
  pageExtensions: ['tsx', 'ts'],
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // `npm run build` checks them before, with TypeScript 7 in a third of the time. `npm start` does
  // not: Next's own check would double the time of the first start.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Links in mails contain a token, which no log may contain, not even in development.
  logging: { incomingRequests: { ignore: [/[?&]token=|\/(?:preview|join|workshop)\//] } },
  // The product makes its own variants of pictures; Next's optimizer would fetch addresses that
  // visitors send.
  images: { unoptimized: true },
  experimental: {
    globalNotFound: true,
    // Private pages are rendered for the request, so navigation to them may wait.
    instantInsights: { validationLevel: 'manual-warning' },
    // On disk, rendered pages would outlive a restart, which forgets what was unpublished since.
    isrFlushToDisk: false,
    // Pages are loaded at their first request: most installations never need half of them.
    preloadEntriesOnStart: false,
    // It helps the second build, which most installations never make, and takes a quarter of the
    // first one's time and 240 MB.
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: [
    'fontkit',
    'sharp',
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
    'pg',
    'pino',
    'prom-client',
  ],
};

/**
 * The compiler of the plugin unpacks itself into the home folder and runs from there, which a
 * read-only container refuses. The server needs neither.
 */
export default async function configFor(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  // page.dev.tsx: for developers and browser tests (docs/decisions/0094).
  if (phase === PHASE_DEVELOPMENT_SERVER || process.env.DEV_PAGES)
    nextConfig.pageExtensions = ['dev.tsx', 'tsx', 'ts'];
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin({
    requestConfig: './src/i18n/request.ts',
    // Messages are parsed during the build: the parser would be a tenth of a page's own scripts.
    experimental: {
      messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
    },
  })(nextConfig);
}
