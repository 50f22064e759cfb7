import type { z } from 'zod';
import { errorText } from '@/i18n/error-text';
import { AppError } from '@/shared/app-error';
import { env } from '@/server/env';
import { ERROR_STATUS, type ErrorCode } from '@/shared/error-codes';
import { DEFAULT_LOCALE } from '@/shared/languages';
import type { CallScope } from '@/features/auth/personal-tokens/model/scopes';
import type { CallFacts } from '../_lib/route';
import { challengeOf, neededScope, scopeRefusal } from '../_lib/scope';
import { exampleOf } from './examples';
import { EXAMPLE_IDS } from './example-values';
import { describedField } from './field-words';
import { type Components, jsonSchemaOf, type JsonSchema } from './json-schema';
import { linksOf } from './links';
import { operationId } from './operation-id';

/** A limit of this installation, and whom it counts. */
export type CallLimit = { times: keyof ReturnType<typeof env>['limits']; of: 'a visitor' | 'an account' | 'an account and a visitor' };

/** What a schema cannot say of a call. */
export type CallWords = {
  summary: string;
  /** What a client should know besides, in Markdown of one paragraph each. */
  description?: string;
  /** Answers a table for spreadsheets to who accepts text/csv. */
  hasTable?: true;
  /** The types of the file that it answers, the usual one first. */
  files?: readonly string[];
  /** Takes the bytes of a file as they are. */
  takesFile?: true;
  /** How many of it may be made. */
  limit?: CallLimit;
  /** What can go wrong beyond what goes wrong with every call of its kind. */
  errors?: readonly ErrorCode[];
};

const PART_EXAMPLES: Readonly<Record<string, string>> = {
  id: EXAMPLE_IDS.PROJECT, stepId: EXAMPLE_IDS.STEP, questionId: EXAMPLE_IDS.QUESTION, feedbackId: EXAMPLE_IDS.FEEDBACK, reportId: EXAMPLE_IDS.REPORT,
  uploadKey: 'step', provider: 'google',
};
const JSON_TYPE = 'application/json';
const FAILURE_HEADERS: Record<number, JsonSchema> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/authenticate' } },
  403: { 'WWW-Authenticate': { $ref: '#/components/headers/insufficientScope' } },
  429: { 'Retry-After': { $ref: '#/components/headers/retryAfter' } },
  503: { 'Retry-After': { $ref: '#/components/headers/retryAfter' } },
};
const ALWAYS: ErrorCode[] = ['malformed_request', 'database_unavailable', 'overloaded'];

/** One method of one address, as OpenAPI describes it. @param path with {names} @param tag the group it is listed in */
export function operation(method: string, path: string, tag: string, words: CallWords, facts: CallFacts, components: Components): JsonSchema {
  const { summary, description, limit, takesFile, errors = [] } = words;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { body, query, isIdempotent, isPublic } = facts;
  const scope = isPublic ? undefined : neededScope(method, facts);
  const example = exampleOf(method, path);
  const codes = new Set([...ALWAYS, ...kindErrors(facts, scope, names.length > 0), ...errors]);
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(limit ? { 'x-limit': limitText(limit) } : {}),
    ...authority(scope, description),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, ...describedField(name), schema: { type: 'string' }, ...shown(PART_EXAMPLES[name]) })),
      ...(query ? queryParameters(query, components, example?.query) : []),
      { $ref: '#/components/parameters/lang' },
      ...(isIdempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: jsonSchemaOf(body, 'input', components), ...shown(example?.body) } } } } : {}),
    ...(takesFile ? { requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } } : {}),
    responses: { ...successes(method, path, facts, { ...words, example: example?.answer }, components), ...failures(codes) },
  };
}

