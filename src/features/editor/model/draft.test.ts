import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/languages';
import {
  draftOf,
  firstProblem,
  isLater,
  isPending,
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

  it('needs every text of the primary language, and of others once they were begun', () => {
    const draft = draftOf('step', undefined, LANGUAGES);
    expect(Object.keys(problemsOf(draft, LANGUAGES))).toEqual(['name.pt-BR', 'description.pt-BR']);
    const begun = withText(draft, 'name', 'en', 'Sand');
    expect(Object.keys(problemsOf(begun, LANGUAGES))).toEqual([
      'name.pt-BR',
      'description.pt-BR',
      'description.en',
    ]);
    expect(problemsOf(withLater(begun, 'en', true), LANGUAGES)).not.toHaveProperty([
      'description.en',
    ]);
  });

  it('leaves a language that nobody has begun pending, also when its texts were taken away', () => {
    const written = withText(draftOf('chapter', undefined, LANGUAGES), 'name', 'en', 'Sanding');
    const draft = withText(withText(written, 'name', 'en', ' '), 'name', 'pt-BR', 'Lixar');
    expect(problemsOf(draft, LANGUAGES)).toEqual({});
    expect(textsOf(draft, LANGUAGES).name?.[1]).toEqual({ lang: 'en', value: '', pending: true });
  });

  it('is not left for later any more once the language is written', () => {
    const draft = withText(
      withText(draftOf('step', stored, LANGUAGES), 'name', 'en', 'Sand'),
      'description',
      'en',
      'Slowly',
    );
    expect(isPending(draft, 'en', LANGUAGES)).toBe(false);
    expect(problemsOf(withText(draft, 'name', 'en', ''), LANGUAGES)).toHaveProperty(['name.en']);
  });

  it('says where its first problem is: in the language one writes in, if there is one', () => {
    const begun = withText(draftOf('step', undefined, LANGUAGES), 'name', 'en', 'Sand');
    const problems = problemsOf(begun, LANGUAGES);
    expect(firstProblem('step', problems, 'en', LANGUAGES)).toEqual({
      field: 'description',
      lang: 'en',
    });
    expect(firstProblem('step', { 'description.pt-BR': 1 }, 'en', LANGUAGES)).toEqual({
      field: 'description',
      lang: 'pt-BR',
    });
    expect(firstProblem('step', {}, 'en', LANGUAGES)).toBeUndefined();
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
  });

  it('puts the messages of the server at the language they are about', () => {
    const errors = fieldErrors({ 'name.1.value': 'too long', description: 'missing' }, LANGUAGES);
    expect(errors).toEqual({ 'name.en': 'too long', 'description.pt-BR': 'missing' });
    expect(languagesWithProblems({ 'name.en': 'too long' }, LANGUAGES)).toEqual(['en']);
  });
});
