import { createTranslator } from 'use-intl/core';
import { CONTRACT_GROUPS } from '@/features/contracts';
import { FACTOR_KINDS } from '@/features/auth/second-factor/constants';
import { messagesFor } from '@/i18n/messages';
import { siteName } from '@/i18n/operator-settings';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { publicAddress } from '@/i18n/public-address';
import { DEFAULT_LOCALE, LOCALES } from '@/shared/interface/languages';
import { SEPARATORS } from '@/shared/text/table';
import { TOKEN_PREFIX } from '@/shared/http/token-prefix';
import { ERROR_CODES } from './error-responses';
import { SCOPES_IN_WORDS } from './field-docs';
import type { Components, JsonSchema } from './json-schema';
import { operation } from './operation';
import { webhookOperations } from './webhook-operations';

/** The version of the API under /v1; increases with additions. */
const API_VERSION = '1.0.0';

const ERROR = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: ERROR_CODES, description: 'Stable; for programs.' },
        message: { type: 'string', description: 'For people, in the language of the request.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Why each field was refused, by its path; with 422 only.',
        },
      },
    },
    current: {
      description: 'The object as it is now; with `stale_version` and `precondition_failed` only.',
    },
    secondFactor: {
      type: 'object',
      required: ['ticket', 'kinds', 'expires'],
      properties: {
        ticket: { type: 'string', description: 'For POST /auth/second-factor.' },
        kinds: { type: 'array', items: { type: 'string', enum: [...FACTOR_KINDS] } },
        expires: { type: 'string', format: 'date-time' },
      },
      description: 'How to go on with the sign-in; with `second_factor_required` only.',
    },
    waitsFor: {
      type: 'array',
      items: { type: 'string' },
      description:
        'Names of the people who could approve the draft; with `review_needed` and `approval_lapsed` only.',
    },
  },
};

const RATE_LIMIT_POLICY = {
  description:
    'The limits that the call counted against: of each its name, how many calls it allows (`q`) and in how many seconds (`w`); ' +
    'draft-ietf-httpapi-ratelimit-headers-10.',
  schema: { type: 'string', examples: ['"feedback";q=5;w=600'] },
};
const RATE_LIMIT = {
  description:
    'What is left of these limits: how many calls (`r`), until that many seconds have passed (`t`).',
  schema: { type: 'string', examples: ['"feedback";r=4;t=600'] },
};

const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of POST /auth/login; 15 minutes.',
  },
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${TOKEN_PREFIX}…`,
    description:
      `A personal access token for scripts, made in the settings or by POST /dashboard/tokens, with some of the scopes ${SCOPES_IN_WORDS}. ` +
      'The others include reading, and none of them another; `operate` works only while the account is an operator of the site. Each call names the scope it needs.',
  },
};

const PARAMETERS = {
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    schema: { type: 'string', enum: [...LOCALES] },
    description: 'The language of messages; else Accept-Language, else en.',
  },
  separator: {
    name: 'separator',
    in: 'query',
    description:
      'Between the columns of a CSV. By default the one that spreadsheets of the first language in `Accept-Language` read: semicolons where a comma begins the decimals, which then are written so.',
    schema: { type: 'string', enum: Object.keys(SEPARATORS) },
  },
  workshop: {
    name: WORKSHOP_HEADER,
    in: 'header',
    description:
      'The `uid` of a workshop in which the account has a role; by default its personal one. A guide in the path decides by itself, and a token acts in its own only.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
    description: 'A retry with the same key answers the first result, for 24 hours.',
  },
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    schema: { type: 'string' },
    description:
      'The `ETag` that the project had, or several, or `*`: the call changes the project only if it still has one of them, and answers 412 otherwise. Weak tags never match.',
  },
};

const HEADERS = {
  retryAfter: {
    description: 'Seconds to wait before asking again.',
    required: true,
    schema: { type: 'integer' },
  },
  retryAfterOutage: {
    description: 'Seconds to wait before asking again; absent where waiting changes nothing.',
    schema: { type: 'integer' },
  },
  rateLimitPolicy: RATE_LIMIT_POLICY,
  rateLimit: RATE_LIMIT,
  rateLimitPolicyRefused: { ...RATE_LIMIT_POLICY, required: true },
  rateLimitRefused: { ...RATE_LIMIT, required: true },
  allow: {
    description: 'The methods that the address knows, separated by commas.',
    required: true,
    schema: { type: 'string' },
  },
  etag: {
    description: 'What to send as `If-None-Match` the next time.',
    required: true,
    schema: { type: 'string' },
  },
  link: {
    description:
      'The addresses of other pages (RFC 8288): `next`, `prev`, `first` and `last`, with all parameters of the request that the call knows; in this order, as many as fit in 2 kB. ' +
      'With `sortBy=updatedAt:asc`, `next` goes on behind the last result by its time and id. An estimated total has no `last`.',
    schema: { type: 'string' },
  },
  ownTag: {
    description:
      'Of the project as it is now, its draft included. Sent as `If-Match`, it lets a call change exactly this. Views do not change it.',
    required: true,
    schema: { type: 'string', pattern: '^"[!#-~]+"$' },
  },
  authenticate: {
    description: '`Bearer`, with `error="invalid_token"` where a personal token was refused.',
    required: true,
    schema: { type: 'string' },
  },
  insufficientScope: {
    description:
      'Where a personal token may not do it: `Bearer error="insufficient_scope"`, and the `scope` that it takes, unless only a session will do.',
    schema: { type: 'string' },
  },
};

/** The rules that apply to every call, in Markdown. */
const RULES = [
  'White space at both ends of a text, and invisible characters in it, are taken off before the text is checked; passwords and tokens ' +
    'are taken as they are. Lengths are counted in Unicode code points.',
  'What does not fit this description is answered with 422, and `fields` says why. A part of an address that does not fit is answered ' +
    'with 404, like one that is unknown. Unknown fields of a body are refused with 422; unknown query parameters are ignored.',
  'A PATCH leaves what is absent as it is. A list is replaced as a whole.',
  'Rules that JSON Schema cannot say stand in the descriptions: which languages a list of texts names, and what has to agree with what ' +
    'is stored.',
];

/**
 * The whole API as OpenAPI 3.1 (docs/reference/limits.md#answers), built from the schemas that validate its
 * calls.
 */
export function openApiDocument(): JsonSchema {
  const components: Components = {};
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { name, contracts } of CONTRACT_GROUPS)
    for (const contract of contracts)
      (paths[contract.path] ??= {})[contract.method.toLowerCase()] = operation(
        contract,
        name,
        components,
      );
  const webhooks = webhookOperations(components);
  const t = createTranslator({ locale: DEFAULT_LOCALE, messages: messagesFor(DEFAULT_LOCALE) });
  const document = {
    openapi: '3.1.0',
    info: {
      title: `${siteName()} API`,
      version: API_VERSION,
      description: [t('common.description'), ...RULES].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicAddress('/v1') }],
    tags: CONTRACT_GROUPS.map(({ name, about }) => ({ name, description: about })),
    paths,
    webhooks,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: PARAMETERS,
      headers: HEADERS,
      schemas: { Error: ERROR, ...components },
    },
  };
  // Leaves out what is undefined.
  return JSON.parse(
    JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;
}
