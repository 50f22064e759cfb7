import { expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { jsonLdReader } from './json-ld-reader';

function read(fields: Record<string, unknown>, name = 'a.json') {
  const recipe = { '@type': 'Recipe', name: 'A', recipeInstructions: ['Mix.'], ...fields };
  const { guides, refusals } = readBy(jsonLdReader, name, JSON.stringify(recipe, null, 1));
  const [found] = guides;
  if (!found) throw new Error(JSON.stringify(refusals));
  return {
    ...toPlain(found),
    told: refusals.map(({ line, values }) => [line, values?.['source']]),
  };
}

it('struck-out parts and words are left out and told with their lines', () => {
  const { parts, steps, told } = read({
    recipeIngredient: ['<del>2 eggs</del>', '<s>3</s> 4 cups of <b>flour</b>'],
    recipeInstructions: [{ '@type': 'HowToStep', text: '<p>Do <del>not</del> mix.</p>' }],
    comment: { '@type': 'Comment', text: '<s>x</s>' },
  });
  expect([parts, steps.map(({ text }) => text)]).toEqual([['4 cups of flour'], ['Do mix.']]);
  expect(told).toEqual([
    [11, '2 eggs'],
    [12, '3'],
    [7, 'not'],
  ]);
});

it.each([
  ['texts', ['## Dough', 'Knead it.', '## Filling ##', 'Chop it.']],
  ['one text', '## Dough\nKnead it.\n## Filling\nChop it.'],
  [
    'steps',
    ['## Dough', 'Knead it.', '## Filling', 'Chop it.'].map((text) => ({
      '@type': 'HowToStep',
      text,
    })),
  ],
])('headings of Markdown among steps are chapters: %s', (_, recipeInstructions) => {
  const { steps } = read({ recipeInstructions });
  expect(steps.map(({ is, name }) => [is, name])).toEqual([
    ['chapter', 'Dough'],
    ['step', 'Knead it'],
    ['chapter', 'Filling'],
    ['step', 'Chop it'],
  ]);
});

it('parts have no signs of Markdown', () => {
  expect(
    read({
      recipeIngredient: ['## Dough', '**Dip**', '3 _big_ eggs', '2 * 3 * 4', 'a_b_c', '#2 bolt'],
    }).parts,
  ).toEqual(['Dough', 'Dip', '3 big eggs', '2 * 3 * 4', 'a_b_c', '#2 bolt']);
});

it('a recipe of Nextcloud has the picture of its folder', () => {
  expect(read({ image: '' }, 'Waffles/recipe.json').picture).toBe('full.jpg');
  expect(read({ image: 'https://a.example/b.jpg' }, 'recipe.json').picture).toBe(
    'https://a.example/b.jpg',
  );
  expect(read({ image: '' }).picture).toBeUndefined();
});
