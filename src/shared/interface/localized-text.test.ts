import { describe, expect, it } from 'vitest';
import type { LocalizedText } from './localized-text';
import { pickLanguage, pickText } from './localized-text';

const texts: LocalizedText[] = [
  { lang: 'pt-BR', value: 'Corte' },
  { lang: 'en', value: 'Cut' },
  { lang: 'fr', value: '', pending: true },
];

describe('the text a reader gets', () => {
  it('is in the requested language when it exists', () => {
    expect(pickText(texts, 'en', ['pt-BR', 'en'])).toEqual({
      value: 'Cut',
      lang: 'en',
      isFallback: false,
    });
  });

  it('falls back to the primary language when it is pending, missing or unknown, and says so', () => {
    for (const lang of ['fr', 'de', 'xx', ''])
      expect(pickText(texts, lang, ['pt-BR', 'en', 'fr'])).toEqual({
        value: 'Corte',
        lang: 'pt-BR',
        isFallback: true,
      });
  });

  it('falls back to the next language when the primary one is missing too', () => {
    expect(pickText(texts, 'de', ['fr', 'en'])).toEqual({
      value: 'Cut',
      lang: 'en',
      isFallback: true,
    });
    expect(pickText([], 'de', ['fr'])).toEqual({ value: '', lang: 'fr', isFallback: false });
    expect(pickText([], 'de', [])).toEqual({ value: '', lang: 'en', isFallback: false });
  });
});

describe('the language a reader starts with', () => {
  it('is the requested one, a variety of it, or the primary one', () => {
    expect(pickLanguage(['pt-BR', 'en'], 'en')).toBe('en');
    expect(pickLanguage(['en', 'pt-BR'], 'pt-PT')).toBe('pt-BR');
    expect(pickLanguage(['pt-BR', 'en'], 'en-GB')).toBe('en');
    expect(pickLanguage(['fr', 'en'], 'ja')).toBe('fr');
    expect(pickLanguage(['fr', 'en'], undefined)).toBe('fr');
    expect(pickLanguage(['fr', 'en', 'de'], 'xx', 'de-AT', 'en')).toBe('de');
    expect(pickLanguage([], undefined)).toBe('en');
  });
});
