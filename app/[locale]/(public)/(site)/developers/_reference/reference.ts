import { CONTRACT_GROUPS } from '@/features/contracts';
import { paths as pages } from '@/shared/addresses/paths';
import type { Contract } from '@/shared/http/contract';
import { openApiDocument } from '../../../../../v1/_openapi/document';
import { operationId } from '../../../../../v1/_openapi/operation-id';
import { curlLine } from './curl-line';
import { type Field, fieldsOf, type Schema } from './fields';

type Content = Record<string, { schema: Schema; example?: unknown }>;
type Parameter = {
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: string;
};
type Operation = {
  description?: string;
  'x-limit'?: string;
  'x-required-scope'?: string;
  parameters: Parameter[];
  /** Set for a path outside /v1: an upload. */
  servers?: unknown;
  requestBody?: { content: Content };
  responses: Record<
    string,
    { description: string; content?: Content; links?: Record<string, { operationId: string }> }
  >;
};

export type CallLink = Pick<Contract, 'method' | 'path' | 'summary'>;
export type ShownCall = CallLink & {
  description: string | undefined;
  limit: string | undefined;
  scope: string | undefined;
  parameters: Field[];
  body: Field[];
  status: string;
  answer: Field[];
  answerTypes: string[];
  answerExample: string | undefined;
  errors: { code: string; status: string; text: string }[];
  curl: string;
  next: { call: string; href: string }[];
};
export type ShownGroup = { name: string; slug: string; about: string; calls: CallLink[] };

const ERROR_LINE = /^`(\w+)`: (.*)$/;

export const shownGroups = (): ShownGroup[] =>
  CONTRACT_GROUPS.map(({ name, slug, about, contracts }) => ({
    name,
    slug,
    about,
    calls: contracts.map(({ method, path, summary }) => ({ method, path, summary })),
  }));

/** A group of calls; undefined for a slug of none. */
export const shownGroup = (slug: string): ShownGroup | undefined =>
  shownGroups().find((group) => group.slug === slug);

/** A call of a group, made of the description of the API; undefined for an unknown one. */
export function shownCall(group: ShownGroup, id: string): ShownCall | undefined {
  const link = group.calls.find(({ method, path }) => operationId(method, path) === id);
  if (!link) return undefined;
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const operation = paths[link.path]?.[link.method.toLowerCase()];
  return operation && describe(link, operation, components.schemas);
}

const linksOf = (ids: readonly string[]): ShownCall['next'] =>
  ids.flatMap((id) =>
    shownGroups().flatMap(({ slug, calls }) =>
      calls
        .filter(({ method, path }) => operationId(method, path) === id)
        .map(({ method, path }) => ({
          call: `${method} ${path}`,
          href: pages.developerCall(slug, id),
        })),
    ),
  );

function describe(
  link: CallLink,
  operation: Operation,
  schemas: Record<string, Schema>,
): ShownCall {
  const { method, path } = link;
  const [status = '', answered] = Object.entries(operation.responses)[0] ?? [];
  const [[answerType, answer] = [], ...others] = Object.entries(answered?.content ?? {});
  const body = operation.requestBody?.content['application/json'];
  const namedParameters = operation.parameters.filter((parameter) => parameter.name !== undefined);
  const query = Object.fromEntries(
    namedParameters.flatMap(({ in: place, name = '', example }) =>
      place === 'query' && example !== undefined ? [[name, example]] : [],
    ),
  );
  const scope = operation['x-required-scope'];
  return {
    ...link,
    description: operation.description,
    limit: operation['x-limit'],
    scope,
    status,
    answerTypes: [
      ...(answerType === undefined ? [] : [answerType]),
      ...others.map(([type]) => type),
    ],
    parameters: namedParameters.flatMap(
      ({ name = '', required = false, description, schema = {} }) =>
        fieldsOf(
          {
            properties: { [name]: { ...schema, ...(description ? { description } : {}) } },
            required: required ? [name] : [],
          },
          schemas,
        ),
    ),
    body: body ? fieldsOf(body.schema, schemas) : [],
    answer: answer && answerType === 'application/json' ? fieldsOf(answer.schema, schemas) : [],
    answerExample:
      answer?.example === undefined ? undefined : JSON.stringify(answer.example, undefined, 2),
    errors: Object.entries(operation.responses).flatMap(([each, { description }]) =>
      description.split('\n\n').flatMap((line) => {
        const [, code, text = ''] = ERROR_LINE.exec(line) ?? [];
        return code ? [{ code, status: each, text }] : [];
      }),
    ),
    next: linksOf(Object.keys(answered?.links ?? {})),
    curl: curlLine({
      method,
      path,
      scope,
      query,
      body: body?.example,
      takesFile: operation.requestBody !== undefined && !body,
      answersFile: answerType !== undefined && !/json|csv/.test(answerType),
      isSigned: operation.servers !== undefined,
    }),
  };
}
