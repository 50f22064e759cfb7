import path from 'node:path';
import { z } from 'zod';
import {
  CHANGEABLE_LIMITS,
  type ChangeableLimit,
  type LimitSetting,
} from '@/shared/http/rate-limits';
import { canonicalEmail, EMAIL } from '@/shared/text/email';
import {
  allowedHosts,
  blankIsMissing,
  emailDomains,
  httpOrigin,
  openIdIssuer,
  optional,
  postgresUrl,
  secrets,
  siteOrigin,
  smtpUrl,
  socialLinks,
  webAddress,
  wholeNumber,
  withDefault,
} from './env-values';
import { storageMistakes, storageOf, storageVariables } from './storage-values';

const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;

const attemptsOf = (attempts: number) => withDefault(wholeNumber(1, 1_000_000), String(attempts));
const limitVariables = Object.fromEntries(
  CHANGEABLE_LIMITS.map(([, { setting, attempts }]) => [setting, attemptsOf(attempts)]),
) as Record<LimitSetting, ReturnType<typeof attemptsOf>>;

const schema = z.object({
  NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'production'),
  CI: optional(z.string()),
  PORT: withDefault(wholeNumber(0, 65535), '3000'),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(siteOrigin),
  DATA_DIR: withDefault(z.string(), '.data'),
  BACKUP_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_POOL_SIZE: withDefault(wholeNumber(1, 200), '10'),
  SEED: withDefault(z.enum(['story', 'off'], 'should be story or off'), 'story'),
  AUTH_SECRET: optional(secrets),
  NEXTAUTH_SECRET: optional(z.string()),
  REQUIRE_CONFIRMED_EMAIL: optional(z.enum(['0', '1'], 'should be 0 or 1')),
  SHOW_PLANS: withDefault(z.enum(['0', '1'], 'should be 0 or 1'), '1'),
  HSTS_SUBDOMAINS: withDefault(z.enum(['0', '1'], 'should be 0 or 1'), '0'),
  TRUST_PROXY: withDefault(wholeNumber(0, 10), '0'),
  OUTSIDE_ALLOWED_HOSTS: withDefault(allowedHosts, ''),
  ...limitVariables,
  LIMIT_ACCOUNT_MB: withDefault(wholeNumber(1, 1_000_000_000), '5120'),
  LIMIT_ACCOUNT_PICTURES: withDefault(wholeNumber(1, 1_000_000), '50000'),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS, 'should be info, warn, error or silent'), 'info'),
  LOG_REQUESTS: optional(z.enum(['all', 'made', 'none'], 'should be all, made or none')),
  METRICS_PORT: optional(wholeNumber(1, 65535)),
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpOrigin),
  OTEL_SERVICE_NAME: withDefault(z.string(), 'makerstep'),
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    z.coerce
      .number('should be a number from 0 to 1')
      .min(0, 'should be a number from 0 to 1')
      .max(1, 'should be a number from 0 to 1'),
    '1',
  ),
  RETENTION_MONTHS: withDefault(wholeNumber(1, 1200), '13'),
  DAILY_MAIL_DELAY: withDefault(wholeNumber(0, 1440), '10'),
  SMTP_URL: optional(smtpUrl),
  ALERT_URL: optional(webAddress),
  MAIL_FROM: withDefault(
    z.string().regex(/^[^\r\n]+$/, 'should be one line'),
    'makerstep@localhost',
  ),
  SOCIAL_LINKS: withDefault(socialLinks, ''),
  CONTACT_EMAIL: optional(
    z
      .string()
      .transform(canonicalEmail)
      .pipe(z.email({ pattern: EMAIL, error: 'should be an e-mail address' })),
  ),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: withDefault(httpOrigin, 'https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: optional(z.string()),
  FACEBOOK_CLIENT_SECRET: optional(z.string()),
  FACEBOOK_GRAPH_URL: withDefault(httpOrigin, 'https://graph.facebook.com'),
  FACEBOOK_DIALOG_URL: withDefault(httpOrigin, 'https://www.facebook.com/v21.0/dialog/oauth'),
  OIDC_ISSUER: optional(openIdIssuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(
    z
      .string()
      .trim()
      .regex(/^[^\p{C}]{1,40}$/u, 'should be a name of up to 40 characters'),
  ),
  OIDC_ALLOWED_DOMAINS: withDefault(emailDomains, ''),
  OIDC_TRUST_EMAIL: withDefault(z.enum(['0', '1'], 'should be 0 or 1'), '0'),
  OIDC_SIGN_OUT: withDefault(z.enum(['0', '1'], 'should be 0 or 1'), '0'),
  AUTH_PASSWORDS: withDefault(z.enum(['on', 'off'], 'should be on or off'), 'on'),
  ...storageVariables,
});

