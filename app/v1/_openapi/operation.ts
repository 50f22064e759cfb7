import type { z } from 'zod';
import { errorText } from '@/i18n/error-text';
import { AppError } from '@/shared/app-error';
import { ERROR_STATUS, type ErrorCode } from '@/shared/error-codes';
import { DEFAULT_LOCALE } from '@/shared/languages';
import type { CallFacts } from '../_lib/route';
import { type Components, jsonSchemaOf, type JsonSchema } from './json-schema';

/** What a schema cannot say of a call. */
export type CallWords = {
  summary: string;
  /** Answers a table for spreadsheets to who accepts text/csv. */
  hasTable?: true;
  /** What can go wrong beyond what goes wrong with every call of its kind. */
  errors?: readonly ErrorCode[];
};

const JSON_TYPE = 'application/json';
const ALWAYS: ErrorCode[] = ['malformed_request', 'database_unavailable'];

/** One method of one address, as OpenAPI describes it. @param path with {names} @param tag the group it is listed in */
export function operation(method: string, path: string, tag: string, { summary, hasTable, errors = [] }: CallWords, facts: CallFacts, components: Components): JsonSchema {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const { body, query, isIdempotent, isPublic, status } = facts;
  const codes = new Set([...ALWAYS, ...kindErrors(facts, names.length > 0), ...errors]);
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(isPublic ? {} : { security: [{ accessToken: [] }] }),
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(query ? queryParameters(query, components) : []),
      { $ref: '#/components/parameters/lang' },
      ...(isIdempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
    ],
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: jsonSchemaOf(body, 'input', components) } } } } : {}),
    responses: { [status]: success(facts, hasTable === true, components), ...failures(codes) },
  };
}

function kindErrors({ isPublic, body, query, isLimited, isIdempotent }: CallFacts, hasNames: boolean): ErrorCode[] {
  return [
    ...(isPublic ? [] : ['unauthenticated' as const]),
    ...(hasNames ? ['not_found' as const] : []),
    ...(body ? ['malformed_json' as const, 'body_too_large' as const, 'unsupported_media_type' as const] : []),
    ...(body || query ? ['validation_failed' as const] : []),
    ...(isLimited ? ['too_many_requests' as const] : []),
    ...(isIdempotent ? ['idempotency_key_invalid' as const, 'idempotency_conflict' as const] : []),
  ];
}

function queryParameters(query: z.ZodObject, components: Components): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input', components) as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function success({ answer, status }: CallFacts, hasTable: boolean, components: Components): JsonSchema {
  if (status === 303) return { description: 'Leads on.', headers: { Location: { schema: { type: 'string' } } } };
  if (status === 204) return { description: 'Done; there is no body.' };
  return {
    description: status === 201 ? 'Made.' : status === 202 ? 'It will be done.' : 'The answer.',
    content: {
      [JSON_TYPE]: { schema: answer ? jsonSchemaOf(answer, 'output', components) : {} },
      ...(hasTable ? { 'text/csv': { schema: { type: 'string' } } } : {}),
    },
  };
}

/** One answer for each status, with the codes that it can bear and what they say. */
function failures(codes: Set<ErrorCode>): Record<string, JsonSchema> {
  const statuses = [...new Set([...codes].map((code) => ERROR_STATUS[code]))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [String(status), {
    description: [...codes].filter((code) => ERROR_STATUS[code] === status).map((code) => `\`${code}\`: ${errorText(DEFAULT_LOCALE, new AppError(code))}`).join('\n\n'),
    ...([429, 503].includes(status) ? { headers: { 'Retry-After': { $ref: '#/components/headers/retryAfter' } } } : {}),
    content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
  }]));
}

/** 'patchDashboardProjectsById' */
function operationId(method: string, path: string): string {
  const words = path.split('/').filter(Boolean).map((part) => (part.startsWith('{') ? `By-${part.slice(1, -1)}` : part)).join('-').split(/[-.]/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
