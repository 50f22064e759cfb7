import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_LANGUAGES } from '@/shared/languages';
import { call } from '@/testing/api';
import { LEADING_CALLS } from '../_openapi/links';
import { allCalls } from '../_testing/all-calls';
import { GET } from './route';

type Schema = { $ref?: string; type?: string; properties?: Record<string, Schema>; items?: Schema };
type Link = { operationId: string; parameters: Record<string, string> };
type Answer = {
  description: string;
  headers?: object;
  links?: Record<string, Link>;
  content?: Record<string, { schema: Schema; example?: unknown }>;
};
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  parameters: { name?: string; in?: string; schema?: unknown }[];
  responses: Record<string, Answer>;
  security?: unknown;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
};

let document: Document;
beforeAll(async () => {
  document = (await call(GET)).body as Document;
});
const bodyOf = (path: string, method: string) =>
  (
    document.paths[path]?.[method] as unknown as {
      requestBody: {
        content: Record<
          string,
          { schema: { properties: Record<string, unknown>; required: string[] } }
        >;
      };
    }
  ).requestBody.content['application/json']?.schema;
const named = (schema: Schema): Schema =>
  schema.$ref
    ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)
    : schema;
/** What the description says of the value at a pointer, and that value in an answer. */
const typeNamed = (schema: Schema, pointer: string) =>
  pointer
    .split('/')
    .reduce<Schema>((at, name) => named(at).items ?? named(at).properties?.[name] ?? {}, schema)
    .type;
const valueNamed = (answer: unknown, pointer: string) =>
  pointer
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], answer);

