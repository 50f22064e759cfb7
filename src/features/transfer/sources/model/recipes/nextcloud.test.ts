import { expect, it } from 'vitest';
import { countArchive } from '@/testing/archive-counts';

const recipe = (more: object) =>
  JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    id: 12,
    name: 'Dumplings',
    description: '',
    url: '',
    image: '',
    prepTime: 'PT0H20M0S',
    cookTime: 'PT0H15M0S',
    totalTime: 'PT0H35M0S',
    recipeCategory: 'Main',
    keywords: 'potato,winter',
    recipeYield: 4,
    tool: ['Large pot'],
    recipeIngredient: ['## Dough', '1 kg potatoes', '150 g flour'],
    recipeInstructions: ['## Dough', 'Boil the potatoes.', 'Knead.', '## Cooking', 'Simmer.'],
    nutrition: [],
    ...more,
  });

it('brings recipes of Nextcloud with the pictures in their folders', async () => {
  const counts = { chapters: 2, steps: 3, parts: 3, tools: 1, pictures: 1, timers: 0, lines: 0 };
  expect(
    await countArchive({
      'Recipes/Dumplings/recipe.json': recipe({}),
      'Recipes/Dumplings/full.jpg': 'picture',
      'Recipes/Dumplings/thumb.jpg': 'picture',
      'Recipes/Plain/recipe.json': recipe({ name: 'Plain', totalTime: 'soon', prepTime: '' }),
    }),
  ).toEqual({
    guides: [
      { name: 'Dumplings', ...counts },
      { name: 'Plain', ...counts },
    ],
    notices: ['Recipes/Plain/recipe.json 1 time_unknown'],
  });
});
