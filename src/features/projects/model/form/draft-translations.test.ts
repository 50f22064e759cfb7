import { describe, expect, it } from 'vitest';
import type { ProjectInput } from '../../schema';
import { changedLists, errorsIn, isUnwritten, withFollowing } from './draft-translations';
import { toDraft } from './project-draft';

const guide = {
  name: 'Estante',
  languages: ['pt-BR', 'en', 'es'],
  description: 'Para plantas.',
  category: '',
  averageTime: '01:00',
  tags: ['madeira'],
  parts: ['tábua', 'parafuso', 'cola'],
  tools: ['serra'],
  names: [
    { lang: 'pt-BR', value: 'Estante' },
    { lang: 'en', value: 'Shelf' },
  ],
  descriptions: [{ lang: 'pt-BR', value: 'Para plantas.' }],
  partLists: [
    { lang: 'pt-BR', values: ['tábua', 'parafuso', 'cola'] },
    { lang: 'en', values: ['board', '', 'glue'] },
  ],
} as unknown as ProjectInput;
const fresh = toDraft(guide, 'en');

describe('translations in the project form', () => {
  it('send nothing that was not changed', () => {
    expect(changedLists(fresh, fresh)).toEqual({});
  });

  it('send every further language of a changed list, blank ones as pending', () => {
    const draft = {
      ...fresh,
      names: { ...fresh.names, es: 'Estante' },
      tagLists: { ...fresh.tagLists, en: ['wood'] },
    };
    expect(changedLists(draft, fresh)).toEqual({
      names: [
        { lang: 'en', value: 'Shelf' },
        { lang: 'es', value: 'Estante' },
      ],
      tagLists: [
        { lang: 'en', values: ['wood'] },
        { lang: 'es', values: [] },
      ],
    });
    expect(changedLists({ ...fresh, names: { ...fresh.names, en: ' ' } }, fresh).names).toEqual([
      { lang: 'en', value: '', pending: true },
      { lang: 'es', value: '', pending: true },
    ]);
  });

  it('stay with their parts when those are removed, added or moved', () => {
    const after = (parts: string[]) =>
      withFollowing(fresh, { parts }).partLists?.en as readonly string[];
    expect(after(['parafuso', 'cola'])).toEqual(['', 'glue']);
    expect(after(['cola', 'tábua', 'parafuso'])).toEqual(['glue', 'board', '']);
    expect(after(['tábua', 'parafuso', 'cola', 'lixa'])).toEqual(['board', '', 'glue', '']);
    expect(after(['tábua grande', 'parafuso', 'cola'])).toEqual(['board', '', 'glue']);
  });

  it('come first with their language, and what is missing in it stays', () => {
    const moved = { ...fresh, ...withFollowing(fresh, { languages: ['en', 'pt-BR', 'es'] }) };
    expect(moved).toMatchObject({ name: 'Shelf', description: 'Para plantas.' });
    expect(moved.parts).toEqual(['board', 'parafuso', 'glue']);
    expect(moved.names).toMatchObject({ en: '', 'pt-BR': 'Estante' });
    expect(moved.partLists['pt-BR']).toEqual(guide.parts);
    const back = { ...moved, ...withFollowing(moved, { languages: guide.languages }) };
    expect([back.name, back.names.en]).toEqual(['Estante', 'Shelf']);
  });

  it('leave the texts of a guide without translations where they are', () => {
    const plain = toDraft({ ...guide, names: [] }, 'en');
    const languages = ['en' as const, 'pt-BR' as const];
    expect(withFollowing(plain, { languages })).toEqual({ languages });
  });

  it('are unwritten where the first language has a text and they do not', () => {
    expect(isUnwritten(fresh, 'en', ['name', 'category'])).toBe(false);
    expect(isUnwritten(fresh, 'en', ['parts'])).toBe(true);
    expect(isUnwritten(fresh, 'es', ['name'])).toBe(true);
  });

  it('get the messages of their entries', () => {
    const errors = { names: 'a', 'names.1.value': 'a', 'partLists.0.values.2': 'b' };
    expect(errorsIn(errors, 'es', guide.languages)).toEqual({ 'names.value': 'a' });
    expect(errorsIn(errors, 'en', guide.languages)).toEqual({ 'partLists.values.2': 'b' });
    const ofYield = { yield: 'c', 'yield.unit.2.value': 'c' };
    expect(errorsIn(ofYield, 'es', guide.languages)).toEqual({ 'yieldUnits.value': 'c' });
    expect(errorsIn(ofYield, 'pt-BR', guide.languages)).toEqual({});
  });
});
