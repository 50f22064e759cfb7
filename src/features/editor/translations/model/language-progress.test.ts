import { expect, it } from 'vitest';
import type { StatedText } from '@/features/projects/model/texts/states';
import { sampleProject } from '@/testing/ui/sample-project';
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
  const guide = sampleProject({ languages: ['pt-BR', 'en'], steps });
  expect(languageProgress(guide)).toEqual([
    { lang: 'pt-BR', written: 5, old: 0, total: 5, percent: 100 },
    { lang: 'en', written: 2, old: 2, total: 5, percent: 40 },
  ]);
  const states = guide.steps.map(({ name, description }) =>
    textStates([name, description], guide.languages).map(({ state }) => state),
  );
  expect(states).toEqual([
    ['written', 'old'],
    ['written', 'missing'],
  ]);
});

it("counts the guide's own texts that the first language has: tags as one, each part and tool", () => {
  const guide = sampleProject({
    languages: ['en', 'pt-BR', 'de'],
    description: 'For plants.',
    tags: ['wood', 'home'],
    parts: ['board', 'board', 'glue'],
    tools: ['saw'],
    names: [
      { lang: 'en', value: 'Shelf' },
      { lang: 'pt-BR', value: 'Estante', state: 'old' },
    ],
    descriptions: [
      { lang: 'en', value: 'For plants.' },
      { lang: 'pt-BR', value: 'Para plantas.', state: 'written' },
    ],
    categories: [{ lang: 'pt-BR', value: 'Casa', state: 'written' }],
    tagLists: [
      { lang: 'en', values: ['wood', 'home'] },
      { lang: 'pt-BR', values: ['madeira'], state: 'written' },
    ],
    partLists: [
      { lang: 'en', values: ['board', 'board', 'glue'] },
      { lang: 'pt-BR', values: ['tábua', '', 'cola'], states: ['written', 'missing', 'old'] },
    ],
    toolLists: [{ lang: 'en', values: ['saw'] }],
  });
  expect(languageProgress(guide)).toEqual([
    { lang: 'en', written: 7, old: 0, total: 7, percent: 100 },
    { lang: 'pt-BR', written: 3, old: 2, total: 7, percent: 42 },
    { lang: 'de', written: 0, old: 0, total: 7, percent: 0 },
  ]);
});
