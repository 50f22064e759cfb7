import { expect, it } from 'vitest';
import { languageIn, languageLabel, PROJECT_LANGUAGES } from './languages';

it('are named in the language of their sentence', () => {
  expect(PROJECT_LANGUAGES.map((tag) => languageIn('pt-BR', tag))).toEqual([
    'português (Brasil)',
    'inglês',
    'espanhol',
    'francês',
    'alemão',
  ]);
  expect(PROJECT_LANGUAGES.map((tag) => languageIn('en', tag))).toEqual([
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
