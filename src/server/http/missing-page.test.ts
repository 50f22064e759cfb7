import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEchoServer } from '@/testing/stand-ins/echo-server';

let http: Awaited<ReturnType<typeof startEchoServer>>;
beforeAll(async () => {
  http = await startEchoServer();
});
afterAll(() => http.stop());

describe('an answer', () => {
  it('for a text that does not exist is a short one, and no page', async () => {
    for (const path of ['/readme.md', '/ads.txt', '/.well-known/x.txt', '/p/x/y.md', '/x/a.TXT']) {
      const answer = await fetch(http.url + path, {
        headers: { accept: 'text/html', 'accept-language': 'pt' },
      });
      expect([
        path,
        answer.status,
        answer.headers.get('content-type'),
        await answer.text(),
      ]).toEqual([path, 404, 'text/plain; charset=utf-8', 'Não há nada neste endereço.\n']);
    }
    const others = ['/llms.txt', '/robots.txt', '/p/aaaabbbbcccc.md', '/explore/A.md', '/v1/a.txt'];
    for (const path of others) expect((await fetch(http.url + path)).status, path).toBe(200);
  });
});
