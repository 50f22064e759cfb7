import { expect, it } from 'vitest';
import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';
import { env } from '@/server/env/env';
import { openApiDocument } from './document';

type Document = {
  components: {
    schemas: Record<string, unknown>;
    securitySchemes: { personalToken: { description: string } };
  };
  paths: Record<string, Record<string, { requestBody: { content: Record<string, Body> } }>>;
};
type Property = { default?: unknown; description: string; pattern?: string };
type Body = { schema: { required?: string[]; properties: Record<string, Property> } };

const read = () => openApiDocument() as unknown as Document;
const bodyOf = (path: string, method = 'post') =>
  read().paths[path]?.[method]?.requestBody.content['application/json']?.schema;

it('names its shared schemas by words that a generated client can show', () => {
  const names = Object.keys(read().components.schemas);
  expect(names).toContain('JsonValue');
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
});

it('names every scope of a token wherever it lists them', () => {
  const { description } = read().components.securitySchemes.personalToken;
  const field = bodyOf('/dashboard/tokens')?.properties.scopes?.description;
  for (const scope of TOKEN_SCOPES) {
    expect(description).toContain(`\`${scope}\``);
    expect(field).toContain(`\`${scope}\``);
  }
});

it('describes the defaults of a new project, which are those of the form', () => {
  const { required, properties } = bodyOf('/dashboard/projects') ?? {};
  expect(required).toEqual(['name', 'languages']);
  expect([properties?.averageTime?.default, properties?.type?.default]).toEqual(['00:30', 1]);
});

it('requires no current password, which an account may not have', () => {
  for (const [path, method] of [
    ['/dashboard/tokens', 'post'],
    ['/dashboard/user', 'patch'],
    ['/dashboard/user', 'delete'],
  ] as const) {
    const body = bodyOf(path, method);
    expect(body?.required ?? [], path).not.toContain('currentPassword');
    expect(body?.properties.currentPassword?.description).toContain('fresh_sign_in_required');
  }
});

it('allows the addresses of webhooks that the operator allows', () => {
  const patterns = () =>
    (
      [
        ['/dashboard/webhooks', 'post'],
        ['/dashboard/webhooks/{webhookId}', 'patch'],
      ] as const
    ).map(([path, method]) => new RegExp(bodyOf(path, method)?.properties.url?.pattern ?? '', 'u'));
  const local = 'http://hooks.internal:8080/x';
  const { outsideAllowedHosts } = env();
  for (const pattern of patterns()) expect(local).not.toMatch(pattern);
  try {
    env().outsideAllowedHosts = [{ host: 'hooks.internal', port: 8080 }];
    for (const pattern of patterns()) expect(local).toMatch(pattern);
  } finally {
    env().outsideAllowedHosts = outsideAllowedHosts;
  }
});
