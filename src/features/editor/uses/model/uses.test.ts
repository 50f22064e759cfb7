import { describe, expect, it } from 'vitest';
import { sampleProject } from '@/testing/ui/sample-project';
import { draftOf } from '../../saving/model/draft';
import {
  changedParts,
  withoutUse,
  withStoredParts,
  withUse,
  withUseBack,
  withUsesIn,
} from '../../saving/model/draft-parts';
import { problemsOf } from '../../saving/model/draft-problems';
import { compare, rebase } from '../../saving/model/rebase';
import { itemsIn } from './guide-items';
import { choiceOf, parseAmount, withChoice } from './share-choice';

const text = (value: string) => [{ lang: 'en' as const, value }];
const stored = (
  version = 1,
  uses: object[] = [{ item: 'flour', share: 0.5 }, { item: 'salt' }],
) => ({
  version,
  name: text('Mix'),
  description: text('Slowly'),
  lines: [],
  timers: [],
  uses: uses as { item: string }[],
});
const draft = (...given: Parameters<typeof stored>) => draftOf('step', stored(...given), ['en']);
const merged = (mine: ReturnType<typeof draft>, theirs: object[]) =>
  rebase(mine, stored(2, theirs), [], ['en']).uses;

describe('the uses of a draft', () => {
  it('are sent whole, and only when they differ', () => {
    expect(changedParts(draft(), ['en'])).toEqual({});
    expect(changedParts(withUse(draft(), { id: 'eggs' }), ['en'])).toEqual({
      uses: [{ item: 'flour', share: 0.5 }, { item: 'salt' }, { item: 'eggs' }],
    });
    expect(changedParts(withoutUse(withoutUse(draft(), 'salt'), 'flour'), ['en'])).toEqual({
      uses: [],
    });
  });

  it('come back where they were', () => {
    const removed = withoutUse(draft(), 'flour');
    expect(withUseBack(removed, draft(), 'flour').uses).toEqual(draft().uses);
  });

  it('are merged with those that were saved elsewhere', () => {
    const mine = withUse(withoutUse(draft(), 'salt'), { id: 'eggs' });
    const theirs = [{ item: 'flour', share: 0.25 }, { item: 'salt' }, { item: 'milk' }];
    expect(merged(mine, theirs)?.map(({ id, share }) => [id, share])).toEqual([
      ['flour', 0.25],
      ['milk', undefined],
      ['eggs', undefined],
    ]);
    expect(compare(mine, stored(2, theirs), [], ['en']).conflicts).toEqual([]);
    // A choice here wins.
    expect(merged(withUse(draft(), { id: 'flour' }), theirs)?.[0]).toEqual({ id: 'flour' });
  });

  it('of a draft from before there were uses are those of the server', () => {
    const { uses: _, ...old } = draft();
    expect(withStoredParts({ ...old, base: old }, draft()).uses).toEqual(draft().uses);
  });

  it('go with their line, and are at most 30', () => {
    expect(withUsesIn(draft(), [{ id: 'salt' }]).uses).toEqual([{ id: 'salt' }]);
    const many = Array.from({ length: 31 }, (_, index) => ({ item: String(index) }));
    expect(problemsOf(draft(1, many), ['en'])).toEqual({
      'uses.en': { key: 'tooManyUses', max: 30 },
    });
  });
});

it.each([
  ['1.5', 1.5],
  ['0,2', 0.2],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['2,', 2],
  ['', 0],
  ['1/0', 0],
  ['1/2/3', 0],
  ['1.000.000', 0],
])('reads the amount %s as %s', (written, amount) => {
  expect(parseAmount(written)).toBe(amount);
});

it('chooses shares by their signs', () => {
  expect(
    [0.333, 1 / 3, 1, undefined, 0.2].map((share) =>
      choiceOf({ id: 'a', ...(share && { share }) }),
    ),
  ).toEqual(['⅓', '⅓', 'all', 'all', '0.2']);
  expect(withChoice({ id: 'a' }, 'own', 'g')).toEqual({ id: 'a', amount: { value: 0, unit: 'g' } });
  expect(withChoice({ id: 'a', amount: { value: 2, unit: 'g' } }, '½', 'g')).toEqual({
    id: 'a',
    share: 0.5,
  });
});

it('names lines in the language being written, or else in the first one', () => {
  const project = sampleProject({
    languages: ['en', 'pt-BR'],
    parts: ['300 g flour', '2 eggs'],
    tools: ['bowl'],
    items: ['flour', 'eggs', 'bowl'].map((id) => ({ id, kind: id === 'bowl' ? 'tool' : 'part' })),
    partLists: [{ lang: 'pt-BR', values: ['300 g de farinha', ''] }],
  });
  expect(itemsIn(project, 'pt-BR').map(({ line, lang }) => [line, lang])).toEqual([
    ['300 g de farinha', 'pt-BR'],
    ['2 eggs', 'en'],
    ['bowl', 'en'],
  ]);
});
