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
  ['name, quantity and unit', [{ name: 'flour', quantity: 200, unit: 'g' }], ['flour × 200 g']],
  ['a note alone', [{ food: null, amount: 0, note: 'For the dip' }], ['For the dip']],
  ['sections', [{ title: 'Dough', ingredients: ['1 egg', 'flour'] }], ['Dough', '1 egg', 'flour']],
  ['named sections', [{ name: 'Top', items: [{ text: 'jam' }] }], ['Top', 'jam']],
  ['a description', [{ description: 'salt' }], ['salt']],
  ['a recipe', [{ referencedRecipe: { name: 'Pesto' }, quantity: 1 }], ['1 Pesto']],
  ['a value', [{ value: '200 g flour' }], ['200 g flour']],
  ['amounts', { flour: 200, sugar: 100 }, ['flour: 200, sugar: 100']],
  ['amounts beside texts', { flour: 200, milk: '1 l' }, ['flour: 200', 'milk', '1 l']],
  ['unknown keys', [{ '@type': 'HowToSupply', was: 'flour' }], ['flour']],
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
  ['unknown keys', [{ '@type': 'HowToStep', was: 'Mix.' }, 'Bake.'], ['step Mix', 'step Bake']],
  ['several unknown keys', [{ was: 'Mix.', wie: 'Slowly, for ten minutes.' }], ['step Mix']],
  ['unknown keys and numbers', [{ passo: 1, descricao: 'Mix.' }], ['step Mix']],
  [
    'groups',
    [{ title: 'Dough', steps: ['Mix.', { text: 'Rest.' }] }],
    ['chapter Dough', 'step Mix', 'step Rest'],
  ],
  [
    'steps by number',
    { steps: { 1: { text: 'Mix.' }, 2: { text: 'Bake.' } } },
    ['step Mix', 'step Bake'],
  ],
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

it('reads sections of parts that refer to themselves once', () => {
  const section = {
    '@id': '#a',
    '@type': 'Thing',
    name: 'Dough',
    items: ['1 egg', { '@id': '#a' }],
  };
  expect(read({ recipeIngredient: [section], recipeInstructions: MIX }).parts).toEqual([
    'Dough',
    '1 egg',
    'Dough',
  ]);
});

it('takes no metadata for the text of a step', () => {
  const step = { '@type': 'HowToStep', inLanguage: 'de', sameAs: 'https://a.example/x', date: 'x' };
  expect(read({ recipeInstructions: [step] }).refusals).toMatchObject([
    { reason: 'steps_not_found' },
  ]);
});

it('reads the number of a step as no text, and keeps parts that only steps have', () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeInstructions: [{ step: 1, instruction: 'Mix.', ingredients: [{ display: '1 egg' }] }],
  };
  const { guides } = readBy(jsonLdReader, 'a.json', JSON.stringify(recipe));
  expect(guides.map(toPlain)).toMatchObject([
    { parts: ['1 egg'], steps: [{ name: 'Mix', text: 'Mix.' }] },
  ]);
});

it('reads a list that refers to itself once', () => {
  const list = { '@type': 'ItemList', '@id': 'a', itemListElement: [{ '@id': 'a' }, 'Mix it.'] };
  const fields = { recipeInstructions: [{ '@type': 'HowToStep', steps: { '@id': 'a' } }] };
  expect(read({ ...fields, supply: { '@id': 'a' }, more: list })).toMatchObject({
    parts: ['Mix it.'],
    steps: ['step Mix it'],
  });
});
