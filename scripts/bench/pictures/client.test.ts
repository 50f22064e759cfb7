import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAgain, Uploader } from './client';

const asked: string[] = [];
let server: Server;
let port: number;
async function bytesOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

beforeAll(async () => {
  const answers: Record<string, object> = {
    '/v1/auth/register': {},
    '/v1/auth/login': { tokens: { access: { token: 't' } } },
    '/v1/dashboard/sign-url/step': {
      returnData: { signedRequest: 'http://elsewhere.example/uploads/k?token=x' },
    },
  };
  server = createServer(
    (req, res) =>
      void bytesOf(req).then((body) => {
        asked.push(
          `${req.method} ${req.url} ${req.headers.authorization ?? '-'} ${req.method === 'PUT' ? body.length : ''}`.trim(),
        );
        res.end(JSON.stringify(answers[req.url ?? ''] ?? {}));
      }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('registers, gets an upload URL and uploads to this server', async () => {
  const uploader = new Uploader(port);
  await uploader.signUp();
  const { status, tookMs } = await uploader.put(await uploader.sign(), Buffer.alloc(5));
  expect([status, tookMs > 0]).toEqual([200, true]);
  expect(asked).toEqual([
    'POST /v1/auth/register -',
    'POST /v1/auth/login -',
    'POST /v1/dashboard/sign-url/step Bearer t',
    'PUT /uploads/k?token=x - 5',
  ]);
});

it('requests one page until it is stopped', async () => {
  let left = 3;
  expect(await readAgain(port, '/p/x', () => (left -= 1) < 0)).toHaveLength(3);
});