/** Who may make a call. 'session' stands for a signed-in person, whom no personal token replaces. */
function authority(scope: CallScope | undefined, description: string | undefined): JsonSchema {
  if (!scope) return description ? { description } : {};
  const isForTokens = scope !== 'session';
  return {
    description: [description, isForTokens ? `A personal access token needs the scope \`${scope}\`.` : 'Only for a signed-in session: a personal access token is refused.'].filter(Boolean).join(' '),
    'x-required-scope': scope,
    security: [{ accessToken: [] }, ...(isForTokens ? [{ personalToken: [scope] }] : [])],
  };
}

function kindErrors({ body, query, isLimited, isIdempotent }: CallFacts, scope: CallScope | undefined, hasNames: boolean): ErrorCode[] {
  return [
    ...(scope ? ['unauthenticated' as const, 'token_refused' as const, scopeRefusal(scope)] : []),
    ...(hasNames ? ['not_found' as const] : []),
    ...(body ? ['malformed_json' as const, 'body_too_large' as const, 'unsupported_media_type' as const] : []),
    ...(body || query ? ['validation_failed' as const] : []),
    ...(isLimited ? ['too_many_requests' as const] : []),
    ...(isIdempotent ? ['idempotency_key_invalid' as const, 'idempotency_conflict' as const] : []),
  ];
}

function queryParameters(query: z.ZodObject, components: Components, example: Record<string, string> = {}): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input', components) as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name, in: 'query', required: required.includes(name), ...(description === undefined ? {} : { description }), schema, ...shown(example[name]),
  }));
}

function successes(method: string, path: string, { answer, isPublic, status }: CallFacts, { hasTable, files, example }: CallWords & { example: unknown }, components: Components): Record<string, JsonSchema> {
  const next = linksOf(method, path);
  const links = Object.keys(next).length > 0 ? { links: next } : {};
  if (status === 303) return { 303: { description: 'Leads on.', headers: { Location: { required: true, schema: { type: 'string' } } } } };
  if (status === 204) return { 204: { description: 'Done; there is no body.', ...links } };
  if (files) return { [status]: { description: 'The file.', content: Object.fromEntries(files.map((type) => [type, { schema: { type: 'string', ...(type.startsWith('application/zip') ? { format: 'binary' } : {}) } }])) } };
  const isRead = isPublic && method === 'GET';
  const headers = isRead ? { headers: { ETag: { $ref: '#/components/headers/etag' } } } : {};
  const good = {
    description: status === 201 ? 'Made.' : status === 202 ? 'It will be done.' : 'The answer.',
    ...headers,
    content: {
      [JSON_TYPE]: { schema: answer ? jsonSchemaOf(answer, 'output', components) : {}, ...shown(example) },
      ...(hasTable ? { 'text/csv': { schema: { type: 'string' } } } : {}),
    },
    ...links,
  };
  return { [status]: good, ...(isRead ? { 304: { description: 'As it was when it had the `ETag` of `If-None-Match`; there is no body.', ...headers } } : {}) };
}

const shown = (example: unknown) => (example === undefined ? {} : { example });

/** One answer for each status, with the codes that it can bear and what they say. */
function failures(codes: Set<ErrorCode>): Record<string, JsonSchema> {
  const statuses = [...new Set([...codes].map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => {
    const own = [...codes].filter((code) => ERROR_STATUS[code] === status);
    return [String(status), {
      description: own.map((code) => `\`${code}\`: ${errorText(DEFAULT_LOCALE, new AppError(code))}`).join('\n\n'),
      ...(FAILURE_HEADERS[status] && (status !== 403 || own.some(challengeOf)) ? { headers: FAILURE_HEADERS[status] } : {}),
      content: { [JSON_TYPE]: { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, codesOf(own)] } } },
    }];
  }));
}

const codesOf = (codes: ErrorCode[]) => ({ type: 'object', properties: { error: { type: 'object', properties: { code: { type: 'string', enum: codes } } } } });

function limitText({ times, of }: CallLimit): string {
  return `${env().limits[times]} in ${times.endsWith('PerHour') ? 'an hour' : '10 minutes'} of ${of}`;
}
