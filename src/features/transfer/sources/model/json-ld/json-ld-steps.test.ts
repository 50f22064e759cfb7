import { describe, expect, it } from 'vitest';
import { readJsonLd as read } from '@/testing/read-json-ld';

const step = (text: string, more = {}) => ({ '@type': 'HowToStep', text, ...more });
const section = (more: object) => ({ '@type': 'HowToSection', name: 'Dough', ...more });

describe('steps of a section', () => {
  it.each([
    ['item', { item: [step('Mix.'), step('Bake.')] }],
    ['step', { step: [step('Mix.'), step('Bake.')] }],
    ['steps', { steps: ['Mix.', 'Bake.'] }],
    ['itemListElement', { itemListElement: [step('Mix.'), step('Bake.')] }],
    ['two names', { item: [step('Mix.')], step: step('Bake.') }],
    [
      'the same list under two names',
      { item: ['Mix.', 'Bake.'], itemListElement: ['Mix.', 'Bake.'] },
    ],
    ['its text', { text: '1. Mix.\n2. Bake.' }],
    ['HTML', { itemListElement: '<ol><li>Mix.</li><li>Bake.</li></ol>' }],
    [
      'directions',
      {
        item: [
          { '@type': 'HowToDirection', text: 'Mix.' },
          { '@type': 'HowToDirection', text: 'Bake.' },
        ],
      },
    ],
    [
      'an ItemList',
      { itemListElement: { '@type': 'ItemList', itemListElement: [step('Mix.'), step('Bake.')] } },
    ],
    [
      'list items out of order',
      {
        itemListElement: [
          { '@type': 'ListItem', position: 2, item: step('Bake.') },
          { '@type': 'ListItem', position: 1, item: step('Mix.') },
        ],
      },
    ],
    ['a @list', { item: { '@list': [step('Mix.'), step('Bake.')] } }],
    [
      'references with types',
      {
        item: [{ '@id': '#1', '@type': 'HowToStep' }, '#2'],
        about: [
          { '@id': '#1', '@type': 'HowToStep', text: 'Mix.' },
          { '@id': '#2', '@type': 'HowToStep', text: 'Bake.' },
        ],
      },
    ],
    ['lists in lists', { item: [[step('Mix.')], [[step('Bake.')]]] }],
  ])('stand below %s', (_, inside) => {
    expect(read({ step: [section(inside)] }).steps).toEqual(['# Dough', 'Mix', 'Bake']);
    expect(read({ step: section(inside) }).steps).toEqual(['# Dough', 'Mix', 'Bake']);
  });

  it('come after its own text and picture', () => {
    const { guide } = read({
      step: [
        section({
          description: 'For two.',
          image: 'https://a.example/1.jpg',
          itemListElement: [step('Mix.')],
        }),
      ],
    });
    expect(guide.steps.map(({ name, text, picture }) => [name, text, picture])).toEqual([
      ['Dough', '', undefined],
      ['Dough', 'For two.', 'https://a.example/1.jpg'],
      ['Mix', 'Mix.', undefined],
    ]);
  });
});

describe('numbers of steps', () => {
  it.each([
    [['1. Mix.', '2. Bake.']],
    [['Step 1', 'Mix.', 'Step 2', 'Bake.']],
    [['1)', 'Mix.', '2)', 'Bake.']],
    [['Step 1: Mix.', 'Step 2 - Bake.']],
    [['(1) Mix.', '(2) Bake.']],
    [['1.Mix.', '2.Bake.']],
    [['Passo 1: Mix.', '2º passo – Bake.']],
    [['1', '2', 'Mix.', 'Bake.']],
    [
      [
        { '@type': 'HowToStep', name: '1', text: 'Mix.' },
        { '@type': 'HowToStep', name: 'Step 2', text: 'Bake.' },
      ],
    ],
    [
      [
        { '@type': 'HowToStep', name: '1. Mix', text: '1. Mix.' },
        { '@type': 'HowToStep', name: 'Schritt 2: Bake', text: 'Bake.' },
      ],
    ],
    [[{ '@type': 'HowToStep', name: 'Étape 1' }, step('Mix.'), step('Bake.')]],
    ['1. Mix.\n2. Bake.'],
    ['1. Mix. 2. Bake.'],
    ['1\nMix.\n2\nBake.'],
    ['<h3>Step 1</h3><p>Mix.</p><h3>Step 2</h3><p>Bake.</p>'],
  ])('%j are no part of them', (instructions) => {
    expect(read({ step: instructions }).steps).toEqual(['Mix', 'Bake']);
  });

  it('stay where they count something', () => {
    expect(
      read({
        step: [
          '2 eggs go in.',
          '1.5 cups of milk.',
          '10 minutes later: stir.',
          'Step 2 is hard.',
          '3-ply wood.',
        ],
      }).guide.steps.map(({ text }) => text),
    ).toEqual([
      '2 eggs go in.',
      '1.5 cups of milk.',
      '10 minutes later: stir.',
      'Step 2 is hard.',
      '3-ply wood.',
    ]);
    expect(read({ step: ['1 Mix.', '2 Stir.', '3 Bake.'] }).steps).toEqual(['Mix', 'Stir', 'Bake']);
    expect(read({ step: [step('1. Mix.\n2. Stir.')] }).guide.steps[0]?.text).toBe(
      '1. Mix.\n2. Stir.',
    );
  });
});