/** Set by npm scripts, CI and server.ts, not by people. */
export const INTERNAL_VARIABLES: readonly string[] = ['NODE_ENV', 'CI', 'NEXTAUTH_SECRET'];

export const ENV_VARIABLES: readonly string[] = Object.keys(schema.shape).filter(
  (name) => !INTERNAL_VARIABLES.includes(name),
);

// An incomplete configuration would otherwise only show at the first sign-in.
const complete = schema.superRefine((data, context) => {
  const providers = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ] as const;
  for (const names of providers) {
    const set = names.find((name) => data[name]);
    for (const missing of names.filter((name) => set && !data[name]))
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: `should be set too, as ${set} is`,
      });
  }
  if (data.AUTH_PASSWORDS === 'off' && !providers.some(([name]) => data[name]))
    context.addIssue({
      code: 'custom',
      path: ['AUTH_PASSWORDS'],
      message:
        'can be off only with a provider, or nobody could sign in: set OIDC_ISSUER, GOOGLE_CLIENT_ID or FACEBOOK_CLIENT_ID too, or leave it on',
    });
  for (const { variable, message } of storageMistakes(data))
    context.addIssue({ code: 'custom', path: [variable], message });
  if (data.METRICS_PORT !== undefined && data.METRICS_PORT === data.PORT) {
    context.addIssue({
      code: 'custom',
      path: ['METRICS_PORT'],
      message: 'should be another port than PORT, which is open to visitors',
    });
  }
});

/** The configuration of the product (docs/settings.md). */
export type Env = ReturnType<typeof parseEnv>;

/** Thrown for invalid variables; each line of the message names one and its valid values. */
export class EnvError extends Error {}

