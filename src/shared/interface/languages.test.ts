import { expect, it } from 'vitest';
import { languageIn, languageLabel } from './languages';

const LANGUAGES = ['pt-BR', 'en', 'es', 'fr', 'de'] as const;

it('are named in the language of their sentence', () => {
  expect(LANGUAGES.map((tag) => languageIn('pt-BR', tag))).toEqual([
    'português (Brasil)',
    'inglês',
    'espanhol',
    'francês',
    'alemão',
  ]);
  expect(LANGUAGES.map((tag) => languageIn('en', tag))).toEqual([
    'Brazilian Portuguese',
    'English',
    'Spanish',
    'French',
    'German',
  ]);
});

it('begin with a capital letter when they are alone', () => {
  expect(languageLabel('pt-BR', 'en')).toBe('Inglês');
});
