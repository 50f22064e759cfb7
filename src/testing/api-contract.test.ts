import { expect, it } from 'vitest';
import { type ApiDocument, apiResponseChecker } from './api-contract';

const project = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string' } },
};
const json = (schema: object) => ({ 'application/json': { schema } });
const document = {
  paths: {
    '/projects/{id}': {
      get: {
        responses: {
          200: { headers: { ETag: { $ref: '#/components/headers/etag' } }, content: json(project) },
          304: { headers: { ETag: { required: true } } },
        },
      },
      delete: { responses: { 204: {} } },
    },
    '/projects/filters': {
      get: { responses: { 200: { content: { ...json({ type: 'array' }), 'text/csv': {} } } } },
    },
  },
  components: { headers: { etag: { required: true } } },
} as unknown as ApiDocument;
const check = apiResponseChecker(document);
const answered = (
  method: string,
  pathname: string,
  status: number,
  text?: string,
  headers: Record<string, string> = {},
) =>
  check({
    method,
    pathname,
    status,
    text,
    headers: new Headers({ 'content-type': 'application/json; charset=utf-8', ...headers }),
  });

it('finds the operation of a path, a literal one before one with a parameter', () => {
  expect(answered('GET', '/v1/projects/a1', 200, '{"id":"a1"}', { etag: '"x"' })).toEqual([]);
  expect(answered('GET', '/v1/projects/filters', 200, '[]')).toEqual([]);
  expect(answered('DELETE', '/v1/projects/a1', 204, '')).toEqual([]);
  expect(answered('GET', '/v1/projects/a1', 304, '', { etag: '"x"' })).toEqual([]);
});

it('reports what is not described: status, headers, content types, bodies and operations', () => {
  expect(answered('GET', '/v1/projects/a1', 418, '{}')).toEqual(['418 is not described']);
  expect(answered('GET', '/v1/projects/a1', 200, '{"id":"a1"}')).toEqual(['it has no header ETag']);
  expect(answered('GET', '/v1/projects/a1', 200, '{"name":1}', { etag: '"x"' })).toHaveLength(2);
  expect(answered('GET', '/v1/projects/filters', 200, '[')).toEqual(['it is no JSON']);
  expect(answered('GET', '/v1/projects/filters', 200, '', { 'content-type': 'text/html' })).toEqual(
    ['its type text/html is not described'],
  );
  expect(answered('DELETE', '/v1/projects/a1', 204, '{}')).toEqual([
    'it has a body and none is described',
  ]);
  expect(answered('POST', '/v1/projects/a1', 201, '{}')).toEqual([
    'no call of this address and method is described',
  ]);
  expect(answered('GET', '/v1/secrets', 200, '{}')).toEqual([
    'no call of this address and method is described',
  ]);
});

it('ignores operations without a description, and bodies that were not read', () => {
  for (const [method, pathname, status] of [
    ['HEAD', '/v1/projects/a1', 200],
    ['OPTIONS', '/v1/projects/a1', 204],
    ['POST', '/v1/projects/a1', 405],
    ['GET', '/v1/nothing', 404],
    ['GET', '/v1/projects/', 404],
    ['GET', '/v1/openapi.json', 200],
  ] as const) {
    expect(answered(method, pathname, status, ''), pathname).toEqual([]);
  }
  expect(answered('GET', '/v1/projects/filters', 200)).toEqual([]);
  expect(
    answered('GET', '/v1/projects/filters', 200, undefined, { 'content-type': 'text/csv' }),
  ).toEqual([]);
});
