import { beforeEach, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '@/features/auth/personal-tokens/constants';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildOperator,
  buildPublished,
  buildToken,
  texts,
} from '@/testing/database/factories';
import { connect, use } from './_testing/connect';
import { POST } from './route';

type Built = Awaited<ReturnType<typeof buildPublished>>;

/** The scope of each tool, and an input that it accepts. */
const tools = ({ project }: Built) => {
  const uid = project.projectUid;
  const stepId = project.steps[0]?.id;
  return {
    search_guides: { scope: 'public', input: { query: project.name } },
    read_guide: { scope: 'public', input: { uid } },
    read_step: { scope: 'public', input: { uid, number: 1 } },
    changes_since: { scope: 'public', input: { uid, version: 1 } },
    my_guides: { scope: 'read', input: {} },
    read_draft: { scope: 'read', input: { uid } },
    create_guide: { scope: 'write', input: { name: 'New', languages: ['en'] } },
    add_steps: {
      scope: 'write',
      input: { uid, steps: [{ name: texts('New'), description: texts('New') }] },
    },
    change_step: { scope: 'write', input: { uid, stepId, name: texts('Changed') } },
    change_texts: {
      scope: 'write',
      input: { uid, lang: 'en', texts: [{ id: 'project.name', value: 'Changed' }] },
    },
  } as const;
};
const OWN = ['read_draft', 'add_steps', 'change_step', 'change_texts'] as const;

/** Everything that a tool could change. */
const state = async () =>
  JSON.stringify([
    await db().project.findMany({ orderBy: { id: 'asc' } }),
    await db().guideItem.findMany({ orderBy: { id: 'asc' } }),
    await db().projectVersion.findMany({ orderBy: [{ projectId: 'asc' }, { number: 'asc' }] }),
  ]);
const published = async ({ project }: Built) => [
  await db().projectVersion.findMany({ where: { projectId: project.id } }),
  await db().project.findUnique({ where: { id: project.id }, select: { status: true } }),
];

beforeEach(async () => {
  await db().rateLimit.deleteMany();
});

/** No token, and each set of scopes that a token may have. */
const SETS: (readonly TokenScope[] | undefined)[] = [
  undefined,
  ...TOKEN_SCOPES.map((scope) => [scope]),
  ['write', 'publish'],
  TOKEN_SCOPES,
];

describe('the tools of an assistant', () => {
  // security: Programs
  it.each(SETS.map((scopes) => [scopes?.join(' and ') ?? 'no token', scopes] as const))(
    'are those of its scopes, listed and called: %s',
    async (_name, scopes) => {
      const creator = scopes?.includes('operate') ? await buildOperator() : await buildCreator();
      const built = await buildPublished({ creator, steps: 1 });
      const before = await published(built);
      const token = scopes && (await buildToken(creator, [...scopes])).token;
      const held = scopes ? ['public', 'read', ...scopes] : ['public'];
      const client = await connect(token);
      const listed = (await client.listTools()).tools.map(({ name }) => name);
      for (const [name, { scope, input }] of Object.entries(tools(built))) {
        const isAllowed = held.includes(scope);
        expect(listed.includes(name), `${name} is listed`).toBe(isAllowed);
        const stateBefore = await state();
        const { isError, text } = await use(client, name, input);
        expect(isError, `${name}: ${text}`).toBe(!isAllowed);
        if (!isAllowed) expect(await state(), `${name} changed nothing`).toBe(stateBefore);
      }
      expect(listed).toHaveLength(
        Object.values(tools(built)).filter(({ scope }) => held.includes(scope)).length,
      );
      // Whatever the scopes, readers get what they got before.
      expect(await published(built)).toEqual(before);
    },
  );

  // security: Programs, 22
  it.each(OWN)('%s does not reach the guide of another account', async (name) => {
    const built = await buildPublished({ steps: 1 });
    const { token } = await buildToken(await buildOperator(), [...TOKEN_SCOPES]);
    const client = await connect(token);
    const before = await state();
    const unknown = await use(client, name, { ...tools(built)[name].input, uid: 'bcdfghjkmnpq' });
    expect(await use(client, name, tools(built)[name].input)).toEqual(unknown);
    expect([unknown.isError, await state()]).toEqual([true, before]);
  });

  it('names no tool that deletes, publishes, sees people or operates', async () => {
    const { token } = await buildToken(await buildOperator(), [...TOKEN_SCOPES]);
    const { tools: all } = await (await connect(token)).listTools();
    for (const { name } of all)
      expect(name).not.toMatch(/delete|remove|publish|archive|token|webhook|people|site|feedback/);
  });

  // security: Programs
  it('need a live personal token: a wrong, ended or other one is 401', async () => {
    const creator = await buildCreator();
    const { id, token } = await buildToken(creator, ['write']);
    await db().personalToken.update({ where: { id }, data: { expiresAt: new Date(0) } });
    const { token: live } = await buildToken(creator, ['write']);
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const accept = 'application/json, text/event-stream';
    for (const authorization of [
      `Bearer ${token}`,
      `Bearer mks_${'x'.repeat(43)}`,
      `Bearer ${creator.token}`,
      'Basic eDp5',
      'Bearer',
      live,
      `Bearer ${live} x`,
    ]) {
      const headers = { accept, authorization };
      const answer = await call(POST, { path: '/mcp', body: ping, headers });
      expect([answer.status, answer.headers.get('www-authenticate')], authorization).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
    }
  });
});