/**
 * Validates the environment and fills in the defaults of docs/settings.md.
 * @throws {EnvError} naming each wrong variable and what it should be
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const parsed = complete.safeParse(source);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const { data } = parsed;
  return {
    mode: data.NODE_ENV,
    isCi: data.CI !== undefined,
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePoolSize: data.DATABASE_POOL_SIZE,
    seed: data.SEED,
    authSecrets: data.AUTH_SECRET,
    /** Encrypts next-auth's cookie; server.ts derives it from the first AUTH_SECRET. */
    nextAuthSecret: data.NEXTAUTH_SECRET,
    /** Addresses can only be confirmed where mail is sent. */
    requireConfirmedEmail:
      data.REQUIRE_CONFIRMED_EMAIL === undefined
        ? data.SMTP_URL !== undefined
        : data.REQUIRE_CONFIRMED_EMAIL === '1',
    /** True if the dashboard mentions plans, and pages link to /pricing. */
    showsPlans: data.SHOW_PLANS === '1',
    /** True if browsers must use https for every subdomain of PUBLIC_URL too. */
    hasHstsForSubdomains: data.HSTS_SUBDOMAINS === '1',
    trustedProxies: data.TRUST_PROXY,
    /**
     * Hosts that webhooks and imports may call although they are not public or use another port;
     * without a port, 80 and 443.
     */
    outsideAllowedHosts: data.OUTSIDE_ALLOWED_HOSTS,
    /** Which requests are logged; none on a terminal by default. */
    loggedRequests:
      data.LOG_REQUESTS ?? (process.stderr.isTTY ? ('none' as const) : ('made' as const)),
    /** Address that serves metrics; undefined for none. */
    metrics:
      data.METRICS_PORT === undefined
        ? undefined
        : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    /**
     * The OpenTelemetry collector and the share of requests that is traced (0 to 1); undefined:
     * none.
     */
    tracing:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: data.OTEL_SERVICE_NAME,
            ratio: data.OTEL_TRACES_SAMPLER_ARG,
          },
    /** Retention of single records of visits; after that, only their daily totals are kept. */
    retentionMonths: data.RETENTION_MONTHS,
    /** The attempts of rate limits that operators can change. */
    limits: Object.fromEntries(
      CHANGEABLE_LIMITS.map(([name, { setting }]) => [name, data[setting]]),
    ) as Record<ChangeableLimit, number>,
    /** Storage quota for the pictures of one account. */
    quota: { bytes: data.LIMIT_ACCOUNT_MB * 1024 * 1024, pictures: data.LIMIT_ACCOUNT_PICTURES },
    /** The operator's other profiles, in the footer of every page. */
    socialLinks: data.SOCIAL_LINKS,
    mail: {
      smtpUrl: data.SMTP_URL,
      from: data.MAIL_FROM,
      contact: data.CONTACT_EMAIL,
      dailyDelayMs: data.DAILY_MAIL_DELAY * 60_000,
    },
    /** Receives faults by POST as JSON, beside the mails; undefined for none. */
    alertUrl: data.ALERT_URL,
    /** Folder of the backups that the product makes by itself. */
    backupDir: path.resolve(data.BACKUP_DIR ?? path.join(data.DATA_DIR, 'backups')),
    ...providersOf(data),
    /** True if people sign in with passwords too, not only with providers. */
    hasPasswords: data.AUTH_PASSWORDS === 'on',
    ...storageOf(data),
  };
}

function providersOf(data: z.output<typeof complete>) {
  return {
    /** Sign-in providers; undefined where not configured. */
    google:
      data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET
        ? {
            clientId: data.GOOGLE_CLIENT_ID,
            clientSecret: data.GOOGLE_CLIENT_SECRET,
            issuer: data.GOOGLE_ISSUER,
          }
        : undefined,
    facebook:
      data.FACEBOOK_CLIENT_ID && data.FACEBOOK_CLIENT_SECRET
        ? {
            clientId: data.FACEBOOK_CLIENT_ID,
            clientSecret: data.FACEBOOK_CLIENT_SECRET,
            graphUrl: data.FACEBOOK_GRAPH_URL,
            dialogUrl: data.FACEBOOK_DIALOG_URL,
          }
        : undefined,
    /** The operator's own OpenID Connect provider. */
    oidc:
      data.OIDC_ISSUER && data.OIDC_CLIENT_ID && data.OIDC_CLIENT_SECRET
        ? {
            clientId: data.OIDC_CLIENT_ID,
            clientSecret: data.OIDC_CLIENT_SECRET,
            issuer: data.OIDC_ISSUER,
            /** Display name of the provider. */
            name: data.OIDC_NAME ?? new URL(data.OIDC_ISSUER).host,
            /** Only people with such an e-mail sign in with it; none for any. */
            allowedDomains: data.OIDC_ALLOWED_DOMAINS,
            /** True if an e-mail counts as verified that the provider does not mark. */
            trustsEmail: data.OIDC_TRUST_EMAIL === '1',
            /** True if signing out here leads to signing out there. */
            signsOut: data.OIDC_SIGN_OUT === '1',
          }
        : undefined,
  };
}

let current: Env | undefined;

/** The validated environment of this process, parsed once. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

/**
 * The lowest level that is logged; known before the rest of the environment, and also when
 * LOG_LEVEL is invalid.
 */
export function logLevel(): (typeof LOG_LEVELS)[number] {
  const level = blankIsMissing(process.env.LOG_LEVEL);
  return LOG_LEVELS.find((known) => known === level) ?? 'info';
}
