import { expect, it } from 'vitest';
import { fillBlank, isBlank } from './missing-page';

const BLANK =
  '<!DOCTYPE html><html id="__next_error__"><head><script src="/a.js" async=""></script><title>Makerstep</title></head><body><div hidden=""></div><script>self.push(1)</script></body></html>';
const WHOLE =
  '<!DOCTYPE html><html lang="pt-BR" class="fonts"><head><link rel="stylesheet" href="/a.css" data-precedence="next"/><title>Página não encontrada</title><script>(early)</script><script src="/b.js" noModule=""></script></head>' +
  '<body><header>Makerstep</header><main><h1>Página não encontrada</h1><a href="/">$& Voltar</a></main><script>self.push("<h1>")</script><script src="/b.js" async=""></script></body></html>';

it('puts the words, the language and the look of the page into the blank document, and leaves its scripts', () => {
  expect(fillBlank(BLANK, WHOLE, '/p/aaaabbbbcccc')).toBe(
    '<!DOCTYPE html><html id="__next_error__" lang="pt-BR" class="fonts"><head><script src="/a.js" async=""></script><title>Página não encontrada</title>' +
      '<link rel="stylesheet" href="/a.css" data-precedence="next"/><script>(early)</script></head><body><header>Makerstep</header><main><h1>Página não encontrada</h1><a href="/">$& Voltar</a></main>' +
      '<div hidden=""></div><script>self.push(1)</script></body></html>',
  );
});

it('speaks in the viewer only to those without scripts, which say it there in a dialog', () => {
  for (const path of ['/p/aaaabbbbcccc/s/1', '/p/aaaabbbbcccc/finished', '/p/aaaabbbbcccc/embed']) {
    expect(fillBlank(BLANK, WHOLE, path)).toContain('<body><noscript><header>Makerstep</header>');
  }
});

it('knows a blank document', () => {
  expect([
    isBlank(404, Buffer.from(BLANK)),
    isBlank(200, Buffer.from(BLANK)),
    isBlank(404, Buffer.from(WHOLE)),
    isBlank(404, Buffer.from('{}')),
  ]).toEqual([true, false, false, false]);
});
