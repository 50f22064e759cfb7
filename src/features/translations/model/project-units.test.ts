import { expect, it } from 'vitest';
import type { ProjectTexts } from '@/features/projects/model/project-texts';
import { planOf } from './plan';
import { projectUnits } from './project-units';

const shelf: ProjectTexts = {
  languages: ['en', 'de'],
  name: 'A shelf',
  description: '',
  category: '',
  tags: ['wood'],
  parts: [],
  tools: [],
  texts: { tags: [{ lang: 'de', values: ['Holz'] }] },
};

it('tags of only separators are refused, so that they do not remove the written ones', () => {
  const units = projectUnits(shelf, { from: 'en', to: 'de' });
  const row = { id: 'project.tags', line: 2, target: ', ,', isWaiting: false, isDone: true };
  expect(planOf(units, [row], 'all')).toMatchObject({
    written: [],
    refused: [{ id: 'project.tags', problem: { key: 'textRequired' } }],
  });
});
