import { expect, it } from 'vitest';
import type { StatedText } from '@/features/projects/model/states';
import type { ProjectView } from '@/features/projects/schema';
import { languageProgress, textStates } from './language-progress';

const texts = (state: StatedText['state'], value = 'Sand'): StatedText[] => [
  { lang: 'pt-BR', value: 'Lixar' },
  { lang: 'en', value, state },
];

it('counts old texts as not done, and names the least finished state of an item', () => {
  const steps = [
    { name: texts('old'), description: texts('written') },
    { name: texts('written', 'Step 2'), description: texts('old') },
  ];
  const guide = { languages: ['pt-BR', 'en'], steps, questions: [] } as unknown as ProjectView;
  expect(languageProgress(guide)).toEqual([
    { lang: 'pt-BR', written: 4, old: 0, total: 4, percent: 100 },
    { lang: 'en', written: 1, old: 2, total: 4, percent: 25 },
  ]);
  const states = guide.steps.map(({ name, description }) =>
    textStates([name, description], guide.languages).map(({ state }) => state),
  );
  expect(states).toEqual([
    ['written', 'old'],
    ['written', 'missing'],
  ]);
});
