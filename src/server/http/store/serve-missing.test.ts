import { describe, expect, it } from 'vitest';
import { PAGE, start, withStoredFronts } from '@/testing/stored-front';

withStoredFronts();

describe('pages that do not exist', () => {
  const answer404: Parameters<typeof start>[0] = ({ url = '', headers }, res) => {
    res.writeHead(404, { 'Content-Type': 'text/html' });
    res.end(
      url === '/404'
        ? `<html lang="${headers['accept-language']}"><head><title>Not here</title></head><body><h1>Not here, ${headers['accept-language']}</h1></body></html>`
        : '<html id="__next_error__"><head><title>x</title></head><body></body></html>',
    );
  };

  it('are told without scripts too, in the language of who asks, whether there could be such a uid or not', async () => {
    const { ask, seen } = await start(answer404);
    for (const path of [PAGE, '/p/nobody-can-be-called-that', '/c/x']) {
      for (const language of ['en', 'pt-BR']) {
        const { status, body } = await ask(path, { 'accept-language': language });
        expect([status, body.toString()], path).toEqual([
          404,
          `<html id="__next_error__" lang="${language}"><head><title>Not here</title></head><body><h1>Not here, ${language}</h1></body></html>`,
        ]);
      }
    }
    // Each of six pages, and what stands at an unknown address once for each language.
    expect(seen).toHaveLength(8);
  });

  it('are left as they are where even that cannot be had', async () => {
    const { ask } = await start((req, res, made) =>
      req.url === '/404' ? Promise.reject(new Error('away')) : answer404(req, res, made),
    );
    const { status, body } = await ask(PAGE);
    expect([status, body.toString()]).toEqual([
      404,
      '<html id="__next_error__"><head><title>x</title></head><body></body></html>',
    ]);
  });
});
