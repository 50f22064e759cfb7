import { describe, expect, it } from 'vitest';
import { GUIDE_ONLY } from '@/testing/texts/guide-languages';
import { internalPath, languagesOfPath, readingPath, samplePath } from './routing';

describe('routing', () => {
  it('rewrites an embed page with a step to the viewer, and nothing else', () => {
    expect(samplePath('en', '/p/k3m9xw2hq7pd/embed', '1')).toBe('/en/p/k3m9xw2hq7pd/embed/1');
    expect(samplePath('pt-BR', '/p/k3m9xw2hq7pd/embed/', '12')).toBe(
      '/pt-BR/p/k3m9xw2hq7pd/embed/12',
    );
    for (const step of [null, '', '0', '-1', '1.5', 'x', '1000', '1/../2', '%2e'])
      expect(samplePath('en', '/p/k3m9xw2hq7pd/embed', step), String(step)).toBeUndefined();
    for (const path of [
      '/p/k3m9xw2hq7pd',
      '/p/k3m9xw2hq7pd/embed/x',
      '/p/k3m9xw2hq7pd/s/1',
      '/',
      '/dashboard',
    ])
      expect(samplePath('en', path, '1'), path).toBeUndefined();
  });

  it('rewrites a guide in a language without an interface to its page in that language', () => {
    const [lang] = GUIDE_ONLY;
    expect(readingPath('en', '/p/k3m9xw2hq7pd', lang)).toBe(`/en/p/k3m9xw2hq7pd/in/${lang}`);
    // Languages of the interface also choose the interface.
    for (const other of ['en', 'pt-BR', 'xx', '', '../x', null])
      expect(readingPath('en', '/p/k3m9xw2hq7pd', other), String(other)).toBeUndefined();
    for (const path of ['/p/k3m9xw2hq7pd/s/1', '/p/k3m9xw2hq7pd/embed', '/explore', '/'])
      expect(readingPath('en', path, lang), path).toBeUndefined();
  });

  it('rewrites a guide for a reader of several languages', () => {
    const guide = '/p/k3m9xw2hq7pd';
    expect(readingPath('en', guide, null, ['de', 'en'])).toBe(`/en${guide}/in/de_en`);
    expect(readingPath('en', guide, 'fr', ['de', 'en'])).toBe(`/en${guide}/in/fr`);
    expect(readingPath('en', guide, null, ['en'])).toBeUndefined();
    expect(readingPath('en', `${guide}/s/1`, null, ['de', 'en'])).toBeUndefined();
    expect(languagesOfPath('pt-BR_de')).toEqual(['pt-BR', 'de']);
    for (const segment of ['zz', 'de_', '', '-']) expect(languagesOfPath(segment)).toBeUndefined();
  });

  it('adds the locale prefix to internal paths only', () => {
    expect(internalPath('en', '/')).toBe('/en');
    expect(internalPath('pt-BR', '/en/explore')).toBe('/pt-BR/en/explore');
  });
});
