import { experimental_createMCPClient as createMCPClient } from '@ai-sdk/mcp';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addStep } from '@/features/projects/server/steps/service';
import { db } from '@/server/db/client';
import { setSite } from '@/server/site/current';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import { call, type CallOptions } from '@/testing/api';
import {
  buildCreator,
  buildPublished,
  buildToken,
  stepBody,
  texts,
} from '@/testing/database/factories';
import { fuzzRuns } from '@/testing/fuzz-runs';
import { authored, connect, fetchRoute, MCP_URL, use } from './_testing/connect';
import { DELETE, GET, POST } from './route';

const HEADERS = { accept: 'application/json, text/event-stream' };
const ask = (options: CallOptions) =>
  call(POST, {
    path: '/mcp',
    method: 'POST',
    ...options,
    headers: { ...HEADERS, ...options.headers },
  });
const message = (method: string, params?: object) => ({ jsonrpc: '2.0', id: 7, method, params });

beforeEach(async () => {
  await db().rateLimit.deleteMany();
});

describe('the protocol', () => {
  it('begins, lists tools with schemas, and answers in JSON without a session', async () => {
    const answer = await ask({
      body: message('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'test', version: '1' },
      }),
    });
    expect(answer.body).toMatchObject({
      id: 7,
      result: { protocolVersion: '2025-06-18', serverInfo: { name: 'makerstep' } },
    });
    expect(answer.body.result.capabilities).toEqual({ tools: {} });
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { token } = await buildToken(await buildCreator(), ['write']);
    const { body } = await ask({ body: message('tools/list'), token });
    for (const { inputSchema, description } of body.result.tools)
      expect([inputSchema.type, inputSchema.additionalProperties, description]).toEqual([
        'object',
        false,
        expect.any(String),
      ]);
    expect(JSON.stringify(body).length, 'the list fits into a context').toBeLessThan(40_000);
  });

  it('is 404 where the operators switched it off', async () => {
    setSite({ ...SITE_DEFAULTS, shows: { ...SITE_DEFAULTS.shows, mcp: false } });
    const { token } = await buildToken(await buildCreator(), ['write']);
    expect((await ask({ body: message('tools/list'), token })).status).toBe(404);
  });

  it('is spoken by a second client', async () => {
    const { project } = await buildPublished({ name: 'Sharpen a chisel', steps: 1 });
    const client = await createMCPClient({
      transport: { type: 'http', url: MCP_URL.href, fetch: fetchRoute() },
    });
    const { search_guides: search } = await client.tools();
    const found = await search?.execute({ query: 'chisel' }, { toolCallId: '1', messages: [] });
    expect(JSON.stringify(found)).toContain(project.projectUid);
    await client.close();
  });

  it('answers mistakes of a client as the protocol says', async () => {
    expect((await ask({ body: message('tools/call', { name: 'nothing' }) })).body.error.code).toBe(
      -32602,
    );
    expect((await ask({ body: message('resources/list') })).body.error.code).toBe(-32601);
    expect((await ask({ body: { id: 1 } })).status).toBe(400);
    expect((await ask({ body: [message('ping')] })).status, 'batch').toBe(400);
    expect((await ask({ raw: '{' })).status).toBe(400);
    expect((await ask({ raw: `"${'x'.repeat(300_000)}"` })).status).toBe(413);
    expect((await ask({ raw: 'ping', headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
    expect((await ask({ body: message('ping'), headers: { accept: 'text/html' } })).status).toBe(
      406,
    );
    expect(
      (await ask({ body: { jsonrpc: '2.0', method: 'notifications/initialized' } })).status,
    ).toBe(202);
    for (const handler of [GET, DELETE]) {
      const { status, headers } = await call(handler, { path: '/mcp' });
      expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  it('tells an assistant which field is wrong', async () => {
    const client = await connect();
    for (const [name, input, field] of [
      ['read_guide', { uid: '../../etc' }, 'uid'],
      ['read_guide', { uid: 'bcdfghjkmnpq', lang: 'xx' }, 'lang'],
      ['search_guides', { limit: 21 }, 'limit'],
      ['search_guides', { sql: 'DROP' }, 'sql'],
    ] as const)
      expect(await use(client, name, input)).toEqual({
        isError: true,
        text: expect.stringContaining(`\n${field}: `),
      });
  });

  // security: Programs, 44
  it('refuses pages of other sites', async () => {
    const from = (origin: string) => ask({ body: message('ping'), headers: { origin } });
    expect((await from('https://evil.example')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    expect((await from('http://localhost:3000')).status).toBe(200);
  });

  it('limits calls by client IP, five times as many with a token', async () => {
    const ping = { body: message('ping') };
    const first = await ask(ping);
    expect(first.headers.get('ratelimit-policy')).toBe('"mcp";q=60;w=600');
    await db().rateLimit.updateMany({ data: { attempts: 60 } });
    const refused = await ask(ping);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect((await ask({ ...ping, raw: '{', address: '192.0.2.2' })).status, 'another').toBe(400);
    const { token } = await buildToken(await buildCreator(), ['read']);
    const { status, headers } = await ask({ ...ping, token });
    expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"mcp-token";q=300;w=600']);
    await db().rateLimit.updateMany({ data: { attempts: 300 } });
    expect((await ask({ ...ping, token })).status).toBe(429);
  });
});

describe('a long guide', () => {
  it('is read in parts, each with a word on how to go on', async () => {
    const { creator, project } = await buildPublished({ steps: 1 });
    const step = { ...stepBody('Long'), description: texts('x'.repeat(480)) };
    // Each in a transaction of its own: all together take longer than one may on a busy machine.
    for (let at = 1; at < 80; at += 1) await addStep(creator.actor, project.id, step);
    const client = await connect();
    let [from, whole]: [number | undefined, string] = [0, ''];
    while (from !== undefined) {
      const { text } = await use(client, 'read_guide', { uid: project.projectUid, from });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(30_000);
      whole += authored(text);
      const next = /"from": (\d+)\.$/.exec(text)?.[1];
      from = next === undefined ? undefined : Number(next);
    }
    expect(whole.match(/^## /gm)).toHaveLength(80);
  });
});

// security: Programs, 54
it('nothing that a client sends makes a 500', { timeout: 240_000 }, async () => {
  const built = await buildPublished({ steps: 2 });
  const { token } = await buildToken(built.creator, ['write', 'publish']);
  const { body } = await ask({ body: message('tools/list'), token });
  const names: string[] = body.result.tools.map(({ name }: { name: string }) => name);
  const uid = fc.constantFrom(built.project.projectUid, 'bcdfghjkmnpq', '');
  const lang = fc.constantFrom('en', 'pt-BR', 'xx');
  const number = fc.oneof(fc.nat(3), fc.double(), fc.maxSafeInteger());
  const json = fc.jsonValue({ maxDepth: 3 });
  const input = fc.oneof(
    json,
    fc.record(
      {
        uid,
        lang,
        number,
        version: number,
        from: number,
        limit: number,
        query: fc.string({ unit: 'binary' }),
        stepId: fc.constantFrom(built.project.steps[0]?.id, crypto.randomUUID(), 'x'),
        name: fc.oneof(json, fc.array(fc.record({ lang, value: fc.string() }), { maxLength: 3 })),
        languages: fc.array(lang, { maxLength: 3 }),
        steps: fc.array(json, { maxLength: 3 }),
        texts: fc.array(
          fc.record({ id: fc.constantFrom('project.name', 'x'), value: fc.string() }),
          { maxLength: 3 },
        ),
      },
      { requiredKeys: [] },
    ),
  );
  const messages = fc.oneof(
    json,
    fc.record(
      {
        jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2),
        id: fc.oneof(fc.string(), fc.integer(), fc.constant(null), json),
        method: fc.oneof(
          fc.constantFrom(
            'initialize',
            'ping',
            'tools/list',
            'tools/call',
            'tasks/get',
            'logging/setLevel',
          ),
          fc.string(),
        ),
        params: json,
        result: json,
      },
      { requiredKeys: ['jsonrpc'] },
    ),
    fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.nat(),
      method: fc.constant('tools/call'),
      params: fc.record({ name: fc.constantFrom(...names), arguments: input }),
    }),
  );
  const raw = fc.oneof(
    { weight: 4, arbitrary: messages.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
  let run = 0;
  await fc.assert(
    fc.asyncProperty(raw, fc.boolean(), async (text, hasToken) => {
      if ((run += 1) % 250 === 0) await db().rateLimit.deleteMany();
      const answer = await ask({
        raw: text,
        address: `2001:db8:1:${run.toString(16)}::1`,
        ...(hasToken && { token }),
      });
      expect(answer.status, text).toBeLessThan(500);
      expect(JSON.stringify(answer.body) ?? '', text).not.toMatch(/Something went wrong|at \//);
    }),
    { numRuns: fuzzRuns(1000), seed: 63 },
  );
  expect(
    await db().projectVersion.count({ where: { projectId: built.project.id } }),
    'and nothing is published',
  ).toBe(1);
});
