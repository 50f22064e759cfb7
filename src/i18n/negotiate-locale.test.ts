import { describe, expect, it } from 'vitest';
import { matchLocale, negotiateLocale } from './negotiate-locale';

describe('the interface language', () => {
  it('comes from ?lang= first, then the remembered choice, then the browser, then English', () => {
    expect(negotiateLocale({ lang: 'pt-BR', cookie: 'en', acceptLanguage: 'en' })).toBe('pt-BR');
    expect(negotiateLocale({ lang: null, cookie: 'pt-BR', acceptLanguage: 'en' })).toBe('pt-BR');
    expect(negotiateLocale({ acceptLanguage: 'pt-PT,pt;q=0.9' })).toBe('pt-BR');
    expect(negotiateLocale({})).toBe('en');
  });

  it('maps Portuguese of any country to pt-BR', () => {
    for (const tag of ['pt', 'pt-PT', 'PT-br', 'pt-AO']) expect(matchLocale(tag)).toBe('pt-BR');
  });

  it('ignores languages it does not have', () => {
    expect(
      negotiateLocale({ lang: 'yy', cookie: 'xx', acceptLanguage: 'zz, pt;q=0.4, en;q=0.3' }),
    ).toBe('pt-BR');
    expect(negotiateLocale({ lang: '', acceptLanguage: 'zz' })).toBe('en');
  });

  it('respects the quality values of the browser', () => {
    expect(negotiateLocale({ acceptLanguage: 'en;q=0.5, pt-BR;q=0.8' })).toBe('pt-BR');
    expect(negotiateLocale({ acceptLanguage: 'pt;q=0, en;q=0.1' })).toBe('en');
    expect(negotiateLocale({ acceptLanguage: ';;;,,q=,' })).toBe('en');
  });
});
