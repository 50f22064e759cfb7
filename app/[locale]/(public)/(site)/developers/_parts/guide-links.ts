import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';

/** Link targets in the guides' texts, by the names of their tags. */
export const GUIDE_LINKS: Readonly<Record<string, string>> = {
  tokens: dashboardPaths.tokenSettings,
  webhooks: dashboardPaths.webhookSettings,
  cli: paths.developerGuide('command-line'),
  projects: paths.developerGroup('projects'),
  readers: paths.developerGroup('readers'),
  steps: paths.developerGroup('steps'),
  questions: paths.developerGroup('questions'),
  pictures: paths.developerGroup('pictures'),
  transfer: paths.developerGroup('export-and-import'),
  translations: paths.developerGroup('translations'),
  webhookCalls: paths.developerGroup('webhooks'),
  standard: 'https://www.standardwebhooks.com',
  oembed: 'https://oembed.com',
};
