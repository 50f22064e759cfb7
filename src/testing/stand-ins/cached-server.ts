import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { afterEach, vi } from 'vitest';
import { declareTags } from '@/server/cache/answer-scope';
import { startEchoServer } from '@/testing/stand-ins/echo-server';

export const UID = 'aaaabbbbcccc';
export const PAGE = `/p/${UID}`;
const running: Awaited<ReturnType<typeof startEchoServer>>[] = [];

/**
 * A server with a response cache; its pages show a project, how often they were rendered, and in
 * which language.
 */
export async function start(
  handle?: (req: IncomingMessage, res: ServerResponse, rendered: number) => unknown,
) {
  let rendered = 0;
  const seen: IncomingMessage['headers'][] = [];
  const http = await startEchoServer({
    cachesResponses: true,
    inner: async (req, res) => {
      seen.push(req.headers);
      rendered += 1;
      declareTags([`project:${UID}`]);
      if (handle) return void (await handle(req, res, rendered));
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.setHeader('Content-Security-Policy', "default-src 'self'");
      res.setHeader('Cache-Control', 'private, no-store');
      res.setHeader('Vary', 'rsc');
      res.write(`<p>${req.headers['accept-language']} `);
      res.end(`rendered ${rendered}</p>`);
    },
  });
  running.push(http);
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        request(http.url + path, { method, headers }, (res) => {
          const chunks: Buffer[] = [];
          res
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () =>
              resolve({
                status: res.statusCode ?? 0,
                headers: res.headers,
                body: Buffer.concat(chunks),
              }),
            );
        })
          .on('error', reject)
          .end();
      },
    );
  const text = async (path: string, headers?: Record<string, string>) =>
    (await ask(path, headers)).body.toString();
  return { ...http, ask, text, seen, rendered: () => rendered };
}

/** Stops the servers that a test started. */
export function withCachedServers(): void {
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const http of running.splice(0)) await http.stop();
  });
}
