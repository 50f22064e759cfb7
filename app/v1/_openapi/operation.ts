import type { z } from 'zod';
import { publicAddress } from '@/i18n/public-address';
import { env } from '@/server/env/env';
import { type CallScope, type Contract, isForOperators } from '@/shared/http/contract';
import { limitOf } from '@/shared/http/rate-limits';
import { isPaged } from '../_lib/page-links';
import { scopeRefusal } from '../_lib/scope';
import { exampleOf } from './examples';
import { ANYWHERE, type DescribedCode, errorResponses, WITH_BODY } from './error-responses';
import { type Components, jsonSchemaOf, type JsonSchema } from './json-schema';
import { linksOf } from './links';
import { operationId } from './operation-id';
import { pathParameters } from './path-parts';

const JSON_TYPE = 'application/json';

/**
 * A call as an OpenAPI operation.
 * @param tag the group that lists it
 */
export function operation(contract: Contract, tag: string, components: Components): JsonSchema {
  const { method, path, summary, description, limit, isAtRoot, isIdempotent } = contract;
  const { query, signed = {}, body, takesFile, hasTable, files, errors = [] } = contract;
  const parts = pathParameters(path);
  const scope = contract.scope === 'public' ? undefined : contract.scope;
  const example = exampleOf(method, path);
  const codes = new Set<DescribedCode>([
    ...ANYWHERE,
    ...(takesFile ? WITH_BODY : []),
    ...kindErrors(contract, scope, parts.length > 0 && !isAtRoot),
    ...errors,
  ]);
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    ...(limit ? { 'x-limit': limitText(limit) } : {}),
    ...authority(scope, description),
    ...(isAtRoot ? { servers: [{ url: publicAddress('') }] } : {}),
    parameters: [
      ...parts,
      ...Object.entries(signed).map(([name, of]) => ({
        name,
        in: 'query',
        required: true,
        description: of,
        schema: { type: 'string' },
      })),
      ...(query ? queryParameters(query, components, example?.query) : []),
      { $ref: '#/components/parameters/lang' },
      ...(hasTable || files ? [{ $ref: '#/components/parameters/separator' }] : []),
      ...(isIdempotent ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
      ...(takesIfMatch(contract) ? [{ $ref: '#/components/parameters/ifMatch' }] : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              [JSON_TYPE]: {
                schema: jsonSchemaOf(body, 'input', components),
                ...shown(example?.body),
              },
            },
          },
        }
      : {}),
    ...(takesFile
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(
              takesFile.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
            ),
          },
        }
      : {}),
    responses: {
      ...successes(contract, example?.answer, components),
      ...errorResponses(codes),
    },
  };
}

/**
 * The security requirement of a call. 'session' means a signed-in person, whom no personal token
 * replaces.
 */
function authority(scope: CallScope | undefined, description: string | undefined): JsonSchema {
  if (!scope) return description ? { description } : {};
  const isForTokens = scope !== 'session';
  return {
    description: [
      description,
      isForTokens
        ? `A personal access token needs the scope \`${scope}\`.`
        : 'Only for a signed-in session: a personal access token is refused.',
    ]
      .filter(Boolean)
      .join(' '),
    'x-required-scope': scope,
    security: [{ accessToken: [] }, ...(isForTokens ? [{ personalToken: [scope] }] : [])],
  };
}

function kindErrors(
  call: Contract,
  scope: CallScope | undefined,
  hasNames: boolean,
): DescribedCode[] {
  const { path, body, query, isIdempotent, needsProof } = call;
  return [
    ...(scope ? ['unauthenticated' as const, 'token_refused' as const, scopeRefusal(scope)] : []),
    ...(isForOperators({ path }) ? ['forbidden' as const] : []),
    ...(needsProof ? ['proof_required' as const] : []),
    ...(hasNames ? ['not_found' as const] : []),
    ...(takesIfMatch(call) ? ['precondition_failed' as const] : []),
    ...(body ? [...WITH_BODY, 'malformed_json' as const, 'unsupported_media_type' as const] : []),
    ...(body || query ? ['validation_failed' as const] : []),
    ...(isIdempotent ? ['idempotency_key_invalid' as const, 'idempotency_conflict' as const] : []),
  ];
}

function queryParameters(
  query: z.ZodObject,
  components: Components,
  example: Record<string, string> = {},
): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input', components) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
    ...shown(example[name]),
  }));
}

function successes(
  call: Contract,
  example: unknown,
  components: Components,
): Record<string, JsonSchema> {
  const { method, path, answer, hasTable, files, status = 200 } = call;
  const next = linksOf(method, path);
  const named = successHeaders(call);
  const headers = Object.keys(named).length > 0 ? { headers: named } : {};
  const links = Object.keys(next).length > 0 ? { links: next } : {};
  if (status === 303)
    return {
      303: {
        description: 'Leads on.',
        headers: { ...named, Location: { required: true, schema: { type: 'string' } } },
      },
    };
  if (status === 204)
    return { 204: { description: 'Done; there is no body.', ...headers, ...links } };
  if (files)
    return {
      [status]: {
        description: 'The file.',
        ...headers,
        content: Object.fromEntries(
          files.map((type) => [
            type,
            {
              schema: {
                type: 'string',
                ...(type.startsWith('application/zip') ? { format: 'binary' } : {}),
              },
            },
          ]),
        ),
      },
    };
  const good = {
    description: status === 201 ? 'Made.' : status === 202 ? 'It will be done.' : 'The answer.',
    ...headers,
    content: {
      [JSON_TYPE]: {
        schema: answer ? jsonSchemaOf(answer, 'output', components) : {},
        ...shown(example),
      },
      ...(hasTable ? { 'text/csv': { schema: { type: 'string' } } } : {}),
    },
    ...links,
  };
  return {
    [status]: good,
    ...(isPublicRead(call)
      ? {
          304: {
            description: 'As it was when it had the `ETag` of `If-None-Match`; there is no body.',
            ...headers,
          },
        }
      : {}),
  };
}

const takesIfMatch = ({ isTagged, method }: Contract) => isTagged === true && method !== 'GET';
const isPublicRead = ({ scope, method }: Contract) => scope === 'public' && method === 'GET';
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

function successHeaders(call: Contract): Record<string, JsonSchema> {
  const isLimited = call.limit ?? call.errors?.includes('too_many_requests');
  return {
    ...(isPublicRead(call) && !call.files && call.status !== 303 ? { ETag: header('etag') } : {}),
    ...(call.isTagged && call.status !== 204 ? { ETag: header('ownTag') } : {}),
    ...(isPaged(call) ? { Link: header('link') } : {}),
    ...(isLimited
      ? { 'RateLimit-Policy': header('rateLimitPolicy'), RateLimit: header('rateLimit') }
      : {}),
  };
}

const shown = (example: unknown) => (example === undefined ? {} : { example });

function limitText({ name, of }: NonNullable<Contract['limit']>): string {
  const { attempts, windowMs } = limitOf(name, env().limits);
  const minutes = windowMs / 60_000;
  return `${attempts} in ${minutes === 60 ? 'an hour' : `${minutes} minutes`} of ${of}`;
}