describe('GET /v1/openapi.json', () => {
  it('is valid OpenAPI 3.1 whose references all lead somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(
      structuredClone(document) as Parameters<Validator['validate']>[0],
    );
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
    for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/(.+?)"/g)) {
      expect(
        pointer
          .split('/')
          .reduce<unknown>(
            (at, name) => (at as Record<string, unknown> | undefined)?.[name],
            document,
          ),
        pointer,
      ).toBeDefined();
    }
  });

  it('describes every call there is, and nothing else', async () => {
    const onDisk = (await allCalls()).map(
      ({ method, address }) => `${method} /${address.replaceAll('[', '{').replaceAll(']', '}')}`,
    );
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // The upload's own address is not below /v1.
    expect(described.sort()).toEqual(
      [...onDisk.filter((name) => name !== 'GET /openapi.json'), 'PUT /uploads/{key}'].sort(),
    );
  });

  it('names each call once and asks for a token where one is needed', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { path, security, responses, summary } of operations) {
      expect(security === undefined, path).toBe(!path.startsWith('/dashboard'));
      expect('401' in responses || !path.startsWith('/dashboard'), path).toBe(true);
      expect(summary).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('says for each call of the dashboard what a personal token needs, and how one without that is refused', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
    );
    for (const { path, method, security, responses, description = '', ...rest } of operations) {
      const scope = (rest as { 'x-required-scope'?: string })['x-required-scope'];
      expect(scope !== undefined, path).toBe(path.startsWith('/dashboard'));
      if (scope === undefined) continue;
      const session = { accessToken: [] };
      expect(security, `${method} ${path}`).toEqual(
        scope === 'session' ? [session] : [session, { personalToken: [scope] }],
      );
      expect(description, path).toContain(scope === 'session' ? 'refused' : `\`${scope}\``);
      const refusal = { read: '401', write: '403', publish: '403', session: '403' }[scope];
      expect(responses[refusal ?? '']?.description, path).toContain(
        {
          read: 'token_refused',
          write: 'token_needs_write',
          publish: 'token_needs_publish',
          session: 'session_required',
        }[scope],
      );
    }
    expect(document.components).toHaveProperty('securitySchemes.personalToken.scheme', 'bearer');
  });

  it('leads from answers to calls that there are, with every part of their address as it was sent or is answered', () => {
    const all = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
      })),
    );
    const partsOf = (id: string) =>
      all
        .find(({ operation }) => operation.operationId === id)
        ?.operation.parameters.flatMap(({ in: place, name = '' }) =>
          place === 'path' ? [name] : [],
        );
    const leading = all.flatMap(({ name, operation }) =>
      Object.entries(operation.responses).flatMap(([status, answer]) =>
        Object.values(answer.links ?? {}).map((link) => ({
          name,
          operation,
          status,
          answer,
          link,
        })),
      ),
    );
    expect([...new Set(leading.map(({ name }) => name))].sort()).toEqual([...LEADING_CALLS].sort());
    for (const {
      name,
      operation,
      status,
      answer,
      link: { operationId, parameters },
    } of leading) {
      expect([name, status, Object.keys(parameters)]).toEqual([
        name,
        expect.stringMatching(/^2/),
        partsOf(operationId),
      ]);
      for (const expression of Object.values(parameters)) {
        const [, place, named = ''] =
          /^\$(request\.path\.|response\.body#\/)(.+)$/.exec(expression) ?? [];
        const { schema = {}, example } = answer.content?.['application/json'] ?? {};
        if (place === 'request.path.')
          expect(partsOf(operation.operationId), `${name}: ${expression}`).toContain(named);
        else
          expect(
            [
              typeNamed(schema, named),
              example === undefined ? 'string' : typeof valueNamed(example, named),
            ],
            `${name}: ${expression}`,
          ).toEqual(['string', 'string']);
      }
    }
  });

  it('says of a field only what is about its kind of value', () => {
    const status = document.paths['/dashboard/projects']?.get?.parameters.find(
      ({ name }) => name === 'status',
    );
    expect(status).toMatchObject({
      description: 'Without one, whatever is not archived.',
      schema: { enum: ['published', 'unpublished', 'archived', 'all'] },
    });
    const ofDelivery = document.components.schemas.WebhookDelivery?.properties.status as {
      description?: string;
    };
    expect(ofDelivery.description).toBeUndefined();
    const visit = bodyOf('/projects/{id}/analytics', 'post')?.properties.sessionId as {
      description?: string;
    };
    expect(visit.description).toContain('of a visit');
  });

  it('tells the types of files, and what is challenged for', () => {
    const of = (path: string) => document.paths[path]?.get?.responses ?? {};
    expect(Object.keys(of('/dashboard/projects/{id}/translations')['200']?.content ?? {})).toEqual([
      'text/csv',
      'application/xliff+xml',
    ]);
    expect(Object.keys(of('/dashboard/projects/{id}/export')['200']?.content ?? {})).toEqual([
      'application/zip',
    ]);
    expect(document.paths['/dashboard/projects']?.post?.responses['403']?.headers).toHaveProperty(
      'WWW-Authenticate',
    );
    expect(of('/dashboard/projects')['401']?.headers).toHaveProperty('WWW-Authenticate');
  });

  it('tells limits, choices and defaults from the schemas that check them', () => {
    expect(bodyOf('/dashboard/projects', 'post')).toMatchObject({
      required: ['name', 'averageTime', 'type', 'languages'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120 },
        description: { maxLength: 500 },
        people: { default: 1, minimum: 1, maximum: 99 },
        languages: { items: { enum: [...PROJECT_LANGUAGES] } },
      },
    });
    expect(bodyOf('/projects/{id}/feedback', 'post')?.properties).toMatchObject({
      rating: { minimum: 0.5, maximum: 5, multipleOf: 0.5 },
      message: { maxLength: 2000 },
    });
    expect(document.paths['/dashboard/projects']?.get?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page', 'limit', 'sortBy', 'status']),
    );
    expect(document.components.schemas.Project?.properties).toHaveProperty('steps');
  });

  it.each([
    ['/auth/register', 'post', 'password', { minLength: 8, maxLength: 128 }],
    ['/auth/reset-password', 'post', 'password', { minLength: 8, maxLength: 128 }],
    ['/dashboard/user', 'patch', 'password', { minLength: 8, maxLength: 128 }],
    ['/dashboard/projects', 'post', 'tags', { maxItems: 30, items: { maxLength: 60 } }],
    ['/dashboard/projects', 'post', 'averageTime', { pattern: '^(?!00:00)[0-9]{2}:[0-5][0-9]$' }],
    ['/dashboard/projects', 'post', 'languages', { minItems: 1, uniqueItems: true }],
    ['/contact', 'post', 'email', { format: 'email', maxLength: 254 }],
    ['/dashboard/webhooks', 'post', 'events', { minItems: 1, uniqueItems: true }],
  ])('tells the limits of %s %s %s', (path, method, field, limits) => {
    expect(bodyOf(path, method)?.properties[field]).toMatchObject(limits);
  });

  it('tells the steps of the opacity, what a step has and a chapter has not, and that lists of texts are replaced', () => {
    const { creator } = bodyOf('/dashboard/user', 'patch')?.properties as { creator: Schema };
    expect(creator.properties?.coverOpacity).toMatchObject({
      minimum: 0.01,
      maximum: 1,
      multipleOf: 0.01,
    });
    const [step, chapter] = (
      bodyOf('/dashboard/projects/{id}/steps', 'post') as unknown as {
        oneOf: { required: string[]; properties: Record<string, { maxItems?: number }> }[];
      }
    ).oneOf;
    expect([step?.required, chapter?.required, chapter?.properties.description?.maxItems]).toEqual([
      ['name', 'description'],
      ['type', 'name'],
      0,
    ]);
    expect(Object.keys(chapter?.properties ?? {})).not.toContain('file');
    const { name } = bodyOf('/dashboard/projects/{id}/steps/{stepId}', 'patch')?.properties as {
      name: { description: string };
    };
    expect(name.description).toContain('Replaces the whole list');
  });

  it('tells the choices of an address, and whose id it is', () => {
    const partOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters.find((parameter) => parameter.in === 'path') as {
        schema: Schema;
        description: string;
      };
    expect(partOf('/dashboard/sign-url/{uploadKey}', 'post').schema).toMatchObject({
      enum: ['project', 'step', 'avatar', 'cover'],
    });
    expect(partOf('/auth/login/{provider}', 'post').schema).toMatchObject({
      enum: ['google', 'facebook'],
    });
    expect(partOf('/dashboard/webhooks/{webhookId}', 'patch').description).toContain('webhook');
    for (const name of ['Webhook', 'WebhookDelivery'])
      expect(JSON.stringify(document.components.schemas[name]?.properties.id)).not.toContain(
        'projectUid',
      );
  });

  it('tells what the upload takes and how it refuses, and other methods and limits wherever they are', () => {
    const { put } = document.paths['/uploads/{key}'] ?? {};
    expect(put?.description).toContain('2,097,152 bytes');
    expect(Object.keys(put?.responses ?? {})).toEqual(
      expect.arrayContaining([
        '200',
        '403',
        '405',
        '408',
        '409',
        '413',
        '415',
        '422',
        '503',
        '507',
      ]),
    );
    for (const operation of Object.values(document.paths).flatMap((methods) =>
      Object.values(methods),
    )) {
      expect(operation.responses['405']?.headers, operation.operationId).toHaveProperty('Allow');
      if ('x-limit' in operation && operation.operationId !== 'postDashboardSignUrlByUploadKey') {
        expect(operation.responses['429']?.headers, operation.operationId).toHaveProperty(
          'Retry-After',
        );
      }
    }
  });

  it('tells what can go wrong, in words', () => {
    const { responses } = document.paths['/dashboard/projects/{id}/publish']?.patch ?? {
      responses: {} as Operation['responses'],
    };
    expect(responses['409']?.description).toContain('`no_steps`');
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '401', '404', '409', '503']),
    );
  });
});
