import { describe, expect, it } from 'vitest';
import { sampleProject } from '@/testing/ui/sample-project';
import { isOldIn, makesOld, oldIn } from './draft-states';
import { changedLists, withFollowing, withYieldWord, yieldToSend } from './draft-translations';
import { toDraft } from './project-draft';

const project = sampleProject({
  languages: ['pt-BR', 'en', 'es'],
  name: 'Estante',
  names: [
    { lang: 'pt-BR', value: 'Estante' },
    { lang: 'en', value: 'Shelf', state: 'old' },
  ],
  tags: ['madeira'],
  tagLists: [{ lang: 'en', values: ['wood'], state: 'written' }],
  parts: ['tábua', 'cola', 'prego'],
  partLists: [
    { lang: 'en', values: ['board', 'glue', 'nail'], states: ['written', 'old', 'written'] },
  ],
  yield: {
    amount: 40,
    unit: [
      { lang: 'pt-BR', value: 'vasos' },
      { lang: 'en', value: 'pots', state: 'old' },
    ],
  },
});
const stored = withYieldWord(project);
const fresh = toDraft(project, 'en');
const of = (draft: typeof fresh) => (field: 'name' | 'tags' | 'parts' | 'yield') =>
  oldIn(draft, stored, field, 'en').map((text) => text?.path);

describe('old translations in the project form', () => {
  it('are those of the project, until they are written again', () => {
    const named = { ...fresh, names: { ...fresh.names, en: 'Bookshelf' } };
    expect([of(fresh)('name'), of(fresh)('tags')]).toEqual([['names.en'], [undefined]]);
    expect(of(fresh)('parts')).toEqual([undefined, 'partLists.en.1', undefined]);
    expect(of(named)('name')).toEqual([undefined]);
    expect(oldIn(fresh, stored, 'name', 'es')).toEqual([undefined]);
  });

  it('stay with parts that move, and are sent as written once confirmed', () => {
    const moved = { ...fresh, ...withFollowing(fresh, { parts: ['cola', 'tábua', 'prego'] }) };
    const confirmed = { ...moved, confirmed: ['partLists.en.1', 'names.en'] };
    expect(of(moved)('parts')).toEqual(['partLists.en.1', undefined, undefined]);
    expect([moved, confirmed].map((draft) => isOldIn(draft, stored, 'parts', 'en'))).toEqual([
      true,
      false,
    ]);
    const lists = changedLists(confirmed, fresh);
    expect(lists.names?.[0]).toEqual({ lang: 'en', value: 'Shelf', state: 'written' });
    expect(lists.partLists?.[0]).toEqual({
      lang: 'en',
      values: ['glue', 'board', 'nail'],
      states: ['written', 'missing', 'missing'],
    });
    expect(lists.tagLists).toBeUndefined();
  });

  it('are so for the word of the yield, which is sent in every language', () => {
    expect(of(fresh)('yield')).toEqual(['yieldUnits.en']);
    const draft = { ...fresh, confirmed: ['yieldUnits.en'] };
    expect(changedLists(draft, fresh)).toEqual({});
    expect(yieldToSend(draft)).toEqual({
      amount: 40,
      unit: [
        { lang: 'pt-BR', value: 'vasos' },
        { lang: 'en', value: 'pots', state: 'written' },
        { lang: 'es', value: '' },
      ],
    });
    expect(yieldToSend({ ...draft, yieldAmount: ' ' })?.amount).toBeNaN();
    const { en: _, ...others } = draft.yieldUnits;
    const removed = { yieldAmount: '', yield: '', yieldUnits: { ...others, en: '' } };
    expect(yieldToSend({ ...draft, ...removed })).toBeNull();
  });
});

describe('a changed source', () => {
  const makes = (changes: Partial<typeof fresh>) =>
    makesOld({ ...fresh, ...withFollowing(fresh, changes) }, stored, ['name', 'tags', 'parts']);

  it.each([
    ['of a written translation', { tags: ['madeira', 'cola'] }, true],
    ['of a written part', { parts: ['tábua', 'cola', 'pregos'] }, true],
    ['of an old part', { parts: ['tábua', 'cola branca', 'prego'] }, false],
    ['of an old name', { name: 'Estante nova' }, false],
    ['by spaces', { name: 'Estante ', parts: ['tábua ', 'cola', 'prego'] }, false],
    ['by another order', { parts: ['prego', 'tábua', 'cola'] }, false],
    ['as another primary language', { languages: ['en' as const, 'pt-BR' as const] }, false],
  ])('%s', (_, changes, expected) => {
    expect(makes(changes)).toBe(expected);
  });
});
