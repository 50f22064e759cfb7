import { expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { jsonLdReader } from './json-ld-reader';

function read(fields: object) {
  const recipe = { '@type': 'Recipe', name: 'Soup', ...fields };
  const { guides, refusals } = readBy(jsonLdReader, 'a.json', JSON.stringify(recipe));
  const [{ parts = [], steps = [] } = {}] = guides.map(toPlain);
  return { parts, steps: steps.map(({ is, name }) => `${is} ${name}`), refusals };
}
const MIX = [{ '@type': 'HowToStep', text: 'Mix.' }];

it.each([
  [
    'headings',
    { Massa: ['1 ovo', '2 xícaras de farinha'] },
    ['Massa', '1 ovo', '2 xícaras de farinha'],
  ],
  ['headings with one text', [{ 'Für 4:': '1 Kürbis, 2 EL Öl' }], ['Für 4', '1 Kürbis', '2 EL Öl']],
  ['numbers', { 1: '1 egg', 2: '2 cups of milk' }, ['1 egg', '2 cups of milk']],
  [
    'a whole entry',
    [{ display: '2 cups oats', food: { name: 'oats' }, quantity: 2 }],
    ['2 cups oats'],
  ],
  [
    'amount, unit and food',
    [{ amount: 2, unit: { name: 'cups' }, food: { name: 'oats' }, note: 'rolled' }],
    ['2 cups oats, rolled'],
  ],
])('reads parts under %s', (_, recipeIngredient, parts) => {
  expect(read({ recipeIngredient, recipeInstructions: MIX }).parts).toEqual(parts);
});

it.each([
  ['numbers', { 1: 'Mix.', 2: 'Bake.' }, ['step Mix', 'step Bake']],
  [
    'headings',
    [{ 'Teig:': 'Mix.\nRest.' }, { Tipp: 'Eat.' }],
    ['chapter Teig', 'step Mix', 'step Rest', 'chapter Tipp', 'step Eat'],
  ],
  [
    'other names of the text',
    [{ '@type': 'HowToStep', instruction: 'Mix.' }, { step: 'Bake.' }],
    ['step Mix', 'step Bake'],
  ],
  ['a title', [{ title: 'Bake', text: 'Until brown.' }], ['step Bake']],
])('reads steps under %s', (_, recipeInstructions, steps) => {
  expect(read({ recipeInstructions }).steps).toEqual(steps);
});

it('reads lists under their plain names', () => {
  expect(read({ ingredient: ['1 egg'], directions: ['Mix.'] })).toMatchObject({
    parts: ['1 egg'],
    steps: ['step Mix'],
  });
});

it('keeps numbers that belong to the text', () => {
  const text = '12. December is the last day.';
  expect(read({ recipeInstructions: ['(4) screws hold it.', text] }).steps).toEqual([
    'step (4) screws hold it',
    'step 12. December is the last day',
  ]);
});

it('refuses a guide without steps', () => {
  for (const recipeInstructions of [[], {}, [{}], { 1: '' }, [{ '@type': 'HowToStep', timer: 5 }]])
    expect(read({ recipeInstructions }).refusals).toMatchObject([{ reason: 'steps_not_found' }]);
});
