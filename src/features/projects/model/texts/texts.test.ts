import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { completeTexts, hasText, mergeTexts, textsProblem, writtenTexts } from './texts';

const pt: LocalizedText = { lang: 'pt-BR', value: 'Corte' };
const en: LocalizedText = { lang: 'en', value: 'Cut' };
const later: LocalizedText = { lang: 'en', value: '', pending: true };

describe('a list of texts', () => {
  it('is valid when it names each language of the project once', () => {
    expect(textsProblem([pt, en], ['pt-BR', 'en'])).toBeUndefined();
    expect(textsProblem([en, pt], ['pt-BR', 'en'])).toBeUndefined();
    expect(textsProblem([pt, later], ['pt-BR', 'en'])).toBeUndefined();
  });

  it.each<[string, LocalizedText[], object]>([
    ['a missing language', [pt], { key: 'textsLanguages' }],
    ['a foreign one', [pt, { lang: 'de', value: 'x' }], { key: 'textsLanguages' }],
    ['a repeated one', [pt, pt], { key: 'textsLanguages' }],
    ['an empty text', [pt, { lang: 'en', value: '' }], { key: 'textRequired', index: 1 }],
    [
      'a pending text with a value',
      [pt, { ...en, pending: true }],
      { key: 'textPending', index: 1 },
    ],
    [
      'a pending primary language',
      [{ lang: 'pt-BR', value: '', pending: true }, en],
      { key: 'textPrimary', index: 0 },
    ],
  ])('does not fit with %s', (_, texts, problem) => {
    expect(textsProblem(texts, ['pt-BR', 'en'])).toEqual(problem);
  });

  it("is completed with pending ones in the project's order, and shown to readers without them", () => {
    expect(completeTexts([en, pt], ['pt-BR', 'fr', 'en'])).toEqual([
      pt,
      { lang: 'fr', value: '', pending: true },
      en,
    ]);
    expect(writtenTexts([later, pt], ['pt-BR', 'fr', 'en'])).toEqual([pt]);
  });

  it('keeps the texts of removed languages', () => {
    const french: LocalizedText = { lang: 'fr', value: 'Coupe' };
    expect(mergeTexts([pt, french], [{ ...pt, value: 'Novo' }, en])).toEqual([
      { ...pt, value: 'Novo' },
      en,
      french,
    ]);
  });

  it('has a text where a value is written', () => {
    expect([
      hasText([pt, later], 'pt-BR'),
      hasText([pt, later], 'en'),
      hasText([pt], 'de'),
    ]).toEqual([true, false, false]);
  });
});
