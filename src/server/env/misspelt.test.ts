import { expect, it } from 'vitest';
import { ENV_VARIABLES } from './env';
import { misspeltNames } from './misspelt';

const told = (...names: string[]) =>
  misspeltNames(Object.fromEntries(names.map((name) => [name, 'x'])));

it.each([
  ['PUBLIC_UR', 'PUBLIC_URL'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['SMPT_URL', 'SMTP_URL'],
  ['LIMIT_LOGIN', 'LIMIT_LOGINS'],
  ['GOOGLE_CLIENT_SECRT', 'GOOGLE_CLIENT_SECRET'],
])('%s was probably meant to be %s', (name, meant) => {
  expect(told(name)).toEqual([{ name, meant }]);
});

it('a name with a prefix of ours is told without a guess when none is near', () => {
  expect(told('LIMIT_EVERYTHING_AT_ONCE')).toEqual([
    { name: 'LIMIT_EVERYTHING_AT_ONCE', meant: undefined },
  ]);
});

it('no setting is told, and nothing that is empty', () => {
  expect(told(...ENV_VARIABLES, 'NODE_ENV', 'CI', 'NEXTAUTH_SECRET')).toEqual([]);
  expect(misspeltNames({ PUBLIC_UR: '', LIMIT_LOGIN: undefined })).toEqual([]);
});

// Names of shells, npm, CI, systemd, Docker, Kubernetes, Vercel, Heroku, and of other programs.
it.each([
  'PATH HOME HOSTNAME PWD OLDPWD SHELL SHLVL USER LOGNAME LANG LC_ALL TERM TZ TMPDIR EDITOR MAIL',
  'NODE_OPTIONS NODE_VERSION NODE_PATH YARN_VERSION INIT_CWD npm_config_port npm_package_name',
  'MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_ UV_THREADPOOL_SIZE SSL_CERT_FILE HTTP_PROXY NO_PROXY',
  'NEXTAUTH_URL NEXT_TELEMETRY_DISABLED NEXT_RUNTIME VERCEL VERCEL_URL VERCEL_ENV BLOB_STORE_ID',
  'PGHOST PGPORT PGUSER POSTGRES_URL POSTGRES_PASSWORD POSTGRES_PRISMA_URL DATABASE_PRIVATE_URL',
  'REDIS_PORT REDIS_SERVICE_HOST REDIS_TLS_URL METRICS_PORT_9464_TCP_ADDR LIMIT_SERVICE_PORT',
  'GOOGLE_APPLICATION_CREDENTIALS AWS_ACCESS_KEY_ID AWS_REGION OTEL_TRACES_SAMPLER OTEL_LOG_LEVEL',
  'INVOCATION_ID JOURNAL_STREAM LISTEN_FDS MEMORY_PRESSURE_WATCH XDG_DATA_DIRS DYNO GITHUB_TOKEN',
  'MAKERSTEP_URL MAKERSTEP_TOKEN E2E_PORT E2E_DATA_DIR JAVA_HOME CHROMIUM_PATH SITE SSH_AUTH_SOCK',
])('names of others are left alone: %s', (names) => {
  expect(told(...names.split(' '))).toEqual([]);
});
