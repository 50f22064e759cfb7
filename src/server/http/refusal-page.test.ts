import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { REFUSAL_POLICY, refusalPage, wantsPage } from './refusal-page';

it('says what happened, what was kept and what to do, in the language of the visitor', () => {
  const english = refusalPage('database_unavailable', '/p/k3m9xw2hq7pd?x=1&y="2"', {
    'accept-language': 'en',
  });
  expect(english).toContain('<html lang="en">');
  expect(english).toContain('We cannot reach our data right now. Nothing of yours is lost');
  expect(english).toContain('<a href="/p/k3m9xw2hq7pd?x=1&amp;y=&quot;2&quot;">Try again</a>');
  expect(english).toContain('<a href="/">Back home</a>');
  const portuguese = refusalPage('busy', '/', {
    'accept-language': 'en',
    cookie: 'makerstep_lang=pt-BR',
  });
  expect(portuguese).toContain('<html lang="pt-BR">');
  expect(portuguese).toContain('Tem gente demais aqui');
});

// security: 40
it('links to no other host, and to no malformed address', () => {
  for (const address of ['//other.host/', '/\\other.host/', 'http://other.host/'])
    expect(refusalPage('busy', address, {})).not.toContain('other.host');
  expect(refusalPage('malformed_address', '/p/%ff', {})).not.toContain('%ff');
});

it('allows only its own style by its content security policy', () => {
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(refusalPage('busy', '/', {})) ?? [];
  expect(REFUSAL_POLICY).toContain(
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(REFUSAL_POLICY).toContain("default-src 'none'");
});

it('is for clients that accept HTML', () => {
  expect([
    wantsPage({ accept: 'text/html,*/*' }),
    wantsPage({ accept: '*/*' }),
    wantsPage({}),
  ]).toEqual([true, false, false]);
});
