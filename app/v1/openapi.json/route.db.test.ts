import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_LANGUAGES } from '@/shared/languages';
import { call } from '@/testing/api';
import { allCalls } from '../_testing/all-calls';
import { GET } from './route';

type Operation = { operationId: string; summary: string; parameters: { name?: string; in?: string; schema?: unknown }[]; responses: Record<string, { description: string }>; security?: unknown };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, { properties: Record<string, unknown> }> } };

let document: Document;
beforeAll(async () => {
  document = (await call(GET)).body as Document;
});
const bodyOf = (path: string, method: string) =>
  (document.paths[path]?.[method] as unknown as { requestBody: { content: Record<string, { schema: { properties: Record<string, unknown>; required: string[] } }> } }).requestBody.content['application/json']?.schema;

describe('GET /v1/openapi.json', () => {
  it('is valid OpenAPI 3.1 whose references all lead somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document) as Parameters<Validator['validate']>[0]);
    expect(errors ?? []).toEqual([]);
    expect([valid, validator.version]).toEqual([true, '3.1']);
    for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/(.+?)"/g)) {
      expect(pointer.split('/').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document), pointer).toBeDefined();
    }
  });

  it('describes every call there is, and nothing else', async () => {
    const onDisk = (await allCalls()).map(({ method, address }) => `${method} /${address.replaceAll('[', '{').replaceAll(']', '}')}`);
    const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(described.sort()).toEqual(onDisk.filter((name) => name !== 'GET /openapi.json').sort());
  });

  it('names each call once and asks for a token where one is needed', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, ...operation })));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { path, security, responses, summary } of operations) {
      expect(security === undefined, path).toBe(!path.startsWith('/dashboard'));
      expect('401' in responses || !path.startsWith('/dashboard'), path).toBe(true);
      expect(summary).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('tells limits, choices and defaults from the schemas that check them', () => {
    expect(bodyOf('/dashboard/projects', 'post')).toMatchObject({
      required: ['name', 'averageTime', 'type', 'languages'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120 }, description: { maxLength: 500 }, people: { default: 1, minimum: 1, maximum: 99 },
        languages: { items: { enum: [...PROJECT_LANGUAGES] } },
      },
    });
    expect(bodyOf('/projects/{id}/feedback', 'post')?.properties).toMatchObject({ rating: { minimum: 0.5, maximum: 5, multipleOf: 0.5 }, message: { maxLength: 2000 } });
    expect(document.paths['/dashboard/projects']?.get?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['page', 'limit', 'sortBy', 'status']));
    expect(document.components.schemas.Project?.properties).toHaveProperty('steps');
  });

  it('tells what can go wrong, in words', () => {
    const { responses } = document.paths['/dashboard/projects/{id}/publish']?.patch ?? { responses: {} as Operation['responses'] };
    expect(responses['409']?.description).toContain('`no_steps`');
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '401', '404', '409', '503']));
  });
});
