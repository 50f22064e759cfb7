import { expect, it } from 'vitest';
import { planOf } from './plan';
import { type OwnLists, projectUnits } from './project-units';

const shelf: OwnLists = {
  names: [{ lang: 'en', value: 'A shelf' }],
  descriptions: [],
  categories: [],
  tagLists: [
    { lang: 'en', values: ['wood'] },
    { lang: 'de', values: ['Holz'], state: 'written' },
  ],
  partLists: [],
  toolLists: [],
  parts: [],
  tools: [],
};

it('tags of only separators are refused, so that they do not remove the written ones', () => {
  const units = projectUnits(shelf, { from: 'en', to: 'de' });
  const row = { id: 'project.tags', line: 2, target: ', ,', isWaiting: false, isDone: true };
  expect(planOf(units, [row], 'all')).toMatchObject({
    written: [],
    refused: [{ id: 'project.tags', problem: { key: 'textRequired' } }],
  });
});
