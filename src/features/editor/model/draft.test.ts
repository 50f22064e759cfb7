import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/languages';
import {
  draftOf,
  isLater,
  isUnchanged,
  languagesWithProblems,
  problemsOf,
  textsOf,
  withLater,
  withText,
} from './draft';
import { fieldErrors } from './field-errors';

const LANGUAGES: ProjectLanguage[] = ['pt-BR', 'en'];
const stored = {
  version: 3,
  name: [
    { lang: 'pt-BR' as const, value: 'Lixar' },
    { lang: 'en' as const, value: '', pending: true as const },
  ],
  description: [
    { lang: 'pt-BR' as const, value: 'Com calma' },
    { lang: 'en' as const, value: '', pending: true as const },
  ],
};

describe('a draft', () => {
  it('says what is stored, and sends it back unchanged', () => {
    const draft = draftOf('step', stored, LANGUAGES);
    expect(draft.baseVersion).toBe(3);
    expect(textsOf(draft, LANGUAGES)).toEqual({
      alt: [],
      name: stored.name,
      description: stored.description,
    });
    expect(isUnchanged(draft, draftOf('step', stored, LANGUAGES), LANGUAGES)).toBe(true);
  });

  it('needs every text of every language that is not left for later', () => {
    const draft = draftOf('step', undefined, LANGUAGES);
    expect(Object.keys(problemsOf(draft, LANGUAGES))).toEqual([
      'name.pt-BR',
      'name.en',
      'description.pt-BR',
      'description.en',
    ]);
    expect(Object.keys(problemsOf(withLater(draft, 'en', true), LANGUAGES))).toEqual([
      'name.pt-BR',
      'description.pt-BR',
    ]);
  });

  it('never leaves the primary language for later', () => {
    const draft = withLater(draftOf('chapter', undefined, LANGUAGES), 'pt-BR', true);
    expect(isLater(draft, 'pt-BR', LANGUAGES)).toBe(false);
    expect(problemsOf(draft, LANGUAGES)['name.pt-BR']?.key).toBe('text');
  });

  it('keeps what was written in a language left for later', () => {
    const draft = withText(draftOf('step', stored, LANGUAGES), 'name', 'en', ' Sand ');
    expect(textsOf(draft, LANGUAGES).name?.[1]).toEqual({ lang: 'en', value: 'Sand' });
    expect(textsOf(draft, LANGUAGES).description?.[1]).toEqual({
      lang: 'en',
      value: '',
      pending: true,
    });
  });

  it('counts code points of trimmed text', () => {
    const draft = draftOf('chapter', undefined, ['en']);
    expect(problemsOf(withText(draft, 'name', 'en', ` ${'🪚'.repeat(50)} `), ['en'])).toEqual({});
    expect(problemsOf(withText(draft, 'name', 'en', '🪚'.repeat(51)), ['en'])).toEqual({
      'name.en': { key: 'tooLong', max: 50 },
    });
  });

  it('leaves a language that the project got meanwhile for later', () => {
    const draft = withText(draftOf('chapter', undefined, ['pt-BR']), 'name', 'pt-BR', 'Montagem');
    expect(problemsOf(draft, LANGUAGES)).toEqual({});
    expect(textsOf(draft, LANGUAGES).name).toEqual([
      { lang: 'pt-BR', value: 'Montagem' },
      { lang: 'en', value: '', pending: true },
    ]);
    expect(problemsOf(withLater(draft, 'en', false), LANGUAGES)).toHaveProperty(['name.en']);
  });

  it('puts the messages of the server at the language they are about', () => {
    const errors = fieldErrors({ 'name.1.value': 'too long', description: 'missing' }, LANGUAGES);
    expect(errors).toEqual({ 'name.en': 'too long', 'description.pt-BR': 'missing' });
    expect(languagesWithProblems({ 'name.en': 'too long' }, LANGUAGES)).toEqual(['en']);
  });
});
