import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { LEADING_CALLS } from '../_openapi/links';
import { document, type Schema, withDocument } from './_testing/document';

const named = (schema: Schema): Schema =>
  schema.$ref
    ? (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)
    : schema;
/** The documented type of the value at a pointer, and that value in a response. */
const typeNamed = (schema: Schema, pointer: string) =>
  pointer
    .split('/')
    .reduce<Schema>((at, name) => named(at).items ?? named(at).properties?.[name] ?? {}, schema)
    .type;
const valueNamed = (answer: unknown, pointer: string) =>
  pointer
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], answer);

withDocument();

describe('GET /v1/openapi.json', () => {
  it('is valid OpenAPI 3.1 with resolvable references', async () => {
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

  it('names each call once and requires a token where one is needed', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { path, security, responses, summary } of operations) {
      expect(security === undefined, path).toBe(!/^\/(?:dashboard|site)\//.test(path));
      expect('401' in responses || security === undefined, path).toBe(true);
      expect(summary).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('documents the scope of each dashboard call, and the error without it', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
    );
    for (const { path, method, security, responses, description = '', ...rest } of operations) {
      const scope = (rest as { 'x-required-scope'?: string })['x-required-scope'];
      expect(scope !== undefined, path).toBe(/^\/(?:dashboard|site)\//.test(path));
      if (scope === undefined) continue;
      const session = { accessToken: [] };
      expect(security, `${method} ${path}`).toEqual(
        scope === 'session' ? [session] : [session, { personalToken: [scope] }],
      );
      expect(description, path).toContain(scope === 'session' ? 'refused' : `\`${scope}\``);
      const refusal = scope === 'read' ? '401' : '403';
      expect(responses[refusal]?.description, path).toContain(
        {
          read: 'token_refused',
          translate: 'token_needs_translate',
          write: 'token_needs_write',
          review: 'token_needs_review',
          publish: 'token_needs_publish',
          webhooks: 'token_needs_webhooks',
          operate: 'token_needs_operate',
          session: 'session_required',
        }[scope],
      );
    }
    expect(document.components).toHaveProperty('securitySchemes.personalToken.scheme', 'bearer');
  });

  it('links responses to existing calls, with every path parameter from the request or the response', () => {
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
});
