import { describe, expect, it } from 'vitest';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { document, type Operation, type Schema, withDocument } from './_testing/document';

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

withDocument();

describe('GET /v1/openapi.json', () => {
  it('describes a field only where the description fits its type', () => {
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

  it('documents file types and WWW-Authenticate', () => {
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

  it('documents limits, choices and defaults from the validating schemas', () => {
    expect(bodyOf('/dashboard/projects', 'post')).toMatchObject({
      required: ['name', 'languages'],
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

  it('documents the steps of the opacity, the fields of steps and chapters, and that lists of texts are replaced', () => {
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

  it('documents the choices of path parameters, and whose id it is', () => {
    const partOf = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters.find((parameter) => parameter.in === 'path') as {
        schema: Schema;
        description: string;
      };
    expect(partOf('/dashboard/sign-url/{uploadKey}', 'post').schema).toMatchObject({
      enum: ['project', 'step', 'avatar', 'cover'],
    });
    expect(partOf('/auth/login/{provider}', 'post').schema).toMatchObject({
      enum: ['google', 'facebook', 'oidc'],
    });
    expect(partOf('/dashboard/webhooks/{webhookId}', 'patch').description).toContain('webhook');
    for (const name of ['Webhook', 'WebhookDelivery'])
      expect(JSON.stringify(document.components.schemas[name]?.properties.id)).not.toContain(
        'projectUid',
      );
  });

  it('documents what an upload accepts and rejects, and other methods and limits everywhere', () => {
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
      if ('x-limit' in operation && !operation.operationId.startsWith('postDashboardSignUrl')) {
        expect(operation.responses['429']?.headers, operation.operationId).toHaveProperty(
          'Retry-After',
        );
      }
    }
  });

  it('documents errors in words', () => {
    const { responses } = document.paths['/dashboard/projects/{id}/publish']?.patch ?? {
      responses: {} as Operation['responses'],
    };
    expect(responses['409']?.description).toContain('`no_steps`');
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '401', '404', '409', '503']),
    );
  });
});
