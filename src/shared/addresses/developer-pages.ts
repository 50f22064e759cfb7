import { paths } from './paths';

const GUIDES = [
  'publish-from-a-script',
  'command-line',
  'formats',
  'keep-up',
  'webhooks',
  'embedding',
];
const GROUPS = [
  'accounts',
  'account',
  'access-tokens',
  'projects',
  'steps',
  'questions',
  'pictures',
  'translations',
  'versions',
  'export-and-import',
  'readers',
  'messages',
  'figures',
  'webhooks',
  'site',
];

/** Paths of the documentation, without loading its content; a test compares them with it. */
export const DEVELOPER_PAGES: readonly string[] = [
  paths.developers,
  ...GUIDES.map(paths.developerGuide),
  ...GROUPS.map(paths.developerGroup),
];
