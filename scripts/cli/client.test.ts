import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Client, Refusal } from './client';

const TOKEN = `mks_${'t'.repeat(43)}`;
type Turn = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

const answers =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): Turn =>
  (_request, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const breaks: Turn = ({ socket }) => void socket.destroy();

/** A client for a server with these responses, and the requests it got. */
async function talk(...turns: Turn[]) {
  const requests: IncomingMessage[] = [];
  const output: string[] = [];
  server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    (turns[requests.length - 1] ?? answers(500))(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    client: new Client({ server: `http://127.0.0.1:${port}`, token: TOKEN }, (text) =>
      output.push(text),
    ),
    asked: requests,
    output,
  };
}

describe('a call of the command', () => {
  it('sends the token and nothing unnecessary', async () => {
    const {
      client,
      asked: [first],
    } = await talk(answers(200, { ok: 1 })).then(async (made) => ({
      ...made,
      body: await made.client.json('GET', '/dashboard/user'),
    }));
    expect(client).toBeDefined();
    expect([first?.url, first?.headers.authorization, first?.headers['content-type']]).toEqual([
      '/v1/dashboard/user',
      `Bearer ${TOKEN}`,
      undefined,
    ]);
  });

  it('retries when the server says so, with the same Idempotency-Key', async () => {
    const { client, asked } = await talk(
      answers(429, {}, { 'retry-after': '0' }),
      answers(503, {}, { 'retry-after': '0' }),
      answers(201, { projectUid: 'x' }),
    );
    expect(
      await client.json('POST', '/dashboard/projects', { body: {}, idempotencyKey: 'k' }),
    ).toEqual({ projectUid: 'x' });
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k', 'k']);
  });

  it('reports long waits, and gives up when they are too long', async () => {
    const { client, output } = await talk(
      answers(
        429,
        { error: { code: 'too_many_requests', message: 'Too many.' } },
        { 'retry-after': '3600' },
      ),
    );
    await expect(client.json('GET', '/x')).rejects.toEqual(
      new Refusal(429, 'too_many_requests', 'Too many.'),
    );
    expect(output).toEqual([]);
  });

  it('retries after a broken connection only when repeating is safe', async () => {
    const safe = await talk(breaks, answers(200, { ok: 1 }));
    expect(await safe.client.json('PATCH', '/x')).toEqual({ ok: 1 });
    const { client, asked } = await talk(breaks, answers(200));
    await expect(client.json('POST', '/dashboard/imports')).rejects.toThrow(
      /cannot be reached .*Check the address/,
    );
    expect(asked).toHaveLength(1);
  });

  it('sends the token to no other server', async () => {
    const { client, asked } = await talk(
      answers(302, {}, { location: 'https://elsewhere.example/v1/x' }),
    );
    await expect(client.json('GET', '/x')).rejects.toThrow(
      'The server sends on to https://elsewhere.example/v1/x.',
    );
    expect(asked).toHaveLength(1);
  });

  it('prints the refusal of the server, field by field', async () => {
    const { client } = await talk(
      answers(422, {
        error: {
          code: 'validation_failed',
          message: 'Some fields need your attention.',
          fields: { name: 'Please enter name', ref: 'At most 80 characters.' },
        },
      }),
      answers(404, '<html>'),
    );
    await expect(client.json('POST', '/x')).rejects.toThrow(
      'Some fields need your attention. name: Please enter name; ref: At most 80 characters.',
    );
    await expect(client.json('GET', '/x')).rejects.toThrow('Is it a Makerstep?');
  });
});
