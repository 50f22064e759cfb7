// The architecture as rules (docs/architecture.md). A feature may import only the features listed before it.
const FEATURES = [
  'auth',
  'uploads',
  'profile',
  'project',
  'explore',
  'feedback',
  'contact',
  'webhooks',
  'analytics',
  'transfer',
  'account',
  'viewer',
  'editor',
];

const ISOMORPHIC = '/(schema|field-schemas|constants|policy)[.]ts$|^src/features/.*/model/';
const SERVER_FILE =
  '^src/features/.*/(repository|presenter|service|loaders|cache|tokens|password|next-auth|refresh|browser-session|auth-guard|providers|google|facebook|sessions|recovery|confirmation|new-password|mails|email-registry|email-templates|unsubscription|submission-deletion|drafts|export|deletion|replay|publication|duplicate|owned-project|public-project|validate-texts|webhook-events|visibility-journal|visitor-hash|upload-file|archive-reader|validate-guide|import-pictures|scan-archive|import-next|process-job|job|guide-writer|encode-picture|compress-webp|store-picture|validate-stream|decoding|signed-request|orphans)[.]ts$';
const UI_FILE = '^src/features/.*/(components|hooks)/|^src/features/.*/api[.]ts$';
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
      { path: '^app/' },
      { path: '/(repository|presenter)[.]ts$' },
    ),
    never(
      'pages-read-through-loaders',
      'Loaders check the actor and set the cache tags.',
      { path: '^app/\\[locale\\]/' },
      {
        path: [
          '/(service|publication|duplicate|owned-project|public-project|refresh|sessions|recovery|confirmation|new-password|unsubscription|submission-deletion|drafts|mails|export|deletion|replay)[.]ts$',
          '^src/server/',
        ],
      },
    ),
    never(
      'route-handlers-call-services',
      'Loaders redirect and cache, which only pages need.',
      { path: '^app/v1/' },
      { path: ['/loaders[.]ts$', UI_FILE, '^src/(components|client)/'] },
    ),
    never(
      'isomorphic-stays-isomorphic',
      'schema, constants, policy and model run on server and client.',
      { path: ISOMORPHIC, pathNot: TEST_FILE },
      {
        path: [
          '^src/(server|client|components)/',
          SERVER_FILE,
          UI_FILE,
          'node_modules/(react|next|next-auth|@prisma)/',
        ],
      },
    ),
    never(
      'ui-never-imports-server',
      'Components receive data as props or call the API.',
      { path: [UI_FILE, '^src/(client|components)/'], pathNot: TEST_FILE },
      { path: ['^src/server/', SERVER_FILE] },
    ),
    never(
      'core-never-reads-the-request',
      'Services take arguments; sessions, redirects and headers belong to loaders and routes.',
      { path: '/(repository|presenter|service|cache)[.]ts$', pathNot: '^src/server/cache[.]ts$' },
      { path: 'node_modules/(next|next-auth|next-intl)/' },
    ),
    never(
      'server-never-imports-ui',
      'Services also run in scripts, tests and jobs.',
      { path: ['^src/server/', SERVER_FILE] },
      { path: ['^src/(client|components)/', UI_FILE] },
    ),
    never(
      'foundations-never-import-features',
      'server, client, components, i18n and shared are below the features.',
      { path: '^src/(server|client|components|i18n|shared)/', pathNot: TEST_FILE },
      { path: '^src/features/', pathNot: ['/constants[.]ts$'] },
    ),
    never(
      'shared-is-the-bottom',
      'shared imports no other folder of src.',
      { path: '^src/shared/', pathNot: TEST_FILE },
      { path: '^src/', pathNot: '^src/shared/' },
    ),
    never(
      'http-stands-before-the-product',
      'The HTTP server handles addresses and limits, no product logic.',
      { path: '^src/server/http/', pathNot: TEST_FILE },
      {
        path: '^src/',
        pathNot: [
          '^src/(server/http|shared)/',
          '^src/server/db/unavailable[.]ts$',
          '^src/server/(browser-build|env|logger|plain-error|invalidation|answer-scope|request-scope|request-log)[.]ts$',
          '^src/i18n/(negotiate-locale|messages)[.]ts$',
        ],
      },
    ),
    never(
      'middleware-is-thin',
      'The middleware negotiates the language and checks for a cookie. No services, no database.',
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
    doNotFollow: { path: ['node_modules', 'src/server/db/generated'] },
  },
};
