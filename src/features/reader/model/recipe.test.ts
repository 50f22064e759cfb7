import { expect, it } from 'vitest';
import type { PublicProject } from '@/features/projects/schema';
import { withTextLists } from '@/testing/text-lists';
import { howTo } from './how-to';

const file = { url: 'https://x.example/files/cake' };
const texts = (value: string) => [{ lang: 'en' as const, value }];
const step = (name: string, type: 1 | 2) => ({
  ...{ id: name, type, name: texts(name), description: [], lines: [], timers: [], file: null },
});
const describe = (change: object) =>
  howTo({
    project: withTextLists({
      name: 'Rye bread',
      description: '',
      languages: ['en'],
      averageTime: '03:00',
      category: 'Baking',
      tags: ['bread', 'rye'],
      parts: ['500 g flour'],
      tools: ['Tin'],
      kind: 2,
      yield: { amount: 2.5, unit: texts('loaves') },
      creator: { name: 'Ana' },
      file: null,
      steps: [step('Mix', 1), step('Baking', 2), step('Bake', 1)],
      questions: [],
      ...change,
    } as unknown as PublicProject),
    lang: 'en',
    url: 'https://x.example/p/1',
    creatorUrl: 'https://x.example/c/1',
    stepUrl: String,
  });

it('a recipe is a Recipe if it has a picture', () => {
  const recipe = {
    '@type': 'Recipe',
    image: file.url,
    totalTime: 'PT3H',
    recipeIngredient: ['500 g flour'],
    recipeYield: '2.5 loaves',
    recipeCategory: 'Baking',
    keywords: 'bread, rye',
    recipeInstructions: [{ name: 'Mix' }, { '@type': 'HowToSection', name: 'Baking' }],
    tool: [{ name: 'Tin' }],
  };
  expect(describe({ file })).toMatchObject(recipe);
  const plain = describe({});
  expect(plain).toMatchObject({
    '@type': 'HowTo',
    yield: '2.5 loaves',
    supply: [{ name: '500 g flour' }],
  });
  expect(plain['image']).toBeUndefined();
  expect(describe({ file, kind: 1 })).toMatchObject({ '@type': 'HowTo', image: file.url });
});
