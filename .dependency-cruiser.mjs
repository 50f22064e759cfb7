// The architecture as rules by folder (docs/architecture.md). A feature may import only the
// features listed before it.
const FEATURES = [
  'auth',
  'uploads',
  'profile',
  'labels',
  'projects',
  'search',
  'translations',
  'reader',
  'explore',
  'feedback',
  'webhooks',
  'contact',
  'analytics',
  'transfer',
  'mcp',
  'account',
  'people',
  'reviews',
  'site',
  'viewer',
  'editor',
];

const FEATURE_SERVER = '^src/features/[^/]+/server/';
// Large features part their folders by topic: editor/list/components.
const FEATURE_UI = '^src/features/[^/]+/(?:ui|[^/]+/(?:hooks|components))/';
const TEST_FILE = '[.]test[.]tsx?$';

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    never(
      'src-never-imports-app',
      'app/ has the routes; the code below does not depend on them.',
      { path: '^src/', pathNot: TEST_FILE },
      { path: '^app/' },
    ),
    never(
      'only-repositories-touch-the-database',
      'Queries are in repository.ts; transactions and the database client in src/server.',
      {
        path: '^(src|app)/|^middleware',
        pathNot: ['/repository[.]ts$', '^src/server/', '^src/testing/', TEST_FILE],
      },
      {
        path: ['^src/server/db/generated', 'node_modules/@prisma/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'repositories-are-private',
      'Only server files of the same feature call a repository.',
      { path: '^src/features/([^/]+)/', pathNot: TEST_FILE },
      { path: '/repository[.]ts$', pathNot: '^src/features/$1/' },
    ),
    never(
      'app-never-imports-repositories',
      'Routes and pages go through services and loaders.',
      { path: ['^app/', '^src/events/'], pathNot: TEST_FILE },
      { path: '/(repository|presenter)[.]ts$' },
    ),
    never(
      'pages-read-through-loaders',
      'Loaders check the actor and set the cache tags.',
      { path: '^app/\\[locale\\]/' },
      { path: [FEATURE_SERVER, '^src/server/'], pathNot: '/loaders[.]ts$' },
    ),
    never(
      'route-handlers-call-services',
      'Loaders redirect and cache, which only pages need.',
      { path: '^app/v1/' },
      { path: ['/loaders[.]ts$', FEATURE_UI, '^src/(ui|browser)/'] },
    ),
    never(
      'isomorphic-stays-isomorphic',
      'What a feature has outside server/ and ui/ runs on both sides, without IO.',
      {
        path: '^src/features/',
        pathNot: [FEATURE_SERVER, FEATURE_UI, TEST_FILE],
      },
      {
        path: [
          '^src/(server|events|browser|ui)/',
          FEATURE_SERVER,
          FEATURE_UI,
          'node_modules/(react|next|next-auth|@prisma)/',
        ],
      },
    ),
    never(
      'ui-never-imports-server',
      'Components receive data as props or call the API.',
      { path: [FEATURE_UI, '^src/(ui|browser)/'], pathNot: TEST_FILE },
      { path: ['^src/(server|events)/', FEATURE_SERVER] },
    ),
    never(
      'core-never-reads-the-request',
      'Services take arguments; sessions, redirects and headers belong to loaders and routes.',
      { path: `${FEATURE_SERVER}.*(repository|presenter|service|cache)[.]ts$` },
      { path: 'node_modules/(next|next-auth|next-intl)/' },
    ),
    never(
      'server-never-imports-ui',
      'Services also run in scripts, tests and jobs.',
      { path: ['^src/server/', FEATURE_SERVER] },
      { path: ['^src/(ui|browser)/', FEATURE_UI] },
    ),
    never(
      'foundations-never-import-features',
      'server, ui, browser, i18n, languages and shared are below the features and their events.',
      { path: '^src/(server|ui|browser|i18n|languages|shared)/', pathNot: TEST_FILE },
      {
        path: '^src/(features|events)/',
        pathNot: ['/constants[.]ts$', '^src/features/contracts[.]ts$'],
      },
    ),
    never(
      'contracts-stay-on-the-server',
      'The browser needs their types only; the schemas would be in its scripts.',
      { path: '^src/', pathNot: ['/contracts?[.]ts$', '^src/server/', FEATURE_SERVER, TEST_FILE] },
      { path: '^src/features/.*contracts?[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'effects-follow-events',
      'Use cases emit an event; subscribers do what follows (docs/decisions/0134).',
      {
        path: '^(app|src/features)/',
        pathNot: ['/subscribers[.]ts$', '^src/features/uploads/server/', TEST_FILE],
      },
      {
        path: '^src/(server/cache/invalidate-tags|features/account/server/journal/journal)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'documents-are-read-in-the-parser',
      'Documents of Word are large and come from outside; no browser needs the converter.',
      { path: '^(app|src|scripts)/', pathNot: '^src/features/transfer/server/import/word/' },
      { path: 'node_modules/mammoth/' },
    ),
    never(
      'shared-is-the-bottom',
      'shared imports no other folder of src.',
      { path: '^src/shared/', pathNot: TEST_FILE },
      { path: '^src/', pathNot: '^src/shared/' },
    ),
    never(
      'languages-are-words',
      'What belongs to a language of guides; only shared is below.',
      { path: '^src/languages/', pathNot: TEST_FILE },
      { path: '^src/', pathNot: '^src/(languages|shared)/' },
    ),
    never(
      'languages-are-read-by-topic',
      'The list of a topic has all languages; pages load only the topics they use.',
      { path: '^(src|app)/', pathNot: '^src/languages/' },
      { path: '^src/languages/[^/]+/' },
    ),
    never(
      'http-stands-before-the-product',
      'The HTTP server handles addresses and limits, no product logic.',
      { path: '^src/server/http/', pathNot: TEST_FILE },
      {
        path: '^src/',
        pathNot: '^src/(server/(http|next-internals|cache|db|env|logging|site)|shared|i18n)/',
      },
    ),
    never(
      'middleware-is-thin',
      'The request boundary negotiates the language and looks for a cookie. No services, no database.',
      { path: '^middleware[.]ts$' },
      { path: '^src/', pathNot: ['^src/(i18n|shared)/', '/constants[.]ts$', '^src/server/http/'] },
    ),
    never(
      'tests-help-tests-only',
      'Test helpers are not part of the product.',
      { path: '^(src|app)/', pathNot: ['^src/testing/', '/_testing/', TEST_FILE] },
      { path: ['^src/testing/', '^app/.*/_testing/'], pathNot: 'empty-module' },
    ),
    never('no-cycles', 'Data flows one way.', {}, { circular: true }),
    ...FEATURES.map((feature, index) =>
      never(
        `feature-order-${feature}`,
        'See FEATURES above.',
        { path: `^src/features/${feature}/`, pathNot: TEST_FILE },
        {
          path: '^src/features/',
          pathNot: FEATURES.slice(0, index + 1).map((name) => `^src/features/${name}/`),
        },
      ),
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '^scripts/bench/' },
    doNotFollow: { path: ['node_modules', 'src/server/db/generated'] },
  },
};
