import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { draftOf, isLater, isPending, textsOf, withLater, withText } from './draft';
import { isUnchanged } from './unchanged';
import { firstProblem, languagesWithProblems, problemsOf } from './draft-problems';
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
  it('equals the stored item, and sends it back unchanged', () => {
    const draft = draftOf('step', stored, LANGUAGES);
    expect(draft.baseVersion).toBe(3);
    expect(textsOf(draft, LANGUAGES)).toEqual({
      alt: [],
      name: stored.name,
      description: stored.description,
    });
    expect(isUnchanged(draft, draftOf('step', stored, LANGUAGES), LANGUAGES)).toBe(true);
  });

  it('needs every text of the primary language, and of others that were started', () => {
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

  it('leaves an empty language pending, also when its texts were removed', () => {
    const written = withText(draftOf('chapter', undefined, LANGUAGES), 'name', 'en', 'Sanding');
    const draft = withText(withText(written, 'name', 'en', ' '), 'name', 'pt-BR', 'Lixar');
    expect(problemsOf(draft, LANGUAGES)).toEqual({});
    expect(textsOf(draft, LANGUAGES).name?.[1]).toEqual({ lang: 'en', value: '', pending: true });
  });

  it('is no longer left for later once the language is complete', () => {
    const draft = withText(
      withText(draftOf('step', stored, LANGUAGES), 'name', 'en', 'Sand'),
      'description',
      'en',
      'Slowly',
    );
    expect(isPending(draft, 'en', LANGUAGES)).toBe(false);
    expect(problemsOf(withText(draft, 'name', 'en', ''), LANGUAGES)).toHaveProperty(['name.en']);
  });

  it('finds its first problem: in the current language, if there is one', () => {
    const begun = withText(draftOf('step', undefined, LANGUAGES), 'name', 'en', 'Sand');
    const problems = problemsOf(begun, LANGUAGES);
    expect(firstProblem({ kind: 'step' }, problems, 'en', LANGUAGES)).toEqual({
      field: 'description',
      lang: 'en',
    });
    expect(firstProblem({ kind: 'step' }, { 'description.pt-BR': 1 }, 'en', LANGUAGES)).toEqual({
      field: 'description',
      lang: 'pt-BR',
    });
    expect(firstProblem({ kind: 'step' }, {}, 'en', LANGUAGES)).toBeUndefined();
  });

  it('never leaves the primary language for later', () => {
    const draft = withLater(draftOf('chapter', undefined, LANGUAGES), 'pt-BR', true);
    expect(isLater(draft, 'pt-BR', LANGUAGES)).toBe(false);
    expect(problemsOf(draft, LANGUAGES)['name.pt-BR']?.key).toBe('text');
  });

  it('keeps the texts of a language left for later', () => {
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

  it('leaves a language that was added to the project for later', () => {
    const draft = withText(draftOf('chapter', undefined, ['pt-BR']), 'name', 'pt-BR', 'Montagem');
    expect(problemsOf(draft, LANGUAGES)).toEqual({});
    expect(textsOf(draft, LANGUAGES).name).toEqual([
      { lang: 'pt-BR', value: 'Montagem' },
      { lang: 'en', value: '', pending: true },
    ]);
  });

  it("maps the server's messages to their language", () => {
    const errors = fieldErrors({ 'name.1.value': 'too long', description: 'missing' }, LANGUAGES);
    expect(errors).toEqual({ 'name.en': 'too long', 'description.pt-BR': 'missing' });
    expect(languagesWithProblems({ 'name.en': 'too long' }, LANGUAGES)).toEqual(['en']);
  });
});
