import type { z } from 'zod';
import { publicAddress } from '@/i18n/public-address';
import { env } from '@/server/env/env';
import {
  type CallScope,
  type Contract,
  isForOperators,
  neededOfRole,
  isOfWorkshop,
} from '@/shared/http/contract';
import { isOpenAddress } from '@/shared/addresses/routes';
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
const TEXT = { type: 'string' };
const BINARY = { ...TEXT, format: 'binary' };

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
  const content = body
    ? { [JSON_TYPE]: { schema: jsonSchemaOf(body, 'input', components), example: example?.body } }
    : takesFile && contentOf(takesFile, () => BINARY);
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary,
    'x-limit': limit && limitText(limit),
    description,
    ...(scope && authority(scope, description)),
    servers: isAtRoot && [{ url: publicAddress('') }],
    parameters: [
      ...parts,
      ...Object.entries(signed).map(([name, of]) => ({
        name,
        in: 'query',
        required: true,
        description: of,
        schema: TEXT,
      })),
      ...(query ? queryParameters(query, components, example?.query) : []),
      parameter('lang'),
      ...(hasTable || files ? [parameter('separator')] : []),
      ...(isOfWorkshop(contract) ? [parameter('workshop')] : []),
      ...(isIdempotent ? [parameter('idempotencyKey')] : []),
      ...(takesIfMatch(contract) ? [parameter('ifMatch')] : []),
    ],
    requestBody: content && { required: true, content },
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
function authority(scope: CallScope, description: string | undefined): JsonSchema {
  const isForTokens = scope !== 'session';
  const requirement = isForTokens
    ? `A personal access token needs the scope \`${scope}\`.`
    : 'Only for a signed-in session: a personal access token is refused.';
  return {
    description: description ? `${description} ${requirement}` : requirement,
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
  const sets: [unknown, DescribedCode[]][] = [
    [scope, scope ? ['unauthenticated', 'token_refused', scopeRefusal(scope)] : []],
    [isClosedToStrangers(call), ['unauthenticated']],
    [isForOperators({ path }), ['forbidden', 'second_factor_required_here']],
    [needsProof, ['proof_required']],
    [isOfWorkshop(call), ['workshop_not_found']],
    [![undefined, 'draft'].includes(neededOfRole(call)), ['role_needed']],
    [hasNames, ['not_found']],
    [takesIfMatch(call), ['precondition_failed']],
    [body, [...WITH_BODY, 'malformed_json', 'unsupported_media_type']],
    [body ?? query, ['validation_failed']],
    [isIdempotent, ['idempotency_key_invalid', 'idempotency_conflict']],
  ];
  return sets.flatMap(([applies, codes]) => (applies ? codes : []));
}

/** True if a site that is for people who are signed in refuses others. */
const isClosedToStrangers = ({ path, isAtRoot }: Contract): boolean =>
  !isOpenAddress(`${isAtRoot ? '' : '/v1'}${path.replace(/[{}]/g, '')}`);

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
    description,
    schema,
    example: example[name],
  }));
}

function successes(
  call: Contract,
  example: unknown,
  components: Components,
): Record<string, JsonSchema> {
  const { answer, hasTable, files, status = 200 } = call;
  const headers = successHeaders(call);
  const links = linksOf(call.method, call.path);
  if (status === 303) {
    const Location = { required: true, schema: { type: 'string' } };
    return { 303: { description: 'Leads on.', headers: { ...headers, Location } } };
  }
  if (status === 204) return { 204: { description: 'Done; there is no body.', headers, links } };
  if (files) {
    const content = contentOf(files, (type) =>
      type.startsWith('application/zip') ? BINARY : TEXT,
    );
    return { [status]: { description: 'The file.', headers, content } };
  }
  const schema = answer ? jsonSchemaOf(answer, 'output', components) : {};
  return {
    [status]: {
      description: status === 201 ? 'Made.' : status === 202 ? 'It will be done.' : 'The answer.',
      headers,
      content: {
        [JSON_TYPE]: { schema, example },
        'text/csv': hasTable && { schema: TEXT },
      },
      links,
    },
    ...(isPublicRead(call) && {
      304: {
        description: 'As it was when it had the `ETag` of `If-None-Match`; there is no body.',
        headers,
      },
    }),
  };
}

const takesIfMatch = ({ isTagged, method }: Contract) => isTagged === true && method !== 'GET';
const isPublicRead = ({ scope, method }: Contract) => scope === 'public' && method === 'GET';
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const contentOf = (types: readonly string[], schemaOf: (type: string) => JsonSchema) =>
  Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }]));

/** The headers of a success; undefined for none. */
function successHeaders(call: Contract): JsonSchema | undefined {
  const { limit, errors, isTagged, files, status } = call;
  const names = {
    ETag: isPublicRead(call) && !files && status !== 303 && 'etag',
    ...(isTagged && status !== 204 && { ETag: 'ownTag' }),
    Link: isPaged(call) && 'link',
    ...((limit ?? errors?.includes('too_many_requests')) && {
      'RateLimit-Policy': 'rateLimitPolicy',
      RateLimit: 'rateLimit',
    }),
  };
  const named = Object.entries(names).filter(([, name]) => name);
  return named.length === 0
    ? undefined
    : Object.fromEntries(
        named.map(([field, name]) => [field, { $ref: `#/components/headers/${String(name)}` }]),
      );
}

function limitText({ name, of }: NonNullable<Contract['limit']>): string {
  const { attempts, windowMs } = limitOf(name, env().limits);
  const minutes = windowMs / 60_000;
  return `${attempts} in ${minutes === 60 ? 'an hour' : `${minutes} minutes`} of ${of}`;
}
