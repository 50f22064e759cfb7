import { expect, it } from 'vitest';
import type { StepUse } from '../content/content';
import { compareUses, type ListedItem } from './compare-uses';
import { unitsBeside } from './unit-sizes';

const item = (
  id: string,
  amount: number | null,
  unit: string | null = null,
  amountTo: number | null = null,
): ListedItem => ({
  id,
  kind: 'part',
  amount: amount === null ? null : { amount, amountTo, unit },
});
const tool = (id: string): ListedItem => ({ id, kind: 'tool', amount: null });
const step = (...uses: StepUse[]) => ({ uses });
const own = (value: number, unit: string | null = null) => ({ amount: { value, unit } });

it('names an entry whose shares and own amounts are not what the list has', () => {
  const steps = [step({ item: 'flour', share: 0.5 }), step({ item: 'flour', ...own(100, 'g') })];
  expect(compareUses([item('flour', 300, 'g')], steps).differences).toEqual([
    { item: 'flour', amount: 300, amountTo: null, unit: 'g', inSteps: 250 },
  ]);
});

it.each([
  ['thirds', item('a', 300, 'g'), [{ share: 0.333 }, { share: 0.333 }, { share: 0.333 }]],
  ['another unit', item('a', 1, 'kg'), [own(600, 'g'), own(400, 'g')]],
  ['spoons', item('a', 3, 'tbsp'), [own(9, 'tsp')]],
  ['a range', item('a', 2, 'cup', 3), [own(1, 'cup'), own(1.5, 'cup')]],
  ['all in one step', item('a', 300, 'g'), [{}]],
  ['things that are used again', item('a', 4), [{}, {}]],
  ['an amount that cannot be compared', item('a', 300, 'g'), [own(1, 'cup')]],
  ['a line without an amount', item('a', null), [{ share: 0.5 }]],
])('finds no difference: %s', (_, listed, uses) => {
  const steps = uses.map((use) => step({ item: 'a', ...use }));
  expect(compareUses([listed], steps).differences).toEqual([]);
});

it('names flour that two steps use up, and screws that a step counts', () => {
  const all = [step({ item: 'flour' }, { item: 'screws', ...own(2) }), step({ item: 'flour' })];
  const { differences } = compareUses([item('flour', 300, 'g'), item('screws', 4)], all);
  expect(differences.map((each) => [each.item, each.inSteps])).toEqual([
    ['flour', 600],
    ['screws', 2],
  ]);
});

it('names what no step uses, of parts or tools only if a step uses one', () => {
  const items = [item('flour', 300, 'g'), item('salt', null), tool('bowl')];
  expect(compareUses(items, [step({ item: 'flour' })]).unused).toEqual(['salt']);
  expect(compareUses(items, [step()]).unused).toEqual([]);
});

it('offers the units in which an amount can be written', () => {
  expect(unitsBeside('kg')).toEqual(['mg', 'g', 'kg', 'oz', 'lb']);
  expect(unitsBeside('sheets')).toEqual(['sheets']);
  expect(unitsBeside(null)).toEqual([null]);
  expect(unitsBeside(undefined)).toContain('cup');
});
