import { CONTRACT_GROUPS } from '@/features/contracts';
import { paths as pages } from '@/shared/addresses/paths';
import type { Contract } from '@/shared/http/contract';
import { openApiDocument } from '../../../../../v1/_openapi/document';
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
  operationId: string;
  summary: string;
  description?: string;
  'x-limit'?: string;
  'x-required-scope'?: string;
  parameters: Parameter[];
  /** Where it is not below /v1: an upload. */
  servers?: unknown;
  requestBody?: { content: Content };
  responses: Record<
    string,
    { description: string; content?: Content; links?: Record<string, { operationId: string }> }
  >;
};

/** A call as its page shows it. */
export type ShownCall = {
  method: string;
  path: string;
  anchor: string;
  summary: string;
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
  /** the calls that its answer leads to */
  next: { call: string; href: string }[];
};
export type ShownGroup = { name: string; slug: string; about: string; calls: ShownCall[] };

const ERROR_LINE = /^`(\w+)`: (.*)$/;

/** Names and addresses of the groups, in their order. */
export const groupLinks = (): Pick<ShownGroup, 'name' | 'slug' | 'about'>[] =>
  CONTRACT_GROUPS.map(({ name, slug, about }) => ({ name, slug, about }));

/** A group of calls made of the description of the API; undefined for a slug of none. */
export function shownGroup(slug: string): ShownGroup | undefined {
  const group = CONTRACT_GROUPS.find((each) => each.slug === slug);
  if (!group) return undefined;
  const { paths, components } = openApiDocument() as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const addresses = addressesOf(paths);
  const calls = group.contracts.flatMap((contract) => {
    const operation = operationOf(contract, paths);
    return operation ? shownCall(contract, operation, components.schemas, addresses) : [];
  });
  return { name: group.name, slug, about: group.about, calls };
}

const operationOf = (
  { method, path }: Contract,
  paths: Record<string, Record<string, Operation>>,
): Operation | undefined => paths[path]?.[method.toLowerCase()];

/** Where each call is described, by its id. */
function addressesOf(
  paths: Record<string, Record<string, Operation>>,
): Map<string, ShownCall['next'][number]> {
  return new Map(
    CONTRACT_GROUPS.flatMap(({ slug, contracts }) =>
      contracts.map((contract) => {
        const id = operationOf(contract, paths)?.operationId ?? '';
        const call = `${contract.method} ${contract.path}`;
        return [id, { call, href: `${pages.developerGroup(slug)}#${id}` }] as const;
      }),
    ),
  );
}

function shownCall(
  { method, path }: Contract,
  operation: Operation,
  schemas: Record<string, Schema>,
  addresses: ReturnType<typeof addressesOf>,
): ShownCall {
  const [status = '', answered] = Object.entries(operation.responses)[0] ?? [];
  const [[answerType, answer] = [], ...others] = Object.entries(answered?.content ?? {});
  const body = operation.requestBody?.content['application/json'];
  const own = operation.parameters.filter((parameter) => parameter.name !== undefined);
  const query = Object.fromEntries(
    own.flatMap(({ in: place, name = '', example }) =>
      place === 'query' && example !== undefined ? [[name, example]] : [],
    ),
  );
  const scope = operation['x-required-scope'];
  return {
    method,
    path,
    anchor: operation.operationId,
    summary: operation.summary,
    description: operation.description,
    limit: operation['x-limit'],
    scope,
    status,
    answerTypes: [
      ...(answerType === undefined ? [] : [answerType]),
      ...others.map(([type]) => type),
    ],
    parameters: own.flatMap(({ name = '', required = false, description, schema = {} }) =>
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
    next: Object.keys(answered?.links ?? {}).flatMap((id) => addresses.get(id) ?? []),
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
